import ShopModel
import TextUI

/// Where an order goes: the first step of the checkout. Rule: H0, H2.
public enum AddressScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Typed into a field; this is its whole text now.
    case typed(AddressProblem.Field, String)
    /// Went on.
    case submitTapped
    /// Asked once more for what the checkout begins with, after that had failed.
    case retryTapped
    /// Gave up.
    case cancelTapped
  }

  /// What is known of the form.
  public nonisolated enum Subject: Equatable, Sendable {
    /// What the checkout begins with is on its way.
    case loading
    /// It could not be loaded, for this reason.
    case failed(String)
    /// The form of a region, as it is filled in, with what was wrong when it was submitted last.
    case form(Region, Address, problems: [AddressProblem])
  }

  /// Goes on to the delivery.
  public static let submit: ControlID = "address.submit"
  /// Loads once more what the checkout begins with.
  public static let retry: ControlID = "address.retry"

  /// A field of the form.
  public static func field(_ field: AddressProblem.Field) -> ControlID {
    ControlID("address.\(field.rawValue)")
  }

  /// The screen.
  public static func content(_ subject: Subject) -> Content<Event> {
    var focus: ControlID?
    if case .form(_, _, let problems) = subject { focus = problems.first.map { field($0.field) } }
    return Content(
      title: "Delivery address", bar: [CheckoutBar.cancel(.cancelTapped)],
      sections: sections(subject), focus: focus)
  }

  private static func sections(_ subject: Subject) -> [Section<Event>] {
    switch subject {
    case .loading: [Section(nil, [.progress("Opening the checkout…")])]
    case .failed(let reason):
      [Section(nil, [.failure(reason, retry: .button(retry, Words.retry, .retryTapped))])]
    case .form(let region, let address, let problems):
      [
        Section(
          nil,
          Address.fields(in: region).map { .control(control($0, region, address, problems)) }
            + [.text("Country: \(region.countryName)")]),
        Section(nil, [.control(.button(submit, "Continue", .submitTapped))]),
      ]
    }
  }

  private static func control(
    _ field: AddressProblem.Field, _ region: Region, _ address: Address,
    _ problems: [AddressProblem]
  ) -> Control<Event> {
    .field(
      self.field(field), label(field), text: address[field],
      placeholder: placeholder(field, region),
      error: problems.first { $0.field == field }?.text,
      typed: { .typed(field, $0) })
  }

  private static func label(_ field: AddressProblem.Field) -> String {
    switch field {
    case .name: "Name"
    case .street: "Street and number"
    case .city: "City"
    case .state: "State"
    case .postcode: "Postcode"
    }
  }

  private static func placeholder(_ field: AddressProblem.Field, _ region: Region) -> String {
    switch field {
    case .name, .street, .city: ""
    case .state: "TX"
    case .postcode: Postcode.example(region)
    }
  }
}
