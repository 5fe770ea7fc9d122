/// What using a control does.
enum ControlUse {
  case press(() -> Void)
  case type((String) -> Void)
  case choose((Int) -> Void)
}
