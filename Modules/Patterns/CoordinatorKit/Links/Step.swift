/// A step of a link, typed: one enum for the whole app.
public nonisolated protocol Step: Equatable, Sendable {}
