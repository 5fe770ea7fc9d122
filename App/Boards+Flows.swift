import BoardKit
import BoardsAccountInterface
import BoardsCartInterface
import BoardsMainInterface
import BoardsOnboardingInterface
import BoardsSignInInterface
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import StorefrontInterface
import TextUI

// What follows what, where it concerns features that nobody else may know together. No board of the
// shop says what comes after it.
extension BoardsStorefront {
  func registerFlows(_ mainboard: Motherboard) {
    registerLaunch(mainboard)
    registerSession(mainboard)
    registerCheckout(mainboard)
    mainboard.ioAccount().flow.handle { [weak mainboard] output in
      switch output {
      case .signInTapped: mainboard?.ioSignIn().activation.activate(with: .signIn)
      case .registerTapped: mainboard?.ioSignIn().activation.activate(with: .register)
      }
    }
  }

  // MARK: - Launch, onboarding, the tabs

  private func registerLaunch(_ mainboard: Motherboard) {
    mainboard.ioLaunch().flow.addTarget(self) { [weak mainboard] storefront, session in
      if let mainboard { storefront.enter(mainboard, session) }
    }
  }

  private func enter(_ mainboard: Motherboard, _ session: Session) {
    mainboard.io(SessionIO.self).activation.activate(with: session)
    isReady = true
    if !session.isOnboarded { installGateway(mainboard) }
    context.window.inOneTransition {
      mainboard.ioLaunch().completer.complete()
      mainboard.ioMain().activation.activate()
    }
    // What waited and what there is to tell are one event: neither clears the other. Rule: G9.
    context.window.handleAct {
      context.tell(session.news)
      openUnread()
    }
  }

  /// Everything waits until the pages of the first launch were read; then the gate is taken away.
  /// Rule: L1.
  private func installGateway(_ mainboard: Motherboard) {
    let gateway = GatewayBarrier.registerWithActivation { gate, _ in
      gate.motherboard.ioOnboarding().activation.activate()
    }
    .withFlowRegistration { [weak self, weak mainboard] gate in
      gate.motherboard.ioOnboarding().completion.handle { [weak gate] isDone in
        mainboard?.producer.removeGatewayBarrier()
        gate?.complete(isDone)
        if isDone { self?.didReadFirstPages() }
      }
    }
    mainboard.producer.install(gatewayBarrier: gateway)
  }

  /// A link that waits is followed when the tabs have come, and from them, as after every launch.
  private func didReadFirstPages() {
    context.window.inOneTransition({}) { [weak self] in self?.openWaiting() }
  }

  // MARK: - The session

  private func registerSession(_ mainboard: Motherboard) {
    mainboard.io(SessionIO.self).actionFlow.handle { [weak self, weak mainboard] action in
      guard let self, let mainboard else { return }
      switch action {
      case .signingOut:
        untold = ShopNews()
        leaveCheckout(mainboard)
      case .signedOut: didSignOut(mainboard)
      case .told(let news, let attempt): tell(news, attempt)
      }
    }
  }

  /// Nothing of the shopper stays: each board completes, the tabs are made anew, as after a launch, and
  /// what was traced is forgotten. Rule: S6.
  private func didSignOut(_ mainboard: Motherboard) {
    waiting = nil
    for board in mainboard.boards.reversed() where !(board is SessionBoard) {
      board.complete(false)
    }
    mainboard.ioMain().activation.activate()
    context.tracer.clear()
  }

  private func tell(_ news: ShopNews, _ attempt: Attempt?) {
    guard let attempt, !attempt.isOpen else { return context.tell(news) }
    // What has become of its payment a checkout shows itself, as soon as it has the answer. The screen
    // that waits for that would take along whatever else it were told.
    guard !isCheckoutShown else { return untold = news }
    context.tell(news)
    if let notice = Notice.settled(attempt) { context.window.notify(notice) }
  }
}
