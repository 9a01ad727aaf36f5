/// Hours of a day, from one time to another, which may lie on the next day.
struct HourSpan: Sendable {
    /// A time of day.
    enum TimeOfDay: Sendable {
        /// Minutes since midnight.
        case clock(Int)
        /// Minutes after an event.
        case sun(SunTimes.Event, offset: Int)

        func window(onDay day: Int, _ sun: SunTimes) -> SunTimes.Window {
            switch self {
            case .clock(let minute): return SunTimes.Window(earliest: minute, latest: minute, usual: minute)
            case .sun(let event, let offset):
                let window = sun.window(of: event, onDay: day)
                return SunTimes.Window(
                    earliest: window.earliest + offset, latest: window.latest + offset, usual: window.usual + offset)
            }
        }

        /// With the sun rising at 7:00 and setting at 20:00.
        var nominal: Int {
            switch self {
            case .clock(let minute): minute
            case .sun(let event, let offset): (event.isMorning ? 420 : 1200) + offset
            }
        }
    }

    var start: TimeOfDay
    /// `nil` for `07:30+`, which ends at a time that is not said.
    var end: TimeOfDay?
    /// Whether it may go on after its end: `07:30-12:00+`.
    var isOpen = false

    /// Whether some of it lies between 7:00 and 20:00; sunset and sunrise are taken to be these.
    var isByDay: Bool {
        let first = start.nominal
        var last = (end ?? start).nominal
        if end != nil, last <= first { last += 1440 }
        if isOpen { last += HourSpan.openLength(from: last) }
        return [0, 1440].contains { first < 1200 + $0 && last > 420 + $0 }
    }

    /// Whether it holds at a minute since midnight of the day on which it begins.
    func truth(at minute: Int, ofDay day: Int, _ sun: SunTimes) -> TimeCondition.Truth {
        let first = start.window(onDay: day, sun)
        var last = (end ?? start).window(onDay: day, sun)
        if end != nil, last.usual <= first.usual {
            // Of a span past midnight the end is the sun's on the next day.
            last = (end ?? start).window(onDay: day + 1, sun)
            last = SunTimes.Window(earliest: last.earliest + 1440, latest: last.latest + 1440, usual: last.usual + 1440)
        }
        if minute >= first.latest, minute < last.earliest { return .yes }
        let reach = isOpen ? HourSpan.openLength(from: last.latest) : 0
        return minute >= first.earliest && minute < last.latest + reach ? .unknown : .no
    }

    /// For how many minutes something without an end may last: until midnight, for ten hours in the evening, eight at night.
    ///
    /// Source: opening_hours.js, which the specification names as its best implementation.
    private static func openLength(from minute: Int) -> Int {
        switch minute % 1440 {
        case 1320...: 480
        case 1020...: 600
        default: 1440 - minute % 1440
        }
    }
}
