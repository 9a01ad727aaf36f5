import ArgumentParser
import AsyncHTTPClient
import EventClient
import Foundation
import NIOHTTP1
import Support
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
        let carrier = NIOEventConnection.makeClient(connections: 256)
        let failures: [String]
        do { failures = try await ride(carrier) } catch {
            try? await carrier.shutdown()
            throw error
        }
        try await carrier.shutdown()
        for failure in failures.prefix(20) { report(failure) }
        report("\(target.riders - failures.count) of \(target.riders) phones have everything on the server")
        if !failures.isEmpty { throw ExitCode(1) }
    }

    private func ride(_ carrier: HTTPClient) async throws -> [String] {
        guard let address = EventAddress(target.path) else { throw ValidationError("\(target.path) is no event") }
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        let places = try await target.places(carrier)
        let edition = try await carrier.send(.GET, target.path + "/quest?edition=riders", token: target.token)
        let quest = Quest.read(edition.body).quest
        let (measured, counts) = (Measurements(), FaultCounts())
        let codes = try await target.codes(carrier)
        var riders = try (0..<target.riders).map { number in
            let rider = "\(target.prefix)-\(number)"
            guard let code = codes[rider] else {
                throw ValidationError("\(rider) has no code; choose another --prefix")
            }
            let phone = SimulatedPhone(
                rider: rider, code: code, quest: quest, at: address,
                FaultyTransport(
                    carrier: NIOEventConnection(to: address, by: carrier), counts, twice ? .twice : .faulty),
                generator: SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number)), measured)
            return ChaoticRider(phone: phone, tasks: tasks)
        }
        for number in riders.indices {
            while riders[number].phone.client.token == nil {
                if let broken = await riders[number].phone.step(isBad: false) { throw ValidationError(broken) }
            }
        }
        report("\(riders.count) phones joined")
        let start = ContinuousClock.now
        let failures = await withTaskGroup(of: String?.self) { group in
            for rider in riders {
                group.addTask {
                    var rider = rider
                    return await rider.ride(for: seconds, places, output: output)
                }
            }
            var failures: [String] = []
            for await failure in group { if let failure { failures.append(failure) } }
            return failures
        }
        report(counts.summary)
        report(measured.summary("answered requests", over: (ContinuousClock.now - start) / .seconds(1)))
        return failures
    }
}

/// A rider who reaches all tasks at once, and answers them by chance.
struct ChaoticRider: Sendable {
    var phone: SimulatedPhone
    let tasks: [String]

    /// Rides, and at the end brings the server what it misses; why it has not everything, else `nil`.
    mutating func ride(for seconds: Double, _ places: [Quest.Task.ID: Coordinate], output: String) async -> String? {
        let end = phone.time + seconds
        phone.log.start(at: places)
        phone.handIn()
        var next = phone.time
        // An hour without network is a few seconds here.
        var online = phone.time
        while phone.time < end {
            if phone.time >= next {
                next = phone.time + phone.generator.next(in: 0.2...2)
                for _ in 0..<phone.generator.next(below: 3) {
                    let task = tasks.randomElement(using: &phone.generator) ?? ""
                    let answer = ["canary", "wrong", "a wheel"].randomElement(using: &phone.generator) ?? ""
                    phone.log.append(
                        .answered(task: .init(task), answer: answer, reported: .pending),
                        at: Date().timeIntervalSince1970)
                }
                phone.handIn()
                if phone.generator.chance(0.1) { online = phone.time + phone.generator.next(in: 2...6) }
            }
            if let broken = await phone.step(isOffline: phone.time < online, isBad: true) { return broken }
        }
        phone.log.append(.finished, at: Date().timeIntervalSince1970)
        phone.handIn()
        return await phone.finish(within: 400, output: output)
    }
}
