import StorefrontInterface

/// The architectures that the arcade is about, those that are still to be built included.
enum Architectures {
  /// One of them.
  struct Architecture {
    /// Its name in commands.
    var id: String
    /// What it is, and after which original.
    var after: String

    /// Whether a shop is built in it, which can be run and played.
    var isBuilt: Bool { Storefronts.all.contains { $0.id == id } }
  }

  /// In the order in which they are listed and played.
  static let all = [
    Architecture(id: "plain", after: "no pattern: the baseline that the others are compared with"),
    Architecture(id: "coordinators", after: "coordinators with view models, after SwiftScaffold"),
    Architecture(id: "boards", after: "boards, after Boardy"),
    Architecture(id: "ribs", after: "RIBs with reducers, after RIBs-TCA"),
    Architecture(id: "flows", after: "flows, after CoreFlow"),
    Architecture(id: "pages", after: "pages with plugins, after KirbyiOS"),
  ]
}
