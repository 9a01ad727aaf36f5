/// The access that a `:conditional` tag removes by day.
///
/// A map has no clock, and a route must not lead where riding is forbidden. So a closing at certain hours, days or months
/// counts as if it held always, unless all its hours are at night (from 20:00 to 7:00): a park that is shut at night is
/// open to a quest. An opening at certain times counts for nothing. Conditions other than times (weight, snow, …) and
/// values that are not understood are ignored.
///
/// Sources: OSM wiki, *Conditional restrictions*; *Key:opening_hours* for the words of times.
enum ConditionalTag {
    /// The severest value of `no @ (Mo-Fr 08:00-18:00); dismount @ (Sa)` that holds by day; `nil` where none does.
    static func closing(_ value: String?) -> Permission? {
        guard let value else { return nil }
        var closing: Permission?
        for clause in clauses(value) {
            let parts = clause.split(separator: "@", maxSplits: 1)
            guard parts.count == 2, let permission = Permission(trimmed(parts[0])), permission < .yes,
                holdsByDay(trimmed(parts[1]))
            else { continue }
            closing = min(closing ?? permission, permission)
        }
        return closing
    }

    /// Whether a condition consists of times and some of them are by day.
    static func holdsByDay(_ condition: String) -> Bool {
        var spans = 0
        var nights = 0
        let words = condition.split { " ,;()".contains($0) }
        guard !words.isEmpty else { return false }
        for word in words {
            if let isNight = isNight(word) {
                spans += 1
                nights += isNight ? 1 : 0
            } else if !isDate(word) {
                return false
            }
        }
        return spans == 0 || nights < spans
    }

    /// Whether `22:00-06:00` or `sunset-sunrise` lies between 20:00 and 7:00; `nil` for what is no span of time.
    private static func isNight(_ word: Substring) -> Bool? {
        let ends = word.split(separator: "-").map { minutes($0) }
        guard ends.count == 2, let start = ends[0], let end = ends[1] else { return nil }
        func sinceEvening(_ minutes: Int) -> Int { (minutes + 4 * 60) % (24 * 60) }
        let night = 11 * 60
        return sinceEvening(start) < sinceEvening(end) && sinceEvening(end) <= night
    }

    private static func minutes(_ word: Substring) -> Int? {
        switch word {
        case "sunset", "dusk": return 20 * 60
        case "sunrise", "dawn": return 7 * 60
        default: break
        }
        let parts = word.split(separator: ":")
        guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]), (0...30).contains(hour),
            (0..<60).contains(minute)
        else { return nil }
        return hour % 24 * 60 + minute
    }

    /// Whether it is a day, a month, a list or a span of them.
    private static func isDate(_ word: Substring) -> Bool {
        word == "24/7"
            || word.split(separator: "-").allSatisfy { part in
                dates.contains(part) || Int(part).map { (1...31).contains($0) } ?? false
            }
    }

    private static let dates: Set<Substring> = [
        "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", "PH", "SH", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug",
        "Sep", "Oct", "Nov", "Dec",
    ]

    /// The parts between semicolons, except those in brackets.
    private static func clauses(_ value: String) -> [Substring] {
        var depth = 0
        return value.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == ";" && depth <= 0
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop(while: { $0 == " " })
        return String(start.reversed().drop(while: { $0 == " " }).reversed())
    }
}
