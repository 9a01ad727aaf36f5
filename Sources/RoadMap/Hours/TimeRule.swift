/// One rule of a condition in times: the days that all its selectors choose, and the hours of those days.
struct TimeRule: Sendable {
    /// Numbers from one to another, each `step`th.
    struct Numbers: Sendable {
        var range: ClosedRange<Int>
        var step = 1

        func contains(_ number: Int) -> Bool {
            range.contains(number) && (number - range.lowerBound) % step == 0
        }
    }

    /// A day of the week that counts only as one of those of its month: `Su[1]`, `Su[-1] +1 day`.
    struct CountedWeekday: Sendable {
        /// Monday being 0.
        var weekday: Int
        /// From the first (1) or the last (−1) of the month on.
        var counts: Set<Int>
        /// Days that are added.
        var offset = 0

        func contains(_ time: LocalTime) -> Bool {
            let day = LocalTime(dayNumber: time.dayNumber - offset, minute: 0, utcOffset: nil)
            guard day.weekday == weekday else { return false }
            let end = LocalTime.number(
                year: day.month == 12 ? day.year + 1 : day.year, month: day.month % 12 + 1, day: 1)
            return counts.contains((day.day - 1) / 7 + 1) || counts.contains((day.dayNumber + 1 - end) / 7 - 1)
        }
    }

    var years: [Numbers] = []
    var dates: [DateSpan] = []
    /// Weeks of ISO 8601.
    var weeks: [Numbers] = []
    /// Days of the week, Monday being 0.
    var weekdays: Set<Int> = []
    var countedWeekdays: [CountedWeekday] = []
    var namesHolidays = false
    /// Whether a day must be a holiday and one of the days of the week: `SH Mo-Fr`.
    var needsHolidayAndWeekday = false
    var hours: [HourSpan] = []

    /// Whether one of its hours holds at a minute, counted from the midnight of a day that it chooses.
    func hours(at minute: Int, of day: LocalTime, _ sun: SunTimes) -> TimeCondition.Truth {
        guard !hours.isEmpty else { return minute < 1440 ? .yes : .no }
        return hours.map { $0.truth(at: minute, ofDay: day.dayNumber, sun) }.max() ?? .no
    }

    /// Whether it chooses all days.
    var isEveryDay: Bool {
        years.isEmpty && dates.isEmpty && weeks.isEmpty && weekdays.isEmpty && countedWeekdays.isEmpty && !namesHolidays
    }

    /// Whether some of its hours lie between 7:00 and 20:00.
    var isByDay: Bool { hours.isEmpty || hours.contains(where: { $0.isByDay }) }

    /// Whether it chooses no day from one on, which is counted from 1 January 1970.
    func isOver(onDay day: Int) -> Bool {
        let year = LocalTime(dayNumber: day, minute: 0, utcOffset: nil).year
        return !years.isEmpty && years.allSatisfy { $0.range.upperBound < year }
            || !dates.isEmpty && dates.allSatisfy { $0.lastDay.map { $0 < day } ?? false }
    }

    /// Whether it chooses a day, which it may do for being a holiday.
    func isDay(_ time: LocalTime) -> TimeCondition.Truth {
        guard years.isEmpty || years.contains(where: { $0.contains(time.year) }),
            dates.isEmpty || dates.contains(where: { $0.contains(time) }),
            weeks.isEmpty || weeks.contains(where: { $0.contains(time.week) })
        else { return .no }
        let namesWeekdays = !weekdays.isEmpty || !countedWeekdays.isEmpty
        let isWeekday = weekdays.contains(time.weekday) || countedWeekdays.contains { $0.contains(time) }
        if needsHolidayAndWeekday { return isWeekday ? .unknown : .no }
        if isWeekday || !namesWeekdays && !namesHolidays { return .yes }
        return namesHolidays ? .unknown : .no
    }
}
