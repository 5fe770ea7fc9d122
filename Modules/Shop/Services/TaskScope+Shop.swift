import PatternKit
import ShopModel

extension TaskScope {
  /// Asks the shop, in this turn, and hands its answer or its reason to `then`.
  ///
  /// It is `load` with the shop's own error: what is not a ``ShopError`` is told as `damaged`.
  @discardableResult
  public func ask<Answer>(
    _ call: @escaping @MainActor () async throws -> Answer,
    name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line,
    then: @escaping @MainActor (Result<Answer, ShopError>) -> Void
  ) -> TaskHandle {
    load(call, name: name, file: file, line: line) { result in
      then(result.mapError { ShopError($0) })
    }
  }
}
