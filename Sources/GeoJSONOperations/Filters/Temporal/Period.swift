/// A period with an inclusive start and end; for an instant they are equal (clause 7.7).
struct Period: Sendable, Hashable {
    var start: Bound
    var end: Bound

    /// A bound of a period, finite or infinite.
    enum Bound: Sendable, Hashable {
        /// The period has no start.
        case past
        /// The period starts or ends here.
        case instant(Instant)
        /// The period has no end.
        case future

        /// −1 where the first is before the second, 0 where they are equal, 1 where it is after it.
        static func compare(_ left: Bound, _ right: Bound) -> Int {
            switch (left, right) {
            case (.instant(let left), .instant(let right)): return Instant.compare(left, right)
            case (.past, .past), (.future, .future): return 0
            case (.past, _), (_, .future): return -1
            case (_, .past), (.future, _): return 1
            }
        }
    }

    /// An instant as a period.
    init(_ instant: Instant) {
        start = .instant(instant)
        end = .instant(instant)
    }

    /// `nil` where the end is before the start.
    init?(start: Bound, end: Bound) {
        guard Bound.compare(start, end) <= 0 else { return nil }
        self.start = start
        self.end = end
    }

    /// Reads a date, a moment, or two of them (or `..`) joined by a slash, as ISO 8601-1 section 5.5 writes intervals.
    init?(_ text: String) {
        if let instant = Instant(text) {
            self.init(instant)
            return
        }
        guard text.utf8.contains(UInt8(ascii: "/")) else { return nil }
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2, let first = parts.first, let last = parts.last,
            let start = Self.bound(String(Substring(first)), open: .past),
            let end = Self.bound(String(Substring(last)), open: .future)
        else { return nil }
        self.init(start: start, end: end)
    }

    /// One end of an interval from its text.
    static func bound(_ text: String, open: Bound) -> Bound? {
        text == ".." ? open : Instant(text).map(Bound.instant)
    }
}

/// One end of an `INTERVAL` in a filter (rule `instantParameter`).
enum IntervalEnd: Sendable, Hashable {
    /// `'..'`
    case open
    /// A date or moment.
    case instant(Instant)
    /// A property, by its place in the filter's list of references.
    case property(Int)
}
