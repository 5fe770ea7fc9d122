/// A controller whose children are parts of what it shows itself, and no screens of their own. A
/// protocol, since `ContentViewController` is generic.
protocol PartHolding: ViewController {}
