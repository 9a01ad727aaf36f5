import Geodesy
import Quests
import Support

/// The rules of a quest on paper.
extension PrintTexts {
    /// `2026-05-09 10:00 UTC+3`, by clocks so many minutes east of UTC.
    static func moment(_ time: Double, utcOffset: Int) -> String? {
        guard let text = ISO8601.text(time.rounded() + Double(utcOffset) * 60) else { return nil }
        var clock = text.dropFirst(11).dropLast()
        if clock.hasSuffix(":00") { clock = clock.dropLast(3) }
        return "\(text.prefix(10)) \(clock) \(zone(utcOffset))"
    }

    /// `UTC`, `UTC+3`, `UTC−3:30`.
    private static func zone(_ utcOffset: Int) -> String {
        guard utcOffset != 0 else { return "UTC" }
        let (hours, minutes) = utcOffset.magnitude.quotientAndRemainder(dividingBy: 60)
        let fraction = minutes == 0 ? "" : minutes < 10 ? ":0\(minutes)" : ":\(minutes)"
        return "UTC\(utcOffset < 0 ? "−" : "+")\(hours)\(fraction)"
    }

    static func massStart(_ time: String) -> LocalizedText {
        LocalizedText("Mass start: \(time)", "Общий старт: \(time)")
    }

    /// The start window; an end that is not set is left out.
    static func startWindow(from opens: String?, to closes: String?) -> LocalizedText? {
        switch (opens, closes) {
        case (nil, nil): nil
        case (let opens?, nil): LocalizedText("Start from \(opens)", "Старт с \(opens)")
        case (nil, let closes?): LocalizedText("Start until \(closes)", "Старт до \(closes)")
        case (let opens?, let closes?):
            LocalizedText("Start from \(opens) to \(closes)", "Старт с \(opens) до \(closes)")
        }
    }

    static let noTimeLimit = LocalizedText("No time limit", "Без контрольного времени")

    /// What lateness costs.
    static func lateness(_ penalty: LatePenalty) -> LocalizedText {
        let curve = cost(penalty.curve, penalty.counting)
        guard let limit = penalty.limit else { return curve }
        let (time, consequence) = (Measures.duration(limit), word(penalty.consequence))
        return LocalizedText(
            "\(curve.english); more than \(time.english) late: \(consequence.english)",
            "\(curve.russian); опоздание больше \(time.russian): \(consequence.russian)")
    }

    private static func cost(_ curve: LatePenalty.Curve, _ counting: MinuteCounting) -> LocalizedText {
        let minute =
            switch counting {
            case .started: LocalizedText("each minute begun", "каждую начатую минуту")
            case .full: LocalizedText("each full minute", "каждую полную минуту")
            case .exact: LocalizedText("each minute, fractions in proportion", "каждую минуту, доли пропорционально")
            }
        switch curve {
        case .perMinute(let points):
            return LocalizedText(
                "Lateness: \(points.counted.english) for \(minute.english)",
                "Опоздание: \(points.counted.russian) за \(minute.russian)")
        case .quadratic(let points):
            return LocalizedText(
                "Lateness: the square of the minutes times \(points.counted.english)",
                "Опоздание: квадрат числа минут, умноженный на \(points.counted.russian)")
        case .bands(let bands):
            return listed(bands, LocalizedText("for \(minute.english)", "за \(minute.russian)"))
        case .table(let bands):
            return listed(bands, LocalizedText("in all", "всего"))
        }
    }

    private static func listed(_ bands: [LatePenalty.Band], _ each: LocalizedText) -> LocalizedText {
        let english = bands.map { "up to \($0.until) min \($0.points.counted.english)" }
        let russian = bands.map { "до \($0.until) мин \($0.points.counted.russian)" }
        return LocalizedText(
            "Lateness, \(each.english): \(english.joined(separator: ", "))",
            "Опоздание, \(each.russian): \(russian.joined(separator: ", "))")
    }

    private static func word(_ consequence: LatePenalty.Consequence) -> LocalizedText {
        switch consequence {
        case .losesAll: LocalizedText("all points are lost", "все баллы теряются")
        case .unplaced: LocalizedText("no place", "без места")
        case .disqualified: LocalizedText("disqualified", "дисквалификация")
        }
    }
}
