import Foundation

/// The most memory that this process has had at once.
public nonisolated enum PeakMemory {
  /// In megabytes, of a million bytes each, since its start.
  public static var megabytes: Double {
    var usage = rusage()
    // Linux counts in kilobytes, Apple's systems in bytes.
    #if os(Linux)
      _ = getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) * 1_024 / 1_000_000
    #else
      _ = getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1_000_000
    #endif
  }
}
