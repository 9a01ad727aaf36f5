import Languages

/// A minute in local time, in the Gregorian calendar.
///
///     LocalTime("2026-06-01T18:00")?.weekday  // 0: a Monday
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

    /// Reads `2026-06-01T18:00`; `nil` for anything else, and for days that do not exist.
    public init?(_ text: String) {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard text.utf8.count == 16, parts.count == 2 else { return nil }
        let date = parts[0].split(separator: "-").compactMap { Int($0) }
        let time = parts[1].split(separator: ":").compactMap { Int($0) }
        guard date.count == 3, time.count == 2, (0..<24).contains(time[0]), (0..<60).contains(time[1]),
            (1...9999).contains(date[0]), (1...12).contains(date[1]),
            (1...LocalTime.days(inMonth: date[1], of: date[0])).contains(date[2])
        else { return nil }
        self.init(year: date[0], month: date[1], day: date[2], minute: time[0] * 60 + time[1])
    }

    private init(year: Int, month: Int, day: Int, minute: Int) {
        self.year = year
        self.month = month
        self.day = day
        self.minute = minute
        // Day 0, 1 January 1970, was a Thursday; the count is negative before it.
        let number = GregorianDays.number(year: Int64(year), month: Int64(month), day: Int64(day)) % 7
        weekday = Int((number + 7 + 3) % 7)
    }

    /// Midnight of the day before.
    var dayBefore: LocalTime {
        if day > 1 { return LocalTime(year: year, month: month, day: day - 1, minute: 0) }
        let (y, m) = month > 1 ? (year, month - 1) : (year - 1, 12)
        return LocalTime(year: y, month: m, day: LocalTime.days(inMonth: m, of: y), minute: 0)
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        Int(GregorianDays.inMonth(Int64(month), year: Int64(year)))
    }
}
