import PatternKit
import StorefrontInterface
import TextUI

// What is inside, and what happens there.
extension PlainStorefront {
  /// A confirmation is a question of the screen below it, and no node of its own.
  func tree() -> NodeSnapshot {
    let modals = context.window.modals.filter { !($0 is AlertController) }
    let layers = [context.window.rootViewController].compactMap { $0 } + modals
    return NodeSnapshot(kind: "Storefront", name: "Plain", children: layers.map(node))
  }

  private func node(_ controller: ViewController) -> NodeSnapshot {
    let isContainer =
      controller is NavigationController || controller is TabBarController
    return NodeSnapshot(
      kind: isContainer ? "Container" : "ViewController", name: controller.kind,
      screen: isContainer || !controller.isViewLoaded ? nil : controller.screenSerial,
      children: controller.children.map(node))
  }

  func trace(_ transition: Transition) {
    for controller in transition.removed {
      context.tracer.record(.nodeDetached, controller.kind)
    }
    for controller in transition.added {
      context.tracer.record(.nodeAttached, controller.kind)
    }
  }
}
