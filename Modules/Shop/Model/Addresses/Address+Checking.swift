extension Address {
  /// The longest text of a field, in characters.
  public static let maximumLength = 100

  /// The fields of the form in `region`, in its order: a state in the United States only.
  public static func fields(in region: Region) -> [AddressProblem.Field] {
    AddressProblem.Field.allCases.filter { $0 != .state || region == .unitedStates }
  }

  /// What is wrong with it in `region`, in the form's order; the first field has the focus.
  /// Rule: H2.
  public func problems(in region: Region) -> [AddressProblem] {
    Address.fields(in: region).compactMap { field in
      problem(field, in: region).map { AddressProblem(field, $0) }
    }
  }

  /// The address as it is kept: trimmed, on one line each, state and postcode in their own form.
  public func normalized(in region: Region) -> Address {
    Address(
      name: name.oneLine, street: street.oneLine, city: city.oneLine,
      state: region == .unitedStates ? USState(named: state)?.code ?? state.oneLine : "",
      postcode: Postcode.normalized(postcode, in: region) ?? postcode.oneLine)
  }

  /// The lines of a label, in the country's order. Rule: H5, O1.
  public func lines(in region: Region) -> [String] {
    switch region {
    case .unitedKingdom: [name, street, city, postcode, region.countryName]
    case .unitedStates: [name, street, "\(city), \(state) \(postcode)", region.countryName]
    case .germany: [name, street, "\(postcode) \(city)", region.countryName]
    case .japan: [name, street, "\(city) \(postcode)", region.countryName]
    }
  }

  private func problem(_ field: AddressProblem.Field, in region: Region) -> String? {
    switch field {
    case .name: Address.problem(name, missing: "Type a name")
    case .street: Address.problem(street, missing: "Type a street and a number")
    case .city: Address.problem(city, missing: "Type a city")
    case .state:
      Address.problem(state, missing: "Type a state")
        ?? (USState(named: state) == nil ? "Type a state's two letters, such as TX" : nil)
    case .postcode:
      Address.problem(postcode, missing: "Type a postcode")
        ?? (Postcode.normalized(postcode, in: region) == nil
          ? "Type a postcode such as \(Postcode.example(region))" : nil)
    }
  }

  private static func problem(_ text: String, missing: String) -> String? {
    if text.trimmed.isEmpty { return missing }
    if text.trimmed.count > maximumLength { return "At most \(maximumLength) characters" }
    return nil
  }
}
