import EventClient
import NIOConcurrencyHelpers
import Support
import VeloQuest

/// A carrier that loses, repeats, delays and mixes what it carries.
struct FaultyTransport: Sendable {
    /// What it does.
    enum Habit: Sendable {
        /// One fault or none, by chance.
        case faulty
        /// Every request twice at once, with its lines in two orders, and the one before it once more.
        case twice
    }

    let carrier: NIOEventConnection
    let habit: Habit
    private let counts: FaultCounts
    /// The lines of the request before.
    private var earlier: [JSONValue] = []

    init(carrier: NIOEventConnection, _ counts: FaultCounts, _ habit: Habit = .faulty) {
        self.carrier = carrier
        self.habit = habit
        self.counts = counts
    }

    mutating func send(_ request: EventRequest, _ generator: inout SeededGenerator, isBad: Bool) async
        -> EventRequest.Outcome
    {
        guard isBad else { return await carrier.send(request) }
        let isSync = request.path.hasSuffix("/sync")
        switch (habit, generator.next(below: 10)) {
        case (.twice, _), (.faulty, 2):
            counts.count("requests sent twice at once")
            let (one, other) = (body(of: request, &generator), body(of: request, &generator))
            async let copy = carrier.send(request, one)
            let outcome = await carrier.send(request, other)
            _ = await copy
            return outcome
        case (_, 0):
            counts.count("requests lost")
            return .nothing("lost")
        case (_, 1):
            counts.count("answers lost")
            _ = await carrier.send(request, body(of: request, &generator))
            return .nothing("lost")
        case (_, 3) where isSync:
            // It arrives after later ones; the phone has given up on it.
            counts.count("requests overtaken by later ones")
            let (carrier, delay, body) = (carrier, generator.next(in: 0.2...2.0), body(of: request, &generator))
            Task {
                try? await Task.sleep(for: .seconds(delay))
                _ = await carrier.send(request, body)
            }
            return .nothing("late")
        default:
            counts.count("requests carried")
            return await carrier.send(request, body(of: request, &generator))
        }
    }

    /// The body of a request with its lines in another order, and among them lines of the request before it.
    private mutating func body(of request: EventRequest, _ generator: inout SeededGenerator) -> [UInt8] {
        guard case .object(var object)? = try? JSONValue(parsing: request.body),
            var lines = object["lines"]?.arrayValue, !lines.isEmpty
        else { return request.body }
        let again = habit == .twice ? earlier : Array(earlier.shuffled(using: &generator).prefix(1))
        earlier = lines
        lines += again
        lines.shuffle(using: &generator)
        object["lines"] = .array(lines)
        return JSONWriter().write(.object(object))
    }
}

/// What happened to requests.
final class FaultCounts: Sendable {
    private let counts = NIOLockedValueBox<[String: Int]>([:])

    func count(_ what: String) { counts.withLockedValue { $0[what, default: 0] += 1 } }

    /// How often something happened.
    subscript(_ what: String) -> Int { counts.withLockedValue { $0[what] ?? 0 } }

    /// The counts, one a line.
    var summary: String {
        counts.withLockedValue { $0 }.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: "\n")
    }
}
