import CMemory

/// What this process has allocated and not given back.
public nonisolated enum LiveMemory {
  /// In bytes, as the allocator counts them: what it keeps beside each piece is not in it.
  public static var bytes: Int { Int(arcade_bytes_in_use()) }
}
