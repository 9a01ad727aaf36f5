import Support

/// A date or a moment (rules `dateInstant` and `timestampInstant`), in the Gregorian calendar.
///
///     Instant("2020-12-31")            // a day
///     Instant("2020-12-31T23:59:59.5Z")
///
/// A day and a moment are compared by the day in UTC that the moment is in, as the standard permits (clause 7.7, type casts).
struct Instant: Sendable, Hashable {
    /// Seconds since 1970-01-01 00:00 UTC; of a date those of its midnight.
    private(set) var seconds: Int64
    /// Billionths of a second.
    private(set) var nanoseconds: Int32
    /// Whether it stands for a whole day.
    private(set) var isDate: Bool

    /// −1 where the first is before the second, 0 where they are equal, 1 where it is after it.
    static func compare(_ left: Instant, _ right: Instant) -> Int {
        if left.isDate != right.isDate {
            return left.day < right.day ? -1 : left.day == right.day ? 0 : 1
        }
        guard left.seconds == right.seconds else { return left.seconds < right.seconds ? -1 : 1 }
        return left.nanoseconds < right.nanoseconds ? -1 : left.nanoseconds == right.nanoseconds ? 0 : 1
    }

    private var day: Int64 { GregorianDays.split(seconds: seconds).day }
}

extension Instant {
    /// Reads a `full-date` or `date-time` of RFC 3339 section 5.6; `nil` for anything else.
    ///
    /// Beyond the RFC: a moment without a zone is taken as UTC, and its seconds may be missing. Digits of a second beyond the
    /// ninth are dropped. Second 60 is the one after second 59.
    init?(_ text: String) {
        var copy = text
        guard let found = copy.withUTF8({ Self.read($0) }) else { return nil }
        self = found
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Instant? {
        guard bytes.count >= 10, let year = number(bytes, 0, 4), bytes[4] == UInt8(ascii: "-"),
            let month = number(bytes, 5, 2), bytes[7] == UInt8(ascii: "-"), let day = number(bytes, 8, 2),
            (1...12).contains(month), day >= 1, day <= GregorianDays.inMonth(month, year: year)
        else { return nil }
        let midnight = GregorianDays.number(year: year, month: month, day: day) * 86_400
        guard bytes.count > 10 else { return Instant(seconds: midnight, nanoseconds: 0, isDate: true) }
        guard bytes.count >= 16, bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == 0x20,
            let hour = number(bytes, 11, 2), hour <= 23, bytes[13] == UInt8(ascii: ":"),
            let minute = number(bytes, 14, 2), minute <= 59
        else { return nil }
        var position = 16
        var second: Int64 = 0
        var nanoseconds: Int32 = 0
        if position < bytes.count, bytes[position] == UInt8(ascii: ":") {
            guard let read = number(bytes, 17, 2), read <= 60 else { return nil }
            second = read
            position = 19
            guard let fraction = fraction(bytes, &position) else { return nil }
            nanoseconds = fraction
        }
        guard let offset = zone(bytes, position) else { return nil }
        return Instant(
            seconds: midnight + hour * 3600 + minute * 60 + second - offset, nanoseconds: nanoseconds, isDate: false)
    }

    private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int) -> Int64? {
        guard start + count <= bytes.count else { return nil }
        var result: Int64 = 0
        for index in start..<start + count {
            guard (0x30...0x39).contains(bytes[index]) else { return nil }
            result = result * 10 + Int64(bytes[index] - 0x30)
        }
        return result
    }

    /// The billionths after a point; 0 where there is no point.
    private static func fraction(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Int32? {
        guard position < bytes.count, bytes[position] == UInt8(ascii: ".") else { return 0 }
        var result: Int32 = 0
        var unit: Int32 = 100_000_000
        let start = position + 1
        position = start
        while position < bytes.count, (0x30...0x39).contains(bytes[position]) {
            result += Int32(bytes[position] - 0x30) * unit
            unit /= 10
            position += 1
        }
        return position > start ? result : nil
    }

    /// Seconds east of UTC.
    private static func zone(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int64? {
        guard position < bytes.count else { return 0 }
        let letter = bytes[position]
        if letter | 0x20 == UInt8(ascii: "z") { return position + 1 == bytes.count ? 0 : nil }
        guard letter == UInt8(ascii: "+") || letter == UInt8(ascii: "-"), bytes.count == position + 6,
            let hours = number(bytes, position + 1, 2), hours <= 23, bytes[position + 3] == UInt8(ascii: ":"),
            let minutes = number(bytes, position + 4, 2), minutes <= 59
        else { return nil }
        return (letter == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    /// `2020-12-31`, or `2020-12-31T23:59:59.5Z` in UTC.
    var text: String {
        let (day, inDay) = GregorianDays.split(seconds: seconds)
        let date = GregorianDays.date(ofNumber: day)
        let dateText = "\(Self.padded(date.year, 4))-\(Self.padded(date.month, 2))-\(Self.padded(date.day, 2))"
        guard !isDate else { return dateText }
        let clock = [inDay / 3600, inDay / 60 % 60, inDay % 60].map { Self.padded($0, 2) }.joined(separator: ":")
        guard nanoseconds > 0 else { return "\(dateText)T\(clock)Z" }
        var fraction = Self.padded(Int64(nanoseconds), 9)
        while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
        return "\(dateText)T\(clock).\(fraction)Z"
    }

    private static func padded(_ number: Int64, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
}
