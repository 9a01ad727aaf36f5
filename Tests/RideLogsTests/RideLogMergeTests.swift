import EngineTestSupport
import RideLogs
import Scoring
import Support
import Testing

@Suite("Merging logs")
struct RideLogMergeTests {
    private static let seeds = 0..<60 as Range<UInt64>

    @Test("is commutative, associative and idempotent", arguments: seeds)
    func join(seed: UInt64) {
        var event = RandomEvent(seed: seed)
        let parts = event.parts()
        let (a, b, c) = (parts[0], parts[parts.count / 2], parts[parts.count - 1])
        #expect(a.merged(with: b) == b.merged(with: a), "seed \(seed)")
        #expect(a.merged(with: b).merged(with: c) == a.merged(with: b.merged(with: c)), "seed \(seed)")
        #expect(a.merged(with: a) == a, "seed \(seed)")
        #expect(a.merged(with: b).merged(with: a) == a.merged(with: b), "seed \(seed)")
        #expect(a.merged(with: RideLog()) == a && RideLog().merged(with: a) == a, "seed \(seed)")
        #expect(Set(a.merged(with: b).entries) == Set(a.entries).union(b.entries), "seed \(seed)")
    }

    @Test("any parts in any order, with repeats, give one log, one file, one order and one result", arguments: seeds)
    func parts(seed: UInt64) throws {
        var event = RandomEvent(seed: seed)
        let whole = event.whole
        let quest = try SmallQuest.quest()
        let file = whole.write()
        let results = whole.rides.map { RideResult(RideProgress(quest: quest, ride: $0)) }
        for round in 0..<4 {
            var parts = event.parts()
            event.generator.shuffle(&parts)
            var merged = RideLog()
            if round == 0 {
                merged = RideLog(merging: parts)
            } else if round == 1 {
                for part in parts { for entry in part.entries { merged.insert(entry) } }
            } else {
                for part in parts { merged.merge(part) }
            }
            #expect(merged == whole, "seed \(seed), round \(round)")
            #expect(merged.write() == file, "seed \(seed), round \(round)")
            #expect(merged.diagnostics == whole.diagnostics, "seed \(seed), round \(round)")
            for (ride, other) in zip(merged.rides, whole.rides) {
                #expect(ride.rider == other.rider, "seed \(seed), round \(round)")
                #expect(ride.moments.map(\.entry) == other.moments.map(\.entry), "seed \(seed), round \(round)")
                #expect(ride.moments.map(\.time) == other.moments.map(\.time), "seed \(seed), round \(round)")
            }
            #expect(
                merged.rides.map { RideResult(RideProgress(quest: quest, ride: $0)) } == results,
                "seed \(seed), round \(round)")
        }
    }

    @Test("files of parts, one behind the other, are the log too", arguments: 0..<3 as Range<UInt64>)
    func files(seed: UInt64) {
        var event = RandomEvent(seed: seed)
        let parts = event.parts()
        let (log, faults) = RideLog.reading(parts.flatMap { $0.write() })
        #expect(log == event.whole, "seed \(seed)")
        #expect(faults == [], "seed \(seed)")
    }

    @Test("a log keeps its entries in order and each of them once", arguments: seeds)
    func order(seed: UInt64) {
        var event = RandomEvent(seed: seed)
        var entries = event.parts().flatMap(\.entries)
        event.generator.shuffle(&entries)
        let log = RideLog(entries)
        #expect(Set(log.entries) == Set(entries), "seed \(seed)")
        #expect(log.entries.count == Set(entries).count, "seed \(seed)")
        for (entry, next) in zip(log.entries, log.entries.dropFirst()) {
            #expect(
                (entry.device, entry.sequence, entry.digest) < (next.device, next.sequence, next.digest), "seed \(seed)"
            )
        }
        var again = log
        #expect(entries.count { again.insert($0) } == 0, "seed \(seed)")
        #expect(again == log, "seed \(seed)")
    }

    @Test("the rides of a log are those of each of its riders", arguments: seeds)
    func rides(seed: UInt64) {
        let log = RandomEvent(seed: seed).whole
        let rides = log.rides
        #expect(rides.map(\.rider) == Set(log.entries.map(\.rider)).sorted(), "seed \(seed)")
        #expect(rides.map(\.moments.count).reduce(0, +) == log.entries.count, "seed \(seed)")
        for ride in rides {
            let alone = log.ride(of: ride.rider)
            #expect(alone.moments.map(\.entry) == ride.moments.map(\.entry), "seed \(seed)")
            #expect(alone.moments.map(\.time) == ride.moments.map(\.time), "seed \(seed)")
            #expect(alone.moments.map(\.jump) == ride.moments.map(\.jump), "seed \(seed)")
        }
        #expect(log.ride(of: "nobody").moments.isEmpty)
    }
}
