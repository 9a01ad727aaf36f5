import Support

/// A rule drawn by chance: its text, the days it chooses, and its minutes, each found by counting.
struct DrawnRule {
    enum State: Int, Comparable {
        case no
        case unknown
        case yes
        static func < (one: State, other: State) -> Bool { one.rawValue < other.rawValue }
    }

    private(set) var text = ""
    /// Whether it chooses each day of the calendar.
    private(set) var days: [Bool]
    /// Start, end, and whether the end is open.
    private(set) var spans: [(start: Int, end: Int, isOpen: Bool)] = []
    private(set) var isOff = false

    private static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    init(_ calendar: CountedCalendar, isFirst: Bool, using generator: inout SeededGenerator) {
        days = calendar.days.map { _ in true }
        var words: [String] = []
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        func choose(_ isChosen: (Int) -> Bool) {
            for place in days.indices where !isChosen(place) { days[place] = false }
        }

        switch number(0...5) {
        case 0:
            let (first, last) = (number(2025...2027), number(2027...2030))
            words.append("\(first)-\(last)")
            choose { (first...last).contains(calendar.days[$0].year) }
        case 1:
            let first = number(2025...2029)
            words.append("\(first)+")
            choose { calendar.days[$0].year >= first }
        case 2:
            words.append("2026-2030/2")
            choose { [2026, 2028, 2030].contains(calendar.days[$0].year) }
        default: break
        }
        if number(0...2) > 0 {
            let (text, ranges) = Self.dates(calendar, number)
            words.append(text)
            choose { place in ranges.contains { $0.contains(place) } }
        }
        if number(0...4) == 0 {
            let (first, last) = (number(1...53), number(1...53))
            if first <= last, number(0...1) == 0 {
                words.append("week \(first)-\(last)/3")
                choose { place in stride(from: first, through: last, by: 3).contains(calendar.days[place].week) }
            } else {
                words.append("week \(twoDigits(first))-\(twoDigits(last))")
                choose { place in
                    let week = calendar.days[place].week
                    return first <= last ? week >= first && week <= last : week >= first || week <= last
                }
            }
        }
        switch number(0...3) {
        case 0:
            let chosen = Set((0..<number(1...4)).map { _ in number(0...6) })
            words.append(chosen.sorted().map { Self.weekdays[$0] }.joined(separator: ","))
            choose { chosen.contains(calendar.days[$0].weekday) }
        case 1:
            let (first, last) = (number(0...6), number(0...6))
            var chosen: Set = [first]
            var day = first
            while day != last {
                day = day == 6 ? 0 : day + 1
                chosen.insert(day)
            }
            words.append("\(Self.weekdays[first])-\(Self.weekdays[last])")
            choose { chosen.contains(calendar.days[$0].weekday) }
        case 2:
            let (weekday, count, offset) = (number(0...6), number(1...5), number(-3...3))
            let isFromEnd = number(0...1) == 0
            words.append("\(Self.weekdays[weekday])[\(isFromEnd ? "-" : "")\(count)]")
            if offset != 0 { words.append("\(offset > 0 ? "+" : "")\(offset) day\(abs(offset) > 1 ? "s" : "")") }
            choose { place in
                guard calendar.days.indices.contains(place - offset) else { return false }
                let day = calendar.days[place - offset]
                return day.weekday == weekday && (isFromEnd ? day.countFromEnd == -count : day.count == count)
            }
        default: break
        }
        for _ in 0..<number(words.isEmpty ? 1...2 : 0...2) {
            let (start, length, kind) = (number(0...1439), number(1...1440), number(0...9))
            let end = start + length
            func clock(_ minute: Int) -> String { "\(twoDigits(minute / 60)):\(twoDigits(minute % 60))" }
            spans.append((start, kind == 0 ? start : end, kind <= 1))
            let written = end > 1440 && number(0...1) == 0 ? end - 1440 : end
            words.append(
                (spans.count > 1 ? "," : "")
                    + (kind == 0 ? "\(clock(start))+" : "\(clock(start))-\(clock(written))\(kind == 1 ? "+" : "")"))
        }
        if !isFirst, number(0...3) == 0 {
            isOff = true
            words.append(number(0...1) == 0 ? "off" : "closed")
        }
        text = words.joined(separator: " ")
    }

    /// A span of dates as text and as places in the calendar.
    private static func dates(
        _ calendar: CountedCalendar, _ number: (ClosedRange<Int>) -> Int
    ) -> (String, [Range<Int>]) {
        let years = 2024...2029
        let (one, other) = (number(1...12), number(1...12))
        let (day, otherDay) = (number(1...28), number(1...28))
        func range(_ start: Int, _ end: Int) -> Range<Int> { start..<max(start, end + 1) }
        switch number(0...6) {
        case 0:
            let text = one == other ? months[one - 1] : "\(months[one - 1])-\(months[other - 1])"
            return (
                text,
                years.map { year in
                    let last = other < one ? year + 1 : year
                    return range(
                        calendar.place(year, one, 1),
                        calendar.place(last, other, CountedCalendar.length(other, last)))
                }
            )
        case 1:
            let wraps = [other, otherDay].lexicographicallyPrecedes([one, day])
            return (
                "\(months[one - 1]) \(day)-\(months[other - 1]) \(twoDigits(otherDay))",
                years.map {
                    range(calendar.place($0, one, day), calendar.place(wraps ? $0 + 1 : $0, other, otherDay))
                }
            )
        case 2:
            let (first, last) = (number(2025...2027), number(2027...2029))
            return (
                "\(first) \(months[one - 1]) \(day)-\(last) \(months[other - 1]) \(otherDay)",
                [range(calendar.place(first, one, day), calendar.place(last, other, otherDay))]
            )
        case 3:
            let (before, after) = (number(1...60), number(1...60))
            return (
                "easter -\(before) days-easter +\(after) days",
                CountedCalendar.easters.map { easter in
                    // Before the calendar begins, any place before it does.
                    let place = calendar.places[easter] ?? -1000
                    return range(place - before, place + after)
                }
            )
        case 4:
            return (
                "\(months[one - 1]) \(day)+",
                years.map { range(calendar.place($0, one, day), calendar.place($0, 12, 31)) }
            )
        case 5:
            let first = number(2026...2029)
            return (
                "\(first) \(months[one - 1]) \(day)+", [range(calendar.place(first, one, day), calendar.days.count)]
            )
        default:
            let sundays = calendar.days.indices.filter {
                let day = calendar.days[$0]
                return day.weekday == 6 && (day.month == 3 || day.month == 10) && day.countFromEnd == -1
            }
            return (
                "Mar Su[-1]-Oct Su[-1]",
                stride(from: 0, to: sundays.count - 1, by: 2).map { range(sundays[$0], sundays[$0 + 1]) }
            )
        }
    }

    /// Paints the minutes of a day and of the night after it over what rules before it gave.
    func paint(_ minutes: inout [State], day: Int) {
        guard days[day] else { return }
        if !isOff { for minute in minutes.indices { minutes[minute] = .no } }
        func set(_ range: Range<Int>, _ state: State) {
            for minute in range where minute < minutes.count {
                if isOff {
                    minutes[minute] = state == .yes ? .no : min(minutes[minute], .unknown)
                } else {
                    minutes[minute] = max(minutes[minute], state)
                }
            }
        }
        if spans.isEmpty { set(0..<(isOff ? 2880 : 1440), .yes) }
        for span in spans {
            if span.isOpen {
                let hour = (span.end / 60) % 24
                let rest = 1440 - span.end % 1440
                set(span.end..<(span.end + (hour < 17 ? rest : hour < 22 ? 600 : 480)), .unknown)
            }
            set(span.start..<span.end, .yes)
        }
    }
}
