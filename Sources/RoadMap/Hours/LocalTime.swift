import Support

/// A minute by the clocks of the place, in the Gregorian calendar.
///
///     LocalTime("2026-06-01T18:00")?.weekday           // 0: a Monday
///     LocalTime("2026-06-01T18:00+02:00")?.utcOffset   // 120
public struct LocalTime: Sendable, Hashable {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int
    /// Minutes since midnight, 0 to 1439.
    public let minute: Int
    /// The day of the week, Monday being 0.
    public let weekday: Int
    /// By how many minutes the clocks are ahead of UTC; `nil` where that is not known.
    public let utcOffset: Int?
    /// The day's number, counted from 1 January 1970.
    package let dayNumber: Int

    /// Reads `2026-06-01T18:00`, perhaps followed by `Z` or the offset from UTC, as `+02:00`; `nil` for anything else, and
    /// for days that are in no calendar.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 16 else { return nil }
        func number(_ range: Range<Int>) -> Int? {
            bytes[range].reduce(0) { sum, byte in
                sum.flatMap { (48...57).contains(byte) ? $0 * 10 + Int(byte) - 48 : nil }
            }
        }
        let separators = [(4, "-"), (7, "-"), (10, "T"), (13, ":")]
        guard separators.allSatisfy({ bytes[$0.0] == $0.1.utf8.first }),
            let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
            let hour = number(11..<13), let minute = number(14..<16),
            (0..<24).contains(hour), (0..<60).contains(minute), (1...9999).contains(year), (1...12).contains(month),
            (1...GregorianDays.inMonth(Int64(month), year: Int64(year))).contains(Int64(day))
        else { return nil }
        let zone = String(decoding: bytes[16...], as: UTF8.self)
        let offset = LocalTime.offset(zone)
        guard zone.isEmpty || offset != nil else { return nil }
        self.init(
            dayNumber: LocalTime.number(year: year, month: month, day: day), minute: hour * 60 + minute,
            utcOffset: offset)
    }

    /// - Parameters:
    ///   - dayNumber: the day, counted from 1 January 1970.
    ///   - minute: since its midnight, 0 to 1439.
    package init(dayNumber: Int, minute: Int, utcOffset: Int?) {
        let date = GregorianDays.date(ofNumber: Int64(dayNumber))
        (year, month, day) = (Int(date.year), Int(date.month), Int(date.day))
        self.minute = minute
        self.utcOffset = utcOffset
        self.dayNumber = dayNumber
        weekday = LocalTime.weekday(ofDay: dayNumber)
    }

    /// The same by clocks that show so many minutes more.
    package func adding(minutes: Int) -> LocalTime {
        let total = minute + minutes
        let days = total >= 0 ? total / 1440 : -((1439 - total) / 1440)
        return LocalTime(dayNumber: dayNumber + days, minute: total - days * 1440, utcOffset: utcOffset)
    }

    /// Midnight of the day before.
    var dayBefore: LocalTime { LocalTime(dayNumber: dayNumber - 1, minute: 0, utcOffset: utcOffset) }

    /// The week of the year, 1 to 53, which belongs to the year of its Thursday (ISO 8601).
    var week: Int {
        let thursday = dayNumber - weekday + 3
        let year = Int(GregorianDays.date(ofNumber: Int64(thursday)).year)
        return (thursday - LocalTime.number(year: year, month: 1, day: 1)) / 7 + 1
    }

    /// Monday being 0; 1 January 1970 was a Thursday.
    static func weekday(ofDay number: Int) -> Int { ((number + 3) % 7 + 7) % 7 }

    /// The number of a day, counted from 1 January 1970; one beyond the end of its month lies in the next.
    static func number(year: Int, month: Int, day: Int) -> Int {
        Int(GregorianDays.number(year: Int64(year), month: Int64(month), day: Int64(day)))
    }

    /// The minutes of `Z` or `+02:00`; `nil` for anything else.
    private static func offset(_ text: String) -> Int? {
        if text == "Z" { return 0 }
        let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        guard let sign = text.first, sign == "+" || sign == "-", parts.count == 2,
            parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let hours = Int(parts[0]), let minutes = Int(parts[1]), hours <= 14, minutes < 60
        else { return nil }
        return (hours * 60 + minutes) * (sign == "-" ? -1 : 1)
    }
}

extension LocalTime: CustomStringConvertible {
    /// As `init(_:)` reads it: `2026-06-01T18:00`, with the offset from UTC where that is known.
    public var description: String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        let clock = "\(digits(minute / 60, 2)):\(digits(minute % 60, 2))"
        let zone = utcOffset.map { offset in
            (offset < 0 ? "-" : "+") + "\(digits(abs(offset) / 60, 2)):\(digits(abs(offset) % 60, 2))"
        }
        return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))T\(clock)\(zone ?? "")"
    }
}
