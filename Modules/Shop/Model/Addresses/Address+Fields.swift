extension Address {
  /// The text of a field of the form. Rule: H2.
  public subscript(field: AddressProblem.Field) -> String {
    get { self[keyPath: Address.keyPath(of: field)] }
    set { self[keyPath: Address.keyPath(of: field)] = newValue }
  }

  private static func keyPath(of field: AddressProblem.Field) -> WritableKeyPath<Address, String> {
    switch field {
    case .name: \.name
    case .street: \.street
    case .city: \.city
    case .state: \.state
    case .postcode: \.postcode
    }
  }
}
