import Foundation
import ShopCatalogue
import ShopModel

/// Where a scenario's catalogues are read from, as they are for its region.
struct CatalogueShelf {
  /// Where the scenario lies, or would.
  var path: String
  /// The catalogue that the app brings along, a CSV.
  var shipped: [UInt8]
  /// Where the shop sells.
  var region: Region

  /// The products of a catalogue, in its order.
  ///
  /// - Throws: when there is none of that name, or it has faults.
  func products(_ catalogue: GivenCatalogue) throws(Mismatch) -> [Product] {
    let reading = CatalogueReading(try bytes(catalogue), region: region)
    guard reading.report.isAcceptable() else {
      throw Mismatch("the catalogue \(catalogue.name) has faults", shown: reading.report.lines)
    }
    guard catalogue == .half else { return reading.products }
    return reading.products.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }

  private func bytes(_ catalogue: GivenCatalogue) throws(Mismatch) -> [UInt8] {
    guard case .fixture(let name) = catalogue else { return shipped }
    guard let path = Fixtures.path(of: name, for: path) else {
      throw Mismatch("there is no \(name).csv in a Fixtures folder beside or above the scenario")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Mismatch("\(path) cannot be read")
    }
    return Array(data)
  }
}
