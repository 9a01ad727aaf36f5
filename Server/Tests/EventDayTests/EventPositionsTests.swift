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
