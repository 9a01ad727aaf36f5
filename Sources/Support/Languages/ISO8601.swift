/// Moments as text and as seconds since 1970, in the profile of ISO 8601 that GPX, XML Schema and RFC 3339 have in common.
///
///     ISO8601.seconds(in: "2024-03-22T14:09:45.5+02:00")
///     ISO8601.text(1_711_109_385)  // "2024-03-22T12:09:45Z"
///
/// The calendar is the Gregorian one, also before it was invented; leap seconds are not counted.
/// Source: XML Schema part 2, section 3.2.7; days by `GregorianDays`.
public enum ISO8601 {
    /// Seconds since 1970-01-01 00:00 UTC, fractions and zones understood; `nil` where it is no such moment.
    ///
    /// Without a zone the moment is taken as UTC, without a time of day as midnight. White space around it does not matter.
    public static func seconds(in bytes: UnsafeRawBufferPointer) -> Double? { moment(in: bytes)?.seconds }

    /// How many minutes east of UTC the clocks are that a moment is told by.
    ///
    ///     ISO8601.utcOffset(in: "2026-06-06T10:00+05:00")  // 300
    ///
    /// `nil` without a zone, and for `Z` and `-00:00`, which leave open where the clocks are (RFC 9557, section 2.2; RFC 3339, section 4.3).
    public static func utcOffset(in text: String) -> Int? {
        var copy = text
        return copy.withUTF8 { moment(in: UnsafeRawBufferPointer($0)) }?.offset.map { Int($0 / 60) }
    }

    /// A moment, and seconds east of UTC where it tells them by other than `Z`.
    private static func moment(in bytes: UnsafeRawBufferPointer) -> (seconds: Double, offset: Int64?)? {
        var scanner = DigitScanner(bytes)
        guard let year = scanner.number(digits: 4), scanner.take("-"), let month = scanner.number(digits: 2),
            scanner.take("-"), let day = scanner.number(digits: 2), (1...12).contains(month),
            (1...GregorianDays.inMonth(month, year: year)).contains(day)
        else { return nil }
        let midnight = GregorianDays.number(year: year, month: month, day: day) * 86_400
        if scanner.isAtEnd { return (Double(midnight), nil) }
        guard scanner.take("T") || scanner.take(" "), let hour = scanner.number(digits: 2), scanner.take(":"),
            let minute = scanner.number(digits: 2), hour <= 24, minute <= 59
        else { return nil }
        var second: Int64 = 0
        if scanner.take(":") {
            guard let seconds = scanner.number(digits: 2), seconds <= 60 else { return nil }
            second = seconds
        }
        var fraction = 0.0
        if scanner.take(".") || scanner.take(",") {
            guard let digits = scanner.fraction() else { return nil }
            fraction = digits
        }
        // Twenty-four o'clock is the end of the day and nothing after it.
        guard hour < 24 || minute == 0 && second == 0 && fraction == 0 else { return nil }
        var offset: Int64?
        if !scanner.isAtEnd, !scanner.take("Z"), !scanner.take("z") {
            var ahead = scanner
            guard let east = zone(&scanner) else { return nil }
            offset = east == 0 && ahead.take("-") ? nil : east
        }
        guard scanner.isAtEnd else { return nil }
        return (Double(midnight + hour * 3600 + minute * 60 + second - (offset ?? 0)) + fraction, offset)
    }

    /// The moment in a text.
    public static func seconds(in text: String) -> Double? {
        var copy = text
        return copy.withUTF8 { seconds(in: UnsafeRawBufferPointer($0)) }
    }

    /// The moment in UTC, with milliseconds where it is not a whole second; `nil` outside the years 0 to 9999.
    public static func text(_ seconds: Double) -> String? {
        guard seconds >= -62_167_219_200, seconds < 253_402_300_799 else { return nil }
        let milliseconds = Int64((seconds * 1000).rounded())
        let whole = milliseconds.quotientAndRemainder(dividingBy: 1000)
        let (second, rest) = whole.remainder < 0 ? (whole.quotient - 1, whole.remainder + 1000) : whole
        let (day, inDay) = GregorianDays.split(seconds: second)
        let date = GregorianDays.date(ofNumber: day)
        let clock = "\(padded(inDay / 3600)):\(padded(inDay / 60 % 60)):\(padded(inDay % 60))"
        let fraction = rest == 0 ? "" : ".\(padded(rest, to: 3))"
        return "\(padded(date.year, to: 4))-\(padded(date.month))-\(padded(date.day))T\(clock)\(fraction)Z"
    }

    /// Seconds east of UTC.
    private static func zone(_ scanner: inout DigitScanner) -> Int64? {
        let isWest = scanner.take("-")
        guard isWest || scanner.take("+"), let hours = scanner.number(digits: 2), hours <= 14 else { return nil }
        let hasColon = scanner.take(":")
        let minutes = scanner.isAtEnd && !hasColon ? 0 : scanner.number(digits: 2)
        guard let minutes, minutes <= 59 else { return nil }
        return (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    private static func padded(_ number: Int64, to digits: Int = 2) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
}

/// Takes fixed numbers of digits off a text.
private struct DigitScanner {
    let bytes: UnsafeRawBufferPointer
    var position: Int

    private let end: Int

    package init(_ bytes: UnsafeRawBufferPointer) {
        let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        self.bytes = bytes
        position = bytes.firstIndex { !isBlank($0) } ?? bytes.count
        end = (bytes.lastIndex { !isBlank($0) } ?? -1) + 1
    }

    var isAtEnd: Bool { position >= end }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard !isAtEnd, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    mutating func digit() -> Int64? {
        guard !isAtEnd, bytes[position] >= 0x30, bytes[position] <= 0x39 else { return nil }
        defer { position += 1 }
        return Int64(bytes[position]) - 0x30
    }

    package mutating func number(digits: Int) -> Int64? {
        var result: Int64 = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            result = result * 10 + digit
        }
        return result
    }

    /// One or more decimals; those beyond the ninth are dropped.
    package mutating func fraction() -> Double? {
        guard let first = digit() else { return nil }
        var result = first
        var scale: Int64 = 10
        while let digit = digit() {
            guard scale < 1_000_000_000 else { continue }
            result = result * 10 + digit
            scale *= 10
        }
        return Double(result) / Double(scale)
    }
}
