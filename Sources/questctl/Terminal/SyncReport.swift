import EventClient
import Quests
import RideLogs
import Support

/// Says what came from the server of an event, and adds decisions to the log.
struct SyncReport {
    private let log: String
    private let language: Language
    /// How many lines the server refused, or could not be sent.
    private var leftOut = 0
    private var hasOtherWriter = false
    private var hasUnreadableDecision = false
    private var handedIn = 0
    private var decisions = 0

    init(log: String, language: Language) {
        self.log = log
        self.language = language
    }

    /// Whether the server does not have the whole log, or the log not all decisions, although all requests are done.
    var isIncomplete: Bool { leftOut > 0 || hasOtherWriter || hasUnreadableDecision }

    /// - Throws: `Failure.unreadable` after a message where the log cannot be written.
    mutating func take(_ updates: [EventUpdate]) throws {
        var decided: [RideEntry] = []
        for update in updates {
            switch update {
            case .acknowledged(let lines): handedIn += lines.count
            case .refused(let entry, let code): leaveOut(EventTexts.refused(entry.sequence, code))
            case .decision(let entry): decided.append(entry)
            case .unreadableDecision(let number):
                hasUnreadableDecision = true
                note(EventTexts.unreadableDecision(number))
            case .message(let text, _): Console.print(DisplayText.sanitized(EventTexts.message(text)[language]))
            case .verdict(let task, _, let outcome):
                Console.print(DisplayText.sanitized(EventTexts.verdict(task.rawValue, outcome)[language]))
            case .edition: note(EventTexts.otherEdition)
            case .missing(let sequence):
                leaveOut(EventTexts.missing(sequence))
            case .otherWriter:
                hasOtherWriter = true
                note(EventTexts.otherWriter)
            case .joined, .quest, .problem: break
            }
        }
        guard !decided.isEmpty else { return }
        // Before the state is written, or a decision would be lost with the power.
        decisions += try Failure.reporting(language) {
            var file = try RideLogFile(path: log)
            return try file.append(contentsOf: decided)
        }
    }

    /// Counts a line that the server does not get, and says why; only the first ten are named.
    mutating func leaveOut(_ reason: LocalizedText) {
        leftOut += 1
        if leftOut <= 10 { note(reason) }
    }

    /// Prints what was done.
    /// - Parameter isDone: whether the server answered everything.
    func summarise(isDone: Bool) {
        if handedIn > 0 {
            Console.print("\(log): \(EventTexts.handedIn(handedIn)[language])")
        } else if isDone, !isIncomplete {
            Console.print("\(log): \(EventTexts.nothingToHandIn[language])")
        }
        if leftOut > 0 { note(EventTexts.leftOut(leftOut)) }
        if decisions > 0 { Console.print("\(log): \(EventTexts.decided(decisions)[language])") }
    }

    func note(_ text: LocalizedText) { Console.note("\(log): \(DisplayText.sanitized(text[language]))") }
}

extension RideLog {
    /// The devices that wrote a ride, in order; those with decisions of the organiser alone are none of them.
    var riddenDevices: [String] {
        Set(entries.lazy.filter { !$0.event.isDecision }.map { $0.device }).sorted()
    }
}
