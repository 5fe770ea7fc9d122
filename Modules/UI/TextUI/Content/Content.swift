/// What a screen shows, and which events its controls make. A value: composing it changes nothing.
public struct Content<Event> {
  /// The screen's title.
  public var title: String
  /// Lines that tell what just happened, in their order. Rule: G9.
  public var notices: [String]
  /// Actions of the whole screen, beside its title.
  public var bar: [Control<Event>]
  /// The rows, in groups.
  public var sections: [Section<Event>]
  /// The control that the screen wants to have the focus now; nil leaves it where it is.
  public var focus: ControlID?

  /// Makes the content of a screen.
  public init(
    title: String, notices: [String] = [], bar: [Control<Event>] = [],
    sections: [Section<Event>] = [], focus: ControlID? = nil
  ) {
    self.title = title
    self.notices = notices
    self.bar = bar
    self.sections = sections
    self.focus = focus
  }

  /// The same content with its events turned into another type.
  public func map<Other>(_ transform: @escaping (Event) -> Other) -> Content<Other> {
    Content<Other>(
      title: title, notices: notices, bar: bar.map { $0.map(transform) },
      sections: sections.map { $0.map(transform) }, focus: focus)
  }

  /// The control with this id; nil when there is none.
  public func control(_ id: ControlID) -> Control<Event>? {
    if let found = bar.first(where: { $0.id == id }) { return found }
    for section in sections {
      for row in section.rows {
        if let found = row.controls.first(where: { $0.id == id }) { return found }
      }
    }
    return nil
  }

  /// Every control, in the order in which a person meets them.
  public var controls: [Control<Event>] {
    bar + sections.flatMap { $0.rows.flatMap(\.controls) }
  }
}
