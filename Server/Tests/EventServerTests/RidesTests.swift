import AsyncHTTPClient
import EventClient
import EventDay
import Exchange
import Foundation
import QuestSealing
import Support
import Testing
import VeloQuest

@testable import questload

/// What `Trials/rides.py` does with a hundred riders, with six.
@Suite("Simulated riders over a bad network")
struct RidesTests {
    @Test("all of their lines arrive, and the standings are those of their own logs")
    func rides() async throws {
        let folder = NSTemporaryDirectory() + "questd-rides-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let output = folder + "/phones"
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        let bytes = try EveningTests.quest()
        let quest = try #require(Quest.read(bytes).quest)
        var generator = SystemRandomNumberGenerator()
        let cost = try #require(SealCost(n: 1 << 10, r: 8, p: 1))
        let edition = try RidersEdition(sealing: bytes, cost: cost, using: &generator).bytes
        let graph = try TestTown.graph.get()
        let carrier = NIOEventConnection.makeClient(connections: 12)
        let counts = FaultCounts()
        try await serving(folder + "/data") { port, day in
            let (event, _) = try await day.create(
                id: "evening", name: "Evening", quest: bytes, ridersEdition: edition)
            let names = (1...6).map { "r\($0)" }
            let codes = try await event.add(names.map { NewRider(id: $0, registration: Registration(name: $0)) })
            let address = try #require(EventAddress("http://127.0.0.1:\(port)/e/evening"))
            let failures = await withTaskGroup(of: String?.self) { group in
                for (number, name) in names.enumerated() {
                    group.addTask {
                        let seed = UInt64(number + 1)
                        let phone = SimulatedPhone(
                            rider: name, code: codes[name] ?? "", quest: quest, at: address,
                            FaultyTransport(carrier: NIOEventConnection(to: address, by: carrier), counts),
                            generator: SeededGenerator(seed: seed), Measurements())
                        do {
                            var ride = try RidingPhone(phone, quest: quest, graph: graph, seed: seed, speed: 1000)
                            return await ride.ride(output: output)
                        } catch { return "\(error)" }
                    }
                }
                return await group.reduce(into: [String]()) { if let failure = $1 { $0.append(failure) } }
            }
            #expect(failures.isEmpty)
            let own = try RideLog(
                merging: names.map {
                    RideLog.reading(Array(try Data(contentsOf: URL(filePath: "\(output)/phone-\($0).jsonl")))).log
                })
            let kept = await event.riddenLog
            #expect(own.entries.count > 100 && kept == own)
            let standings = Standings(
                of: own, in: quest.localized(in: "en"), roster: try Roster(csv: await event.ridersTable()),
                authority: LogAuthority(office: await event.decidedLog, verifier: .crypto))
            let shown = await event.standings(as: .json, in: .english)
            #expect(JSONWriter(options: .pretty).write(standings.json) == shown)
        }
        try await carrier.shutdown()
        // A busy machine sends fewer requests, and of a few all may be carried.
        #expect(
            counts["requests carried"] < 60 || counts.summary.contains("lost") || counts.summary.contains("overtaken"))
    }
}
