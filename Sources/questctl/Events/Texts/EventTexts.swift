internal import Answers
internal import EventClient
internal import RideLogs
internal import Support

/// Messages of `questctl join` and `questctl sync`.
enum EventTexts {
    static func noLink(_ text: String) -> Message { Message("event-no-link", ["text": .of(text)]) }

    static let notEncrypted = Message("event-not-encrypted")

    static let noDevice = Message("event-no-device")

    static func notJoined(_ state: String) -> Message { Message("event-not-joined", ["state": .of(state)]) }

    static func joined(_ registration: EventRegistration) -> Message {
        let known = registration.registration
        let more = [known.team, known.category].compactMap { $0 }.map { ", " + $0 }.joined()
        return Message(
            "event-joined",
            ["rider": .of(known.name ?? registration.rider.rawValue),
             "rider-2": .of(registration.rider.rawValue),
             "more": .of(more)])
    }

    static func noAnswer(_ server: String, _ reason: String) -> Message {
        Message("event-no-answer", ["server": .of(server), "reason": .of(reason)])
    }

    static let unknownDevice = Message("event-unknown-device")

    static let late = Message("event-late")

    static func notHandedIn(_ lines: Int) -> Message { Message("event-not-handed-in", ["lines": .of(lines)]) }

    static func handedIn(_ lines: Int) -> Message { Message("event-handed-in", ["lines": .of(lines)]) }

    static let nothingToHandIn = Message("event-nothing-to-hand-in")

    static func leftOut(_ lines: Int) -> Message { Message("event-left-out", ["lines": .of(lines)]) }

    static func tooLong(_ sequence: Int, most bytes: Int) -> Message {
        Message("event-too-long", ["sequence": .of(sequence), "bytes": .of(bytes)])
    }

    static func otherDevice(_ devices: [String], joined: String) -> Message {
        Message("event-other-device", ["devices": .of(list(devices)), "joined": .of(quoted(joined))])
    }

    static func passedOver(_ devices: [String]) -> Message {
        Message("event-passed-over", ["devices": .of(list(devices))])
    }

    static func notOfLog(_ device: String, _ devices: [String]) -> Message {
        Message("event-not-of-log", ["device": .of(quoted(device)), "devices": .of(list(devices))])
    }

    static func severalDevices(_ devices: [String]) -> Message {
        Message("event-several-devices", ["devices": .of(list(devices))])
    }

    /// At most five names, in quotes.
    private static func list(_ devices: [String]) -> Message {
        let rest = devices.count > 5 ? [Message(verbatim: "…")] : []
        return Message(joining: devices.prefix(5).map(quoted) + rest, separator: ", ")
    }

    private static func quoted(_ device: String) -> Message { .quoted(DisplayText.sanitized(device, most: 40)) }

    static func decided(_ count: Int) -> Message { Message("event-decided", ["count": .of(count)]) }

    static func refused(_ sequence: Int, _ code: String) -> Message {
        Message("event-refused", ["sequence": .of(sequence), "code": .of(code)])
    }

    static func message(_ text: String) -> Message { Message("event", ["text": .of(text)]) }

    static func verdict(_ task: String, _ outcome: Verdict.Outcome) -> Message {
        switch outcome {
        case .accepted: Message("event-verdict-accepted", ["task": .of(task)])
        case .nearly: Message("event-verdict-nearly", ["task": .of(task)])
        case .rejected: Message("event-verdict-rejected", ["task": .of(task)])
        case .pending: Message("event-verdict-pending", ["task": .of(task)])
        }
    }

    static func unreadableDecision(_ number: Int) -> Message {
        Message("event-unreadable-decision", ["number": .of(number)])
    }

    static let otherEdition = Message("event-other-edition")

    static func missing(_ sequence: Int) -> Message { Message("event-missing", ["sequence": .of(sequence)]) }

    static let otherWriter = Message("event-other-writer")
}
