import Scoring
import Support

/// The words on paper.
enum PrintTexts {
    static func scale(_ denominator: Int) -> Message {
        let digits = String(String(denominator).reversed())
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, index.isMultiple(of: 3) { grouped.append("\u{A0}") }
            grouped.append(digit)
        }
        let text = "1:" + String(grouped.reversed())
        return Message("print-grouped", ["text": .of(text)])
    }

    static func grid(_ metres: Double) -> Message {
        metres < 1000
            ? Message("print-grid", ["metres": .of(Int(metres))])
            : Message("print-grid-2", ["int": .of(Int(metres / 1000))])
    }

    static func length(_ metres: Double) -> Message {
        metres < 1000
            ? Message("print-length", ["metres": .of(Int(metres))])
            : Message("print-length-2", ["int": .of(Int(metres / 1000))])
    }

    static func timeLimit(_ seconds: Double) -> Message {
        let time = Measures.duration(seconds)
        return Message("print-time-limit", ["time": .of(time)])
    }

    static func opens(_ text: String) -> Message { Message("print-opens", ["text": .of(text)]) }

    static func closes(_ text: String) -> Message { Message("print-closes", ["text": .of(text)]) }

    static let time = Message("print-time")
    static let contacts = Message("print-contacts")

    /// What a toll zone costs, in counted points.
    static func toll(perEntry: Message?, perMinute: Message?) -> Message {
        let costs = [
            perEntry.map { Message("print-toll-entry", ["points": .of($0)]) },
            perMinute.map { Message("print-toll-minute", ["points": .of($0)]) },
        ]
        return Message("print-toll-costs", ["list": .of(costs.compactMap { $0 })])
    }

    static let toll = Message("print-toll")
    // What results on paper say of themselves.
}

extension RideResult.Status {
    /// Why there is no place.
    var text: Message {
        switch self {
        case .ok: Message.empty
        case .notStarted: Message("ride-result-status-not-started")
        case .underWay: Message("ride-result-status-under-way")
        case .didNotFinish: Message("ride-result-status-did-not-finish")
        case .overTime: Message("ride-result-status-over-time")
        case .missingPunch: Message("ride-result-status-missing-punch")
        case .disqualified: Message("ride-result-status-disqualified")
        }
    }
}
