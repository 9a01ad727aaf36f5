import EventStore
import Testing
import VeloQuest

@testable import EventDay

@Suite("Positions of an event")
struct PositionsTests {
    private static func fix(at time: Int64) -> Fix {
        Fix(time: Double(time) / 1000, coordinate: Coordinate(longitude: 61, latitude: 55))
    }

    /// Positions that may keep 40 of the 200 slots.
    private static func longEvening(delay: Int) -> (positions: EventPositions, now: Int64) {
        var positions = EventPositions()
        positions.mostSlotBytes = 40 * 1700
        let names = (0..<40).map { "rider-\($0)" }
        var now: Int64 = 1_800_000_000_000
        positions.closeSlots(at: now, delay: delay)
        for _ in 0..<200 {
            now += EventPositions.slot
            for name in names { positions.add([fix(at: now)], of: name, at: now, delay: delay) }
        }
        return (positions, now)
    }

    @Test("slots take no more memory than stated, and spectators still get the last minutes")
    func slotMemory() throws {
        let (positions, now) = Self.longEvening(delay: 10)
        let newest = positions.newest(at: now, delay: 10)
        let kept = (0..<200).compactMap { positions.slot(newest - $0, at: now, delay: 10) }
        #expect(kept.reduce(0) { $0 + $1.count } <= positions.mostSlotBytes)
        #expect(kept.count >= EventPositions.leastShownSlots)
        #expect(positions.slot(positions.oldest, at: now, delay: 10) != nil)
        #expect(positions.slot(positions.oldest - 1, at: now, delay: 10) == nil)
    }

    @Test("slots that spectators wait for are kept, whatever they take")
    func longDelay() throws {
        let (positions, now) = Self.longEvening(delay: 600)
        let newest = positions.newest(at: now, delay: 600)
        for slot in (newest - 20)...newest {
            let bytes = try #require(positions.slot(slot, at: now, delay: 600))
            #expect(bytes.count > 1000)
        }
        #expect(positions.slot(newest + 1, at: now, delay: 600) == nil)
    }

    @Test("spectators see who moves after the clock of the server was set back by an hour, also across a restart")
    func clockSetBack() throws {
        for isRestarted in [false, true] {
            var positions = EventPositions()
            let start: Int64 = 1_800_000_000_000
            for second: Int64 in 0..<60 {
                let now = start + second * 1000
                positions.add([Self.fix(at: now)], of: "anna", at: now, delay: 10)
            }
            if isRestarted { positions = EventPositions() }
            // The phones know the right time.
            var seen = 0
            for second: Int64 in 60..<180 {
                let now = start + second * 1000 - 3_600_000
                positions.add([Self.fix(at: start + second * 1000)], of: "anna", at: now, delay: 10)
                positions.closeSlots(at: now, delay: 10)
                guard let bytes = positions.slot(positions.newest(at: now, delay: 10), at: now, delay: 10) else {
                    continue
                }
                if String(decoding: bytes, as: UTF8.self).contains("anna") { seen += 1 }
            }
            #expect(seen > 90, "restarted: \(isRestarted)")
        }
    }

    @Test("a position of the future hides no later one, and one of the present takes its place")
    func future() {
        var positions = EventPositions()
        let now: Int64 = 1_800_000_000_000
        let (late, present, next) = (Self.fix(at: now + 3_600_000), Self.fix(at: now), Self.fix(at: now + 1000))
        positions.add([late], of: "anna", at: now, delay: 10)
        #expect(positions.last(of: "anna")?.fix == late)
        positions.add([present], of: "anna", at: now, delay: 10)
        #expect(positions.last(of: "anna")?.fix == present)
        positions.add([late, next], of: "anna", at: now + 1000, delay: 10)
        #expect(positions.last(of: "anna")?.fix == next)
    }

    @Test("positions of seconds are gathered by rider, up to where a record is damaged")
    func gathering() throws {
        let (first, second) = (Self.fix(at: 1_800_000_001_000), Self.fix(at: 1_800_000_000_000))
        let one = TrackPacking.pack([("anna", [first]), ("boris", [first, second])])
        let two = TrackPacking.pack([("anna", [second])])
        let cut = Array(TrackPacking.pack([("boris", [second]), ("clara", [first, second])]).dropLast())
        let seconds = [one, two, cut, Array(cut.prefix(3))].map { TrackRecord(start: 7, bytes: $0) }
        let gathered = TrackPacking.gathered(seconds)
        #expect(gathered.map(\.rider) == ["anna", "boris", "clara"] && gathered.allSatisfy { $0.start == 7 })
        let fixes = gathered.map { TrackPacking.unpack($0.bytes).flatMap(\.fixes) }
        #expect(fixes == [[second, first], [second, first, second].sorted { $0.time < $1.time }, [first]])
        #expect(TrackPacking.gathered([]).isEmpty)
    }

    @Test("an hour of small slots is kept, also after the clock jumped")
    func hour() throws {
        var positions = EventPositions()
        var now: Int64 = 0
        positions.closeSlots(at: now, delay: 0)
        now = 1_800_000_000_000
        for _ in 0..<1000 {
            now += EventPositions.slot
            positions.add([Self.fix(at: now)], of: "a", at: now, delay: 0)
        }
        #expect(positions.oldest == now / EventPositions.slot - Int64(EventPositions.mostSlots) + 1)
        #expect(positions.slot(positions.oldest, at: now, delay: 0) != nil)
    }
}
