import EventClient
import EventClientNIO
import NIOConcurrencyHelpers
import Randomness

/// A carrier that loses, repeats and delays what it carries.
struct FaultyTransport: Sendable {
    let carrier: NIOEventConnection
    private let counts: FaultCounts

    init(carrier: NIOEventConnection, _ counts: FaultCounts) {
        self.carrier = carrier
        self.counts = counts
    }

    mutating func send(_ request: EventRequest, _ generator: inout SeededGenerator, isBad: Bool) async
        -> EventRequest.Outcome
    {
        guard isBad else { return await carrier.send(request) }
        switch generator.next(below: 10) {
        case 0:
            counts.count("requests lost")
            return .nothing("lost")
        case 1:
            counts.count("answers lost")
            _ = await carrier.send(request)
            return .nothing("lost")
        case 2:
            counts.count("requests sent twice at once")
            async let copy = carrier.send(request)
            let outcome = await carrier.send(request)
            _ = await copy
            return outcome
        case 3 where request.path.hasSuffix("/sync"):
            // It arrives after later ones; the phone has given up on it.
            counts.count("requests overtaken by later ones")
            let delay = generator.next(in: 0.2...2.0)
            let carrier = carrier
            Task {
                try? await Task.sleep(for: .seconds(delay))
                _ = await carrier.send(request)
            }
            return .nothing("late")
        default:
            counts.count("requests carried")
            return await carrier.send(request)
        }
    }
}

/// What happened to requests.
final class FaultCounts: Sendable {
    private let counts = NIOLockedValueBox<[String: Int]>([:])

    func count(_ what: String) { counts.withLockedValue { $0[what, default: 0] += 1 } }

    /// The counts, one a line.
    var summary: String {
        counts.withLockedValue { $0 }.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: "\n")
    }
}
