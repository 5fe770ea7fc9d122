import StorefrontInterface
import Terminal

/// The architectures, in the order in which they are played and listed. A new one is one line.
enum Storefronts {
  static let all: [any Storefront.Type] = [
    PlainStorefront.self, CoordinatorsStorefront.self, BoardsStorefront.self,
  ]

  /// The id of the one that is meant when none is named: the first.
  static var standard: String { all.first?.id ?? "" }

  /// What their ids are, in a row.
  static var names: String { all.map { $0.id }.joined(separator: ", ") }

  /// The architecture with that id.
  static func named(
    _ id: String, for command: CommandGrammar
  ) throws(CommandError) -> any Storefront.Type {
    if let storefront = all.first(where: { $0.id == id }) { return storefront }
    let hint = NearMiss.hint(for: id, in: all.map { $0.id })
    throw .usage(
      UsageError("there is no architecture \(id): \(names)\(hint)", command: command.name))
  }
}
