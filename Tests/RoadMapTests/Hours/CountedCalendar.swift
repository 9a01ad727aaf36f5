/// Days counted one by one from Monday, 22 December 2025, to the end of 2029, without any formula.
struct CountedCalendar {
    struct Day {
        var year = 2025
        var month = 12
        var day = 22
        /// Monday being 0.
        var weekday = 0
        /// Of ISO 8601.
        var week = 52
        /// Which of the days of the week of its month it is, from the first and from the last on.
        var count = 4
        var countFromEnd = -2
        var text: String { "\(year)-\(twoDigits(month))-\(twoDigits(day))" }
    }

    private(set) var days: [Day] = [Day()]
    /// Where a date stands in `days`.
    private(set) var places: [[Int]: Int] = [[2025, 12, 22]: 0]
    /// Easter Sundays as printed in almanacs.
    static let easters = [[2025, 4, 20], [2026, 4, 5], [2027, 3, 28], [2028, 4, 16], [2029, 4, 1]]

    init() {
        while let last = days.last, last.year < 2030 {
            var day = last
            day.weekday = last.weekday == 6 ? 0 : last.weekday + 1
            day.day += 1
            if day.day > Self.length(last.month, last.year) { (day.day, day.month) = (1, day.month + 1) }
            if day.month > 12 { (day.month, day.year) = (1, day.year + 1) }
            // The week of 4 January is the first.
            if day.weekday == 0 {
                let holdsFourth = day.month == 12 && day.day >= 29 || day.month == 1 && day.day <= 4
                day.week = holdsFourth ? 1 : last.week + 1
            }
            day.count = 0
            var before = day.day
            while before > 0 { (day.count, before) = (day.count + 1, before - 7) }
            day.countFromEnd = 0
            var after = day.day
            while after <= Self.length(day.month, day.year) {
                (day.countFromEnd, after) = (day.countFromEnd - 1, after + 7)
            }
            places[[day.year, day.month, day.day]] = days.count
            days.append(day)
        }
    }

    static func length(_ month: Int, _ year: Int) -> Int {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return lengths[month - 1] + (month == 2 && year == 2028 ? 1 : 0)
    }

    /// The place of a date, before and after the calendar that of its nearest day.
    func place(_ year: Int, _ month: Int, _ day: Int) -> Int {
        places[[year, month, day]] ?? (year <= 2025 ? -1 : days.count)
    }
}

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
