internal import Answers
internal import EventClient
internal import RideLogs
internal import Support

/// Messages of `questctl join` and `questctl sync`.
enum EventTexts {
    static func joined(_ registration: EventRegistration) -> Message {
        let known = registration.registration
        let more = [known.team, known.category].compactMap { $0 }.map { ", " + $0 }.joined()
        return Message(
            "event-joined",
            [
                "rider": .of(known.name ?? registration.rider.rawValue),
                "rider-2": .of(registration.rider.rawValue),
                "more": .of(more),
            ])
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

    static func verdict(_ task: String, _ outcome: Verdict.Outcome) -> Message {
        switch outcome {
        case .accepted: Message("event-verdict-accepted", ["task": .of(task)])
        case .nearly: Message("event-verdict-nearly", ["task": .of(task)])
        case .rejected: Message("event-verdict-rejected", ["task": .of(task)])
        case .pending: Message("event-verdict-pending", ["task": .of(task)])
        }
    }
}
