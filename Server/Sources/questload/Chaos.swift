import ArgumentParser
import AsyncHTTPClient
import Foundation
import NIOHTTP1
import Randomness
import VeloQuest

/// `questload chaos --riders 50 --seconds 60 --output logs`
struct Chaos: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Phones write lines, and send them over a bad network: requests are lost, repeated, and answered into the void.",
        discussion: """
            Meanwhile the server may be killed and started again. At the end every phone sends what the server misses, and writes its own \
            log into a folder, to be judged by ‘questctl standings’ and compared with the server's. Exit codes: 0 the server has every \
            line that it acknowledged and every line of every phone, 1 it has not.
            """)

    @OptionGroup var target: Target
    @Option(help: "The tasks that are answered.") var tasks = ["oak", "mill"]
    @Option(help: "How long phones ride, in seconds.") var seconds = 60.0
    @Option(help: "The seed of what goes wrong.") var seed: UInt64 = 1
    @Flag(help: "Send every request twice at once, and again after the next one; lines always in another order.")
    var twice = false
    @Option(name: .shortAndLong, help: "The folder for the logs of the phones.") var output: String

    func run() async throws {
        report("seed \(seed)")
        let client = Target.client(connections: 256)
        let phones = try await target.phones(client)
        report("\(phones.count) phones joined")
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        let places = try await target.places(client)
        let start = ContinuousClock.now
        let lost = Measurements()
        let failures = await withTaskGroup(of: String?.self) { group in
            for (number, phone) in phones.enumerated() {
                group.addTask {
                    var rider = BadNetwork(
                        phone: phone, client: client,
                        generator: SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number)),
                        lost: lost, places: places, twice: twice)
                    return await rider.ride(until: start + .seconds(seconds), tasks: tasks, output: output)
                }
            }
            var failures: [String] = []
            for await failure in group { if let failure { failures.append(failure) } }
            return failures
        }
        report(lost.summary("acknowledged requests", over: (ContinuousClock.now - start) / .seconds(1)))
        for failure in failures.prefix(20) { report(failure) }
        report("\(phones.count - failures.count) of \(phones.count) phones have everything on the server")
        try await client.shutdown()
        if !failures.isEmpty { throw ExitCode(1) }
    }
}

/// A phone on a bad network.
struct BadNetwork {
    var phone: LoadPhone
    let client: HTTPClient
    var generator: SeededGenerator
    let lost: Measurements
    let places: [Quest.Task.ID: Coordinate]
    let twice: Bool
    /// The number of the last line that the server acknowledged.
    private var acknowledged = 0
    /// The request before this one.
    private var earlier: [UInt8]?

    init(
        phone: LoadPhone, client: HTTPClient, generator: SeededGenerator, lost: Measurements,
        places: [Quest.Task.ID: Coordinate], twice: Bool
    ) {
        self.twice = twice
        self.places = places
        self.phone = phone
        self.client = client
        self.generator = generator
        self.lost = lost
    }

    /// Rides, and at the end brings the server what it misses; why it has not everything, else `nil`.
    mutating func ride(until end: ContinuousClock.Instant, tasks: [String], output: String) async -> String? {
        phone.start(at: places)
        while ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(Int.random(in: 200...2000, using: &generator)))
            for _ in 0..<Int.random(in: 0...2, using: &generator) {
                let task = tasks.randomElement(using: &generator) ?? ""
                write(
                    .answered(
                        task: .init(task),
                        answer: ["canary", "wrong", "a wheel"].randomElement(using: &generator) ?? "",
                        reported: .pending))
            }
            // An hour without network is a few seconds here.
            if Int.random(in: 0..<10, using: &generator) == 0 {
                try? await Task.sleep(for: .seconds(Int.random(in: 2...6, using: &generator)))
            }
            if let broken = await send() { return broken }
        }
        write(.finished)
        let deadline = ContinuousClock.now + .seconds(400)
        while acknowledged < phone.log.log.entries.count {
            guard ContinuousClock.now < deadline else {
                return "\(phone.device): \(acknowledged) of \(phone.log.log.entries.count) lines are acknowledged"
            }
            if let broken = await send() { return broken }
            try? await Task.sleep(for: .milliseconds(200))
        }
        do { try phone.log.log.save(to: "\(output)/\(phone.device).jsonl") } catch { return "\(error)" }
        return nil
    }

    /// The answer to a request; where all are sent twice, to one that was sent before the other.
    private mutating func sent(_ body: [UInt8]) async throws -> Answer {
        guard twice else { return try await client.send(.POST, phone.url, token: phone.token, body: body) }
        let (client, url, token) = (client, phone.url, phone.token)
        async let second = client.send(.POST, url, token: token, body: body)
        let first = try await client.send(.POST, url, token: token, body: body)
        _ = try await second
        if let earlier { _ = try await client.send(.POST, url, token: token, body: earlier) }
        earlier = body
        return first
    }

    private mutating func write(_ event: RideEvent) { phone.log.append(event, at: Date().timeIntervalSince1970) }

    /// Sends lines that are not acknowledged, in any order and some twice; says where the server lost one that was.
    private mutating func send() async -> String? {
        var entries = Array(phone.log.log.entries.dropFirst(acknowledged).prefix(200))
        if twice || Bool.random(using: &generator) { entries.shuffle(using: &generator) }
        if let again = phone.log.log.entries.randomElement(using: &generator) { entries.append(again) }
        let lines = entries.map {
            JSONValue.string(String(decoding: RideLog.lines(of: [$0]).dropLast(), as: UTF8.self))
        }
        let body = JSONWriter().write(
            ["device": .string(phone.device), "lines": .array(lines), "after": .integer(Int64(phone.after))]
                as JSONValue)
        do {
            let answer = try await sent(body)
            // The answer is lost on its way: the phone knows nothing of it.
            guard Int.random(in: 0..<5, using: &generator) > 0 else { return nil }
            guard answer.status == 200, let object = try JSONValue(parsing: answer.body).objectValue else {
                lost.fail("status \(answer.status)")
                if let seconds = answer.retryAfter { try? await Task.sleep(for: .seconds(seconds)) }
                return nil
            }
            if let refused = object["refused"]?.arrayValue, !refused.isEmpty {
                return "\(phone.device): refused \(refused)"
            }
            let head = object["head"]?.objectValue
            let number = Int(head?["seq"]?.integerValue ?? 0)
            if number < acknowledged {
                return "\(phone.device): line \(acknowledged) was acknowledged, and the head is \(number)"
            }
            if number > 0, head?["hash"]?.stringValue != phone.log.log.entries[number - 1].digest.description {
                return "\(phone.device): the head has another hash"
            }
            acknowledged = number
            if let last = object["feed"]?.arrayValue?.last?.objectValue?["number"]?.integerValue {
                phone.after = Int(last)
            }
            lost.add(answer.seconds)
        } catch {
            // No connection: the server is away.
            try? await Task.sleep(for: .milliseconds(100))
        }
        return nil
    }
}
