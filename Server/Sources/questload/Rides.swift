import ArgumentParser
import AsyncHTTPClient
import EventClient
import Foundation
import NIOHTTP1
import RideSimulation
import Support
import VeloQuest

/// `questload rides --event evening --token … --map town.vqmap --riders 100 --output logs`
struct Rides: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Simulated riders ride the quest of an event on a map, and their phones hand in what they write over a bad network.",
        discussion: """
            Requests and answers are lost, repeated and late, and each phone is without a network for minutes. Phones send photos too, and \
            leave some answers to be judged by the server. At the end every phone writes its own log into a folder, to be judged by \
            ‘questctl standings’ and compared with the server's. The same seed gives the same rides and faults; how they meet depends on \
            the machine. Exit codes: 0 the server has everything, 1 it has not.
            """)

    @OptionGroup var target: Target
    @Option(help: ArgumentHelp("The map to ride on.", valueName: "file")) var map: String
    @Option(help: "The seed of rides and faults.") var seed: UInt64 = 1
    @Option(help: "How many times faster than real they ride.") var speed = 120.0
    @Option(name: .shortAndLong, help: "The folder for the logs of the phones.") var output: String

    func validate() throws {
        guard speed.isFinite, speed > 0, speed <= 10_000 else { throw ValidationError("--speed is 0 to 10000") }
    }

    func run() async throws {
        print("seed \(seed)")
        let carrier = NIOEventConnection.makeClient(connections: 64)
        let failures: [String]
        do { failures = try await ride(carrier) } catch {
            try? await carrier.shutdown()
            throw error
        }
        try await carrier.shutdown()
        for failure in failures.prefix(20) { print(failure) }
        print("\(target.riders - failures.count) of \(target.riders) phones have everything on the server")
        if !failures.isEmpty { throw ExitCode(1) }
    }

    private func ride(_ carrier: HTTPClient) async throws -> [String] {
        let file = try await carrier.send(.GET, target.path + "/quest?edition=organisers", token: target.token)
        guard let quest = Quest.read(file.body).quest else {
            throw ValidationError(
                "the event has no quest: \(file.status) \(String(decoding: file.body.prefix(300), as: UTF8.self))")
        }
        guard let address = EventAddress(target.path) else { throw ValidationError("\(target.path) is no event") }
        let graph = try RoadGraph(path: map)
        let codes = try await target.codes(carrier)
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        let log = FaultCounts()
        let (measured, start) = (Measurements(), ContinuousClock.now)
        let failures = await withTaskGroup(of: String?.self) { group in
            for number in 0..<target.riders {
                group.addTask {
                    do {
                        let rider = "\(target.prefix)-\(number)"
                        guard let code = codes[rider] else { return "\(rider) has no code; choose another --prefix" }
                        let seed = seed &* 1_000_003 &+ UInt64(number)
                        let phone = SimulatedPhone(
                            rider: rider, code: code, quest: quest, at: address,
                            FaultyTransport(carrier: NIOEventConnection(to: address, by: carrier), log),
                            generator: SeededGenerator(seed: seed), measured)
                        var ride = try RidingPhone(phone, quest: quest, graph: graph, seed: seed, speed: speed)
                        return await ride.ride(output: output)
                    } catch {
                        return "\(error)"
                    }
                }
            }
            var failures: [String] = []
            for await failure in group { if let failure { failures.append(failure) } }
            return failures
        }
        print(log.summary)
        report(measured.summary("requests", over: (ContinuousClock.now - start) / .seconds(1)))
        return failures
    }
}
