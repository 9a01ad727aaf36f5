import RideLogs

/// The lines of a device's log, and which of them the server has.
///
/// All lines stay here, since a server that was set back to a copy asks for them again. A line is done with in one of three ways: it stands
/// before the head that the server names, an answer came to a request with it, or the server refused it.
struct LineBacklog: Sendable {
    private enum State: Sendable {
        /// It has to be sent.
        case open
        /// An answer came to a request with it.
        case answered
        /// It stands before the server's head, or is it.
        case covered
        /// The server does not want it.
        case refused
    }

    private struct Line: Sendable {
        let entry: RideEntry
        var state: State
    }

    private var lines: [EntryDigest: Line] = [:]
    /// The lines that have to be sent, in the order of the log.
    private(set) var open: [RideEntry] = []
    /// The last head of the server that is a line of this log; its number is kept where the line itself is not at hand yet.
    private(set) var head: SyncAnswer.Head?
    private var setbacks: SetbackSchedule
    /// Lines that the server turned out to have since this was emptied.
    private var acknowledged: [EntryDigest] = []

    init(_ setbacks: SetbackSchedule, head: SyncAnswer.Head? = nil) {
        self.setbacks = setbacks
        self.head = head
    }

    /// Whether a line has to be sent.
    func isOpen(_ digest: EntryDigest) -> Bool { lines[digest]?.state == .open }

    /// The lines that the server turned out to have since the last call.
    mutating func takeAcknowledged() -> [EntryDigest] {
        defer { acknowledged = [] }
        return acknowledged
    }

    /// Adds a line; `false` if it is known.
    /// - Complexity: O(log *n*) for lines in order.
    mutating func add(_ entry: RideEntry) -> Bool {
        guard lines[entry.digest] == nil else { return false }
        lines[entry.digest] = Line(entry: entry, state: .open)
        insert(entry)
        // After a restart the head is known before the lines are, and they are no news.
        if let head, head.digest == entry.digest {
            let before = acknowledged
            cover(entry.digest)
            acknowledged = before
        }
        return true
    }

    /// An answer came to a request with these lines, of which the server refused some.
    mutating func answer(_ sent: [EntryDigest], refused: Set<EntryDigest>) {
        for digest in sent where lines[digest]?.state == .open {
            let isRefused = refused.contains(digest)
            lines[digest]?.state = isRefused ? .refused : .answered
            if !isRefused { acknowledged.append(digest) }
        }
        tidy()
    }

    /// Refuses a line that can never be sent.
    mutating func refuse(_ digest: EntryDigest) {
        lines[digest]?.state = .refused
        tidy()
    }

    /// Learns up to where the server has the log, and what it misses after that.
    ///
    /// Lines that it had and misses now are opened again, as often as `SetbackSchedule` allows.
    /// - Returns: whether the server's head is no line of this log although the log has one with its number: somebody else writes under
    ///   the name of the device.
    mutating func learn(
        head stated: SyncAnswer.Head?, gaps: [ClosedRange<Int>], at now: Double
    ) -> Bool {
        let isOwn = stated.map { lines[$0.digest]?.entry.sequence == $0.sequence } ?? true
        let lost = lost(stated?.sequence ?? 0, isOwn: isOwn, gaps: gaps)
        let mayReopen = !lost.isEmpty && setbacks.allows(at: now)
        if mayReopen { for digest in lost { reopen(digest) } }
        guard isOwn else {
            guard let stated, stated.digest != head?.digest else { return false }
            return lines.values.contains { $0.entry.sequence == stated.sequence }
        }
        // A lower head is forgotten until its lines are opened, or nothing would show later that they have to be.
        if lost.isEmpty || mayReopen || (stated?.sequence ?? 0) >= (head?.sequence ?? 0) { head = stated }
        if let stated { cover(stated.digest) }
        return false
    }

    /// The lines that the server had, or was thought to have, and has not.
    /// - Parameters:
    ///   - sequence: the number of its head; 0 for none.
    ///   - isOwn: whether the head is a line of this log, or there is none.
    private func lost(_ sequence: Int, isOwn: Bool, gaps: [ClosedRange<Int>]) -> [EntryDigest] {
        let isSetBack = isOwn && sequence < head?.sequence ?? 0
        return lines.filter { _, line in
            switch line.state {
            case .open, .refused: false
            case .covered: isSetBack && line.entry.sequence > sequence
            case .answered:
                if isSetBack || (isOwn && gaps.isEmpty) {
                    line.entry.sequence > sequence
                } else {
                    gaps.contains { $0.contains(line.entry.sequence) }
                }
            }
        }.map(\.key)
    }

    /// The first number that the server misses and that no line here has.
    /// - Complexity: O(*n*) where there are gaps.
    func firstUnknown(in gaps: [ClosedRange<Int>]) -> Int? {
        guard !gaps.isEmpty else { return nil }
        let knownNumbers = Set(lines.values.map(\.entry.sequence))
        for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            var number = gap.lowerBound
            while number < gap.upperBound, knownNumbers.contains(number) { number += 1 }
            if !knownNumbers.contains(number) { return number }
        }
        return nil
    }

    private mutating func insert(_ entry: RideEntry) {
        var index = open.count
        while index > 0, Self.precedes(entry, open[index - 1]) { index -= 1 }
        open.insert(entry, at: index)
    }

    private static func precedes(_ left: RideEntry, _ right: RideEntry) -> Bool {
        (left.sequence, left.digest) < (right.sequence, right.digest)
    }

    private mutating func reopen(_ digest: EntryDigest) {
        guard let line = lines[digest], line.state != .open else { return }
        lines[digest]?.state = .open
        insert(line.entry)
    }

    /// A head vouches for itself and everything before it.
    private mutating func cover(_ head: EntryDigest) {
        var digest = head
        while let line = lines[digest], line.state != .covered {
            if line.state != .answered { acknowledged.append(digest) }
            lines[digest]?.state = .covered
            digest = line.entry.previous
        }
        tidy()
    }

    private mutating func tidy() { open.removeAll { lines[$0.digest]?.state != .open } }
}
