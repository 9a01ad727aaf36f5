import Geodesy

/// Fixes that have not reached the server yet: bounded, and the newest go first.
///
/// A position is worth little by itself, and an hour without network brings thousands. Beyond `capacity` the older half is thinned: every
/// second fix of it is dropped and counted, so that the whole way stays, coarser the longer it is ago.
struct FixBacklog: Sendable {
    /// The most fixes that are kept.
    let capacity: Int
    /// How many were dropped.
    private(set) var droppedCount = 0
    /// By when they came.
    private var fixes: [Fix] = []
    /// Those that are on their way, and came before or among these.
    private var sent: [Fix] = []

    init(capacity: Int) { self.capacity = max(2, capacity) }

    /// How many are here or on their way.
    var count: Int { fixes.count + sent.count }

    /// Whether some wait to be sent.
    var isEmpty: Bool { fixes.isEmpty }

    mutating func add(_ fix: Fix) {
        fixes.append(fix)
        thin()
    }

    /// The newest first, to see which fit.
    var newestFirst: some Sequence<Fix> { fixes.reversed() }

    /// Takes the newest out to be sent.
    mutating func send(newest count: Int) {
        sent += fixes.suffix(count)
        fixes.removeLast(min(count, fixes.count))
    }

    /// What was sent has arrived.
    mutating func confirm() { sent = [] }

    /// What was sent may not have arrived, and is sent again.
    mutating func takeBack() {
        guard !sent.isEmpty else { return }
        fixes += sent
        fixes.sort { $0.time < $1.time }
        sent = []
        thin()
    }

    /// Drops fixes that no server takes.
    mutating func dropNewest(of count: Int) {
        droppedCount += min(count, fixes.count)
        fixes.removeLast(min(count, fixes.count))
    }

    private mutating func thin() {
        while fixes.count > capacity {
            let older = fixes.count / 2
            var keptFixes: [Fix] = []
            keptFixes.reserveCapacity(fixes.count)
            for (index, fix) in fixes.enumerated() where index >= older || index % 2 == 0 { keptFixes.append(fix) }
            droppedCount += fixes.count - keptFixes.count
            fixes = keptFixes
        }
    }
}
