/// One rule of a time condition: the days that all its selectors choose, and the hours of those days.
struct TimeRule: Sendable {
    var years: [ClosedRange<Int>] = []
    /// First and last day as month × 100 + day; the last may lie in the next year.
    var dates: [(first: Int, last: Int)] = []
    /// Days of the week, Monday being 0.
    var weekdays: Set<Int> = []
    var namesHolidays = false
    var hours: [Span] = []

    /// A time of day: exact, or between two bounds for sunrise and sunset.
    struct Moment: Sendable {
        var earliest: Int
        var latest: Int
        /// An approximate time, to decide which end comes first.
        var usual: Int

        static func clock(_ minute: Int) -> Moment { Moment(earliest: minute, latest: minute, usual: minute) }
        static let sunrise = Moment(earliest: 120, latest: 630, usual: 390)
        static let sunset = Moment(earliest: 870, latest: 1440, usual: 1110)
    }

    /// From one moment to another, which may lie on the next day.
    struct Span: Sendable {
        var start: Moment
        var end: Moment

        /// Whether some of it lies between 7:00 and 20:00, which stand for sunrise and sunset here.
        var isByDay: Bool {
            func nominal(_ moment: Moment) -> Int {
                moment.earliest == moment.latest ? moment.usual : moment.usual < 720 ? 420 : 1200
            }
            let first = nominal(start)
            let last = nominal(end) + (end.usual <= start.usual ? 1440 : 0)
            return [0, 1440].contains { first < 1200 + $0 && last > 420 + $0 }
        }

        /// - Parameter minute: since midnight of the day on which it begins.
        func truth(at minute: Int) -> TimeCondition.Truth {
            let shift = end.usual <= start.usual ? 1440 : 0
            if minute >= start.latest, minute < end.earliest + shift { return .yes }
            return minute >= start.earliest && minute < end.latest + shift ? .unknown : .no
        }
    }

    /// Whether one of its hours holds at a minute, counted from the midnight of a day that it chooses.
    func span(at minute: Int) -> TimeCondition.Truth {
        guard !hours.isEmpty else { return minute < 1440 ? .yes : .no }
        let truths = hours.map { $0.truth(at: minute) }
        return truths.contains(.yes) ? .yes : truths.contains(.unknown) ? .unknown : .no
    }

    /// Whether it chooses all days.
    var isEveryDay: Bool { years.isEmpty && dates.isEmpty && weekdays.isEmpty && !namesHolidays }

    /// Whether some of its hours lie between 7:00 and 20:00.
    var isByDay: Bool { hours.isEmpty || hours.contains(where: \.isByDay) }

    /// Whether it chooses a day, perhaps because it is a holiday.
    func isDay(_ time: LocalTime) -> TimeCondition.Truth {
        let date = time.month * 100 + time.day
        guard years.isEmpty || years.contains(where: { $0.contains(time.year) }),
            dates.isEmpty
                || dates.contains(where: { first, last in
                    first <= last ? (first...last).contains(date) : date >= first || date <= last
                })
        else { return .no }
        if weekdays.contains(time.weekday) || weekdays.isEmpty && !namesHolidays { return .yes }
        return namesHolidays ? .unknown : .no
    }
}
