extension Address {
  /// Whether it is so far off that only the standard delivery goes there: the islands of Britain,
  /// Germany and Okinawa, Alaska and Hawaii. Rule: H3.
  public func isFar(in region: Region) -> Bool {
    let code = postcode.trimmed.uppercased()
    switch region {
    case .unitedKingdom:
      let area = String(code.prefix { $0.isLetter })
      return ["BT", "GY", "HS", "IM", "JE", "KW", "ZE"].contains(area)
    case .unitedStates:
      return ["AK", "HI"].contains(USState(named: state)?.code)
    case .germany:
      return [
        "18565", "25849", "25859", "25863", "25869", "25938", "25946", "25980", "25992",
        "25996", "25997", "25999", "26465", "26474", "26486", "26548", "26571", "26579", "26757",
        "27498",
      ].contains(code)
    case .japan:
      return code.hasPrefix("90")
    }
  }
}
