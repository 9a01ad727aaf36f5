import EventClient
import Foundation
import QuestSealing
import Support
import VeloQuest

/// A phone that writes a log and hands it in over a bad network by the client of the library, as an app does.
struct SimulatedPhone {
    let device: String
    var log: DeviceLog
    var client: EventClient
    var transport: FaultyTransport
    var generator: SeededGenerator
    private let begin = ContinuousClock.now
    private let measured: Measurements
    private var handedIn = 0
    /// The number of the last line that the server acknowledged.
    private var acknowledged = 0

    /// A phone that joins with its first request.
    init(
        rider: String, code: String, quest: Quest?, at address: EventAddress, _ transport: FaultyTransport,
        generator: SeededGenerator, _ measured: Measurements
    ) {
        device = "phone-" + rider
        let key = SigningKey()
        log = DeviceLog(device: device, rider: .init(rider), signer: key.signer, quest: quest)
        var timing = EventClient.Timing()
        timing.idle = 1
        timing.firstRetry = 0.2
        timing.lastRetry = 3
        timing.timeout = 10
        timing.poll = 2
        timing.requestsPerMinute = 600
        client = EventClient(event: address.event, device: device, prefix: address.prefix, timing: timing)
        client.join(code: code, key: key.publicKey)
        self.transport = transport
        self.generator = generator
        self.measured = measured
    }

    /// The time since its start, in seconds.
    var time: Double { (ContinuousClock.now - begin) / .seconds(1) }

    /// Gives the client what the log has since the last time. The first entry brings two lines: the log is opened with it.
    mutating func handIn() {
        for line in log.log.entries.dropFirst(handedIn) { client.add(line) }
        handedIn = log.log.entries.count
    }

    /// Sends the next request if one is due, else waits a moment.
    ///
    /// - Parameters:
    ///   - isOffline: nothing is sent, as far as the phone can see.
    ///   - isBad: the network makes faults.
    /// - Returns: what the server did that it may not do; `nil` for nothing.
    mutating func step(isOffline: Bool = false, isBad: Bool) async -> String? {
        guard let request = client.next(at: time) else {
            try? await Task.sleep(for: .milliseconds(50))
            return nil
        }
        let sent = time
        let outcome = isOffline ? .nothing("offline") : await transport.send(request, &generator, isBad: isBad)
        guard case .answer(let status, let headers, let body) = outcome else {
            client.failed(request.number, at: time, using: &generator)
            return nil
        }
        if status == 200 { measured.add(time - sent) } else { measured.fail("status \(status)") }
        let updates = client.received(status, headers, body, to: request.number, at: time, using: &generator)
        for update in updates {
            switch update {
            case .refused(let entry, let code): return "\(device): line \(entry.sequence) is refused: \(code)"
            case .missing(let sequence): return "\(device): line \(sequence) was never sent"
            case .otherWriter(let sequence): return "\(device): somebody else wrote line \(sequence)"
            case .problem(let problem, isFinal: true): return "\(device): \(problem.message[.english])"
            default: break
            }
        }
        return status == 200 && request.path.hasSuffix("/sync") ? check(body) : nil
    }

    /// Whether the server still has all that it acknowledged, and nothing else under these numbers.
    private mutating func check(_ body: [UInt8]) -> String? {
        guard let head = (try? JSONValue(parsing: body))?.objectValue?["head"]?.objectValue,
            let number = head["seq"]?.integerValue.flatMap({ Int(exactly: $0) })
        else {
            return acknowledged > 0 ? "\(device): line \(acknowledged) was acknowledged, and there is no head" : nil
        }
        guard number >= acknowledged else {
            return "\(device): line \(acknowledged) was acknowledged, and the head is \(number)"
        }
        let entries = log.log.entries
        guard entries.indices.contains(number - 1),
            head["hash"]?.stringValue == entries[number - 1].digest.description
        else { return "\(device): the head has another hash" }
        acknowledged = number
        return nil
    }

    /// Sends what is open over a good network, and writes the log into a folder; why the server has not everything, else `nil`.
    mutating func finish(within seconds: Double, output: String) async -> String? {
        let deadline = time + seconds
        while client.openLineCount > 0 || client.openFixCount > 0 || client.token == nil {
            guard time < deadline else { return "\(device): \(client.openLineCount) lines are open" }
            if let broken = await step(isBad: false) { return broken }
        }
        do { try log.log.save(to: "\(output)/\(device).jsonl") } catch { return "\(error)" }
        return nil
    }
}
