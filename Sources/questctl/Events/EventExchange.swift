import Dispatch
import EventClient
import RideLogs
import Support

/// A client of an event whose state is in a file beside the log, and the connection to its server.
struct EventExchange {
    /// Why it ended.
    enum End {
        /// What was wanted is done.
        case done
        /// The server takes nothing more from this device.
        case refused
        /// No answer came in time.
        case late
    }

    private(set) var client: EventClient
    private let address: EventAddress
    private let path: String
    private let language: Language
    private let start = ContinuousClock.now
    private var generator = SystemRandomNumberGenerator()
    private var noted: Set<String> = []
    /// Whether the reason was said why the server takes nothing more.
    private var isRefused = false

    /// A device that has not joined yet.
    init(joining address: EventAddress, device: String, log: String, _ language: Language) {
        self.address = address
        self.language = language
        path = Self.path(of: log)
        client = EventClient(
            event: address.event, device: device, prefix: address.prefix, language: language.tag)
    }

    /// A device that joined before.
    /// - Throws: `Failure.unreadable` where the file cannot be read, or is no state.
    init(of log: String, _ language: Language) throws {
        self.language = language
        path = Self.path(of: log)
        guard let bytes = try? InputFile.bytes(of: path) else {
            throw Failure.reported(Message("event-not-joined", ["state": .of(path)]), file: log, language)
        }
        let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
        guard parts.count == 2, let address = EventAddress(String(decoding: parts[0], as: UTF8.self)) else {
            throw Failure.reported(EventClient.StateFault.damaged.message, file: path, language)
        }
        self.address = address
        client = try Failure.reporting(language, file: path) {
            try EventClient(restoring: Array(parts[1]), language: language.tag)
        }
        // The organiser may have changed something since, and the server says the reason again if not.
        client.resume()
    }

    /// The file with the state of a log.
    private static func path(of log: String) -> String { log + ".event" }

    mutating func change(_ change: (inout EventClient) -> Void) { change(&client) }

    /// Sends and receives until something is done, the server refuses, or time is over.
    ///
    /// - Parameters:
    ///   - seconds: how long at most.
    ///   - isDone: asked before each request; whether the server answered one since the beginning.
    ///   - take: what is new; the state is written after it.
    mutating func run(
        atMost seconds: Double, isDone: (EventClient, Bool) -> Bool, take: ([EventUpdate]) throws -> Void
    ) throws -> End {
        let connection = try Failure.reporting(language) { try EventCurl(to: address) }
        var isAnswered = false
        while !isDone(client, isAnswered) {
            guard let request = client.next(at: now) else {
                guard let wake = client.nextWake(at: now) else {
                    if !isRefused { Failure.report(Message("event-unknown-device"), file: path, language) }
                    return .refused
                }
                guard wake < seconds else { return .late }
                wait(until: wake)
                continue
            }
            switch connection.send(request, within: seconds - now) {
            case .answer(let status, let headers, let body):
                let updates = client.received(
                    status, headers, body, to: request.number, at: now, using: &generator)
                try take(updates)
                // A code that the server does not take costs nobody the token of an earlier one.
                if client.token != nil { try save() }
                isAnswered = isAnswered || !note(updates)
            case .nothing(let reason):
                note(Message("event-no-answer", ["server": .of(address.origin), "reason": .of(reason)]), as: "none")
                client.failed(request.number, at: now, using: &generator)
            }
            if now >= seconds, !isDone(client, isAnswered) { return .late }
        }
        return .done
    }

    private var now: Double { (ContinuousClock.now - start) / .seconds(1) }

    private func wait(until time: Double) {
        let pause = DispatchSemaphore(value: 0)
        _ = pause.wait(timeout: .now() + max(0.01, time - now))
    }

    /// Says what the server did not do, each reason once; whether there was any.
    private mutating func note(_ updates: [EventUpdate]) -> Bool {
        var isProblem = false
        for case .problem(let problem, let isFinal) in updates {
            isProblem = true
            if isFinal {
                isRefused = true
                Failure.report(problem.message, language)
            } else {
                note(problem.message, as: problem.code.rawValue)
            }
        }
        return isProblem
    }

    private mutating func note(_ text: Message, as kind: String) {
        guard noted.insert(kind).inserted else { return }
        Console.note("questctl: \(DisplayText.sanitized(text[language]))")
    }

    /// Writes the state for its owner alone: it has the token.
    private func save() throws {
        let bytes = Array("\(address)\n".utf8) + client.state
        try Failure.reporting(language) {
            try SecretFile.write(bytes, to: path)
        }
    }
}
