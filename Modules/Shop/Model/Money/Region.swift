/// Where a shop sells. A data directory has one: it fixes currency, tax, postcodes and delivery.
/// Rule: M7.
public enum Region: String, Hashable, Sendable, Codable, CaseIterable {
  case unitedKingdom = "GB"
  case unitedStates = "US"
  case germany = "DE"
  case japan = "JP"

  /// What prices are in.
  public var currency: Currency {
    switch self {
    case .unitedKingdom: .gbp
    case .unitedStates: .usd
    case .germany: .eur
    case .japan: .jpy
    }
  }
}

extension Region {
  /// What a label and a shopper call the country.
  public var countryName: String {
    switch self {
    case .unitedKingdom: "United Kingdom"
    case .unitedStates: "United States"
    case .germany: "Germany"
    case .japan: "Japan"
    }
  }
}
