import Scoring
import Support

/// The words on paper.
enum PrintTexts {
    static let organisersOnly = Message("print-organisers-only")
    static let untitled = Message("print-untitled")

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

    static func sheet(_ number: Int, of count: Int) -> Message {
        Message("print-sheet", ["number": .of(number), "count": .of(count)])
    }

    static func neighbour(_ number: Int) -> Message { Message("print-neighbour", ["number": .of(number)]) }

    static func page(_ number: Int, of count: Int) -> Message {
        Message("print-page", ["number": .of(number), "count": .of(count)])
    }

    static let overview = Message("print-overview")
    static let taskSign = Message("print-task-sign")
    static let hiddenTaskSign = Message("print-hidden-task-sign")
    static let start = Message("print-start")
    static let finish = Message("print-finish")
    static let startAndFinish = Message("print-start-and-finish")
    static let closedRoad = Message("print-closed-road")

    static func grid(_ metres: Double) -> Message {
        metres < 1000
            ? Message("print-grid", ["metres": .of(Int(metres))])
            : Message("print-grid-2", ["int": .of(Int(metres / 1000))])
    }

    static let trueNorth = Message("print-true-north")

    static func length(_ metres: Double) -> Message {
        metres < 1000
            ? Message("print-length", ["metres": .of(Int(metres))])
            : Message("print-length-2", ["int": .of(Int(metres / 1000))])
    }

    static let tasks = Message("print-tasks")
    static let answerSheet = Message("print-answer-sheet")
    static let codes = Message("print-codes")
    static let startList = Message("print-start-list")
    static let results = Message("print-results")

    static func timeLimit(_ seconds: Double) -> Message {
        let time = Measures.duration(seconds)
        return Message("print-time-limit", ["time": .of(time)])
    }

    static func total(_ tasks: Int, points: String) -> Message {
        Message("print-total", ["tasks": .of(tasks), "points": .of(points)])
    }

    static func hidden(_ count: Int) -> Message { Message("print-hidden", ["count": .of(count)]) }

    /// How hard a task is, after its category.
    static func difficulty(_ word: Message) -> Message { Message("print-difficulty", ["word": .of(word)]) }

    static func afterStart(_ time: String) -> Message { Message("print-after-start", ["time": .of(time)]) }

    static func opens(_ text: String) -> Message { Message("print-opens", ["text": .of(text)]) }

    static func closes(_ text: String) -> Message { Message("print-closes", ["text": .of(text)]) }

    static let answer = Message("print-answer")
    static let hint = Message("print-hint")
    static let success = Message("print-success")
    static let opensAfter = Message("print-opens-after")
    static let beThere = Message("print-be-there")
    static let photo = Message("print-photo")
    static let judged = Message("print-judged")
    static let sealed = Message("print-sealed")
    static let notAnswers = Message("print-not-answers")

    static let rider = Message("print-rider")
    static let number = Message("print-number")
    static let name = Message("print-name")
    static let team = Message("print-team")
    static let startTime = Message("print-start-time")
    static let finishTime = Message("print-finish-time")
    static let place = Message("print-place")
    static let pointsColumn = Message("print-points-column")
    static let solved = Message("print-solved")
    static let time = Message("print-time")
    static let sum = Message("print-sum")
    static let withoutClass = Message("print-without-class")
    static let signature = Message("print-signature")

    static let join = Message("print-join")
    static let noRiders = Message("print-no-riders")
    static let noResults = Message("print-no-results")

    static let zones = Message("print-zones")
    static let contacts = Message("print-contacts")

    /// What a toll zone costs, in counted points.
    static func toll(perEntry: Message?, perMinute: Message?) -> Message {
        let costs = [
            perEntry.map { Message("print-toll-entry", ["points": .of($0)]) },
            perMinute.map { Message("print-toll-minute", ["points": .of($0)]) },
        ]
        return Message("print-toll-costs", ["list": .of(costs.compactMap { $0 })])
    }

    static let forbidden = Message("print-forbidden")
    static let bounds = Message("print-bounds")
    static let toll = Message("print-toll")
    static let boundsSign = Message("print-bounds-sign")

    // What results on paper say of themselves.

    /// Above results that may still change.
    static func provisional(_ waiting: Int) -> Message { Message("print-provisional", ["waiting": .of(waiting)]) }

    static func asOf(_ time: String) -> Message { Message("print-as-of", ["time": .of(time)]) }

    static func toJudge(_ count: Int) -> Message { Message("print-to-judge", ["count": .of(count)]) }

    static let toBeJudged = Message("print-to-be-judged")
}

extension RideResult.Status {
    /// Why there is no place.
    var text: Message {
        switch self {
        case .ok: Message(verbatim: "")
        case .notStarted: Message("ride-result-status-not-started")
        case .underWay: Message("ride-result-status-under-way")
        case .didNotFinish: Message("ride-result-status-did-not-finish")
        case .overTime: Message("ride-result-status-over-time")
        case .missingPunch: Message("ride-result-status-missing-punch")
        case .disqualified: Message("ride-result-status-disqualified")
        }
    }
}
