import Checksums
import EventAccess
import EventClient
import Foundation
import QuestSealing
import Randomness
import RideSimulation
import VeloQuest

/// A phone whose rider rides as simulated, and which hands in what it writes.
struct RidingPhone {
    private let device: String
    private let speed: Double
    /// When the ride began, in seconds since 1970-01-01 00:00 UTC.
    private let start: Double
    private let key = SigningKey()
    private let photoTask: Quest.Task.ID?
    private var log: DeviceLog
    private var handedIn = 0
    private var events: ArraySlice<RideEntry>
    private var fixes: ArraySlice<Fix>
    private var generator: SeededGenerator

    init(rider: String, quest: Quest, graph: RoadGraph, seed: UInt64, speed: Double) throws {
        device = "phone-" + rider
        self.speed = speed
        generator = SeededGenerator(seed: seed)
        var router = Router(graph: graph)
        // The ride lies in the past, so that no time of it is later than its arrival.
        start = Date().timeIntervalSince1970 - 6 * 3600
        let record = try RideSimulator(quest: quest, seed: seed, name: device, startTime: start).run(router: &router)
        log = DeviceLog(device: device, rider: .init(rider), signer: key.signer, quest: quest)
        events =
            record.log.entries.filter { entry in
                switch entry.event {
                case .opened, .signed, .joined: false
                default: true
                }
            }[...]
        fixes = record.fixes[...]
        photoTask = quest.tasks.first { [.photo, .judgedByOrganiser].contains($0.answer?.kind) }?.id
    }

    /// Rides to the end; why the server has not everything, else `nil`.
    mutating func ride(code: String, _ address: EventAddress, _ transport: FaultyTransport, output: String) async
        -> String?
    {
        var transport = transport
        var timing = EventClient.Timing()
        timing.idle = 1
        timing.firstRetry = 0.2
        timing.lastRetry = 3
        timing.timeout = 10
        timing.requestsPerMinute = 600
        var client = EventClient(event: address.event, device: device, prefix: address.prefix, timing: timing)
        client.join(code: code, key: key.publicKey)
        let clock = ContinuousClock()
        let begin = clock.now
        var deadline: ContinuousClock.Instant?
        var offline = clock.now + .seconds(generator.next(in: 1...10.0))
        var isOffline = false
        var wantsPhoto = true
        while true {
            let now = (clock.now - begin) / .seconds(1)
            if clock.now >= offline {
                // Minutes of a ride.
                isOffline.toggle()
                offline += .seconds(generator.next(in: isOffline ? 120...600 : 300...1800.0) / speed)
                if !isOffline { client.networkIsBack() }
            }
            write(until: start + now * speed, into: &client)
            let isDone = events.isEmpty && fixes.isEmpty
            if isDone, deadline == nil { deadline = clock.now + .seconds(120) }
            if isDone, !wantsPhoto, client.openLineCount == 0, client.openFixCount == 0, client.token != nil { break }
            if let deadline, clock.now > deadline { return "\(device): \(client.openLineCount) lines are open" }
            if isDone { isOffline = false }
            if wantsPhoto, !isOffline, isDone || events.count < 10, client.token != nil {
                wantsPhoto = !(await sendPhoto(client, transport, &client))
            }
            guard let request = client.next(at: now) else {
                try? await Task.sleep(for: .milliseconds(50))
                continue
            }
            let outcome = isOffline ? .nothing("offline") : await transport.send(request, &generator, isBad: !isDone)
            let later = (clock.now - begin) / .seconds(1)
            guard case .answer(let status, let headers, let body) = outcome else {
                client.failed(request.number, at: later, using: &generator)
                continue
            }
            for update in client.received(status, headers, body, to: request.number, at: later, using: &generator) {
                switch update {
                case .refused(let entry, let code): return "\(device): line \(entry.sequence) is refused: \(code)"
                case .missing(let sequence): return "\(device): line \(sequence) was never sent"
                case .otherWriter(let sequence): return "\(device): somebody else wrote line \(sequence)"
                case .problem(let problem, isFinal: true): return "\(device): \(problem.message[.english])"
                default: break
                }
            }
        }
        do { try log.log.save(to: "\(output)/\(device).jsonl") } catch { return "\(error)" }
        return nil
    }

    /// Writes what happened up to a time. Three of ten answers are left to the server.
    private mutating func write(until time: Double, into client: inout EventClient) {
        while let entry = events.first, Double(entry.time) / 1000 <= time {
            events.removeFirst()
            var event = entry.event
            if case .answered(let task, let answer, _, let fixes) = event, generator.chance(0.3) {
                event = .answered(task: task, answer: answer, reported: .pending, fixes: fixes)
            }
            _ = log.append(event, at: Double(entry.time) / 1000)
        }
        handIn(into: &client)
        while let fix = fixes.first, fix.time <= time {
            fixes.removeFirst()
            client.add(fix)
        }
    }

    /// Sends a photo and refers to it; whether the server has it.
    private mutating func sendPhoto(_ sender: EventClient, _ transport: FaultyTransport, _ client: inout EventClient)
        async -> Bool
    {
        var picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + Array(device.utf8)
        picture += Array(repeating: 7, count: 200_000)
        let digest = Hexadecimal.text(of: Secret.digest(of: picture))
        guard let upload = sender.photoUpload(picture, digest: digest, type: "image/jpeg"),
            case .answer(let status, _, _) = await transport.carrier.send(upload), status == 200 || status == 201
        else { return false }
        if let photoTask, let last = log.log.entries.last {
            _ = log.append(
                .answered(task: photoTask, answer: "photo:" + digest, reported: .pending), at: Double(last.time) / 1000)
        }
        handIn(into: &client)
        return true
    }

    /// Gives the client what the log has since the last time. The first entry brings two lines: the log is opened with it.
    private mutating func handIn(into client: inout EventClient) {
        for line in log.log.entries.dropFirst(handedIn) { client.add(line) }
        handedIn = log.log.entries.count
    }
}
