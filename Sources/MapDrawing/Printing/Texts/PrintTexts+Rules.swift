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

    static func massStart(_ time: String) -> Message { Message("print-mass-start", ["time": .of(time)]) }

    /// The start window; an end that is not set is left out.
    static func startWindow(from opens: String?, to closes: String?) -> Message? {
        switch (opens, closes) {
        case (nil, nil): nil
        case (let opens?, nil): Message("print-start-window", ["opens": .of(opens)])
        case (nil, let closes?): Message("print-start-window-2", ["closes": .of(closes)])
        case (let opens?, let closes?): Message("print-start-window-3", ["opens": .of(opens), "closes": .of(closes)])
        }
    }

    /// What lateness costs.
    static func lateness(_ penalty: LatePenalty) -> Message {
        let curve = cost(penalty.curve, penalty.counting)
        guard let limit = penalty.limit else { return curve }
        let (time, consequence) = (Measures.duration(limit), word(penalty.consequence))
        return Message("print-lateness", ["curve": .of(curve), "time": .of(time), "consequence": .of(consequence)])
    }

    private static func cost(_ curve: LatePenalty.Curve, _ counting: MinuteCounting) -> Message {
        let minute =
            switch counting {
            case .started: Message("print-cost-started")
            case .full: Message("print-cost-full")
            case .exact: Message("print-cost-exact")
            }
        switch curve {
        case .perMinute(let points):
            return Message("print-cost-per-minute", ["counted": .of(points.counted), "minute": .of(minute)])
        case .quadratic(let points): return Message("print-cost-quadratic", ["counted": .of(points.counted)])
        case .bands(let bands):
            return listed(bands, Message("print-cost-bands", ["minute": .of(minute)]))
        case .table(let bands):
            return listed(bands, Message("print-cost-table"))
        }
    }

    private static func listed(_ bands: [LatePenalty.Band], _ each: Message) -> Message {
        let bands = bands.map {
            Message("print-rules-band", ["until": .of($0.until), "points": .of($0.points.counted)])
        }
        return Message("print-rules-lateness", ["each": .of(each), "bands": .of(bands)])
    }

    private static func word(_ consequence: LatePenalty.Consequence) -> Message {
        switch consequence {
        case .losesAll: Message("print-word-loses-all")
        case .unplaced: Message("print-word-unplaced")
        case .disqualified: Message("print-word-disqualified")
        }
    }
}
