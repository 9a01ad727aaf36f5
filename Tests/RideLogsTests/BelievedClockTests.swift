import Quests
import Testing

@testable import RideLogs

/// The clock of entries that do not say for how long the phone has run.
@Suite("Clocks without uptime")
struct BelievedClockTests {
    /// The time of each entry in milliseconds, and the jumps, of clocks that the entries state.
    private func read(_ clocks: [Int64], uptimes: [Int64?] = []) -> [[Int64?]] {
        var clock = DeviceClock()
        return clocks.enumerated().map { index, time in
            let entry = RideEntry(
                rider: "anna", device: "a", sequence: index + 1, time: time,
                uptime: index < uptimes.count ? uptimes[index] : nil, event: .started, previous: .none)
            let reading = clock.read(entry)
            return [reading.time, reading.jump]
        }
    }

    @Test("an entry may lie a minute before another one; farther back time stands still, and the change is reported")
    func minute() {
        #expect(read([100_000, 40_000]) == [[100_000, nil], [40_000, nil]])
        #expect(read([100_000, 39_999]) == [[100_000, nil], [100_000, -60_001]])
        #expect(read([100_000, 300_000]) == [[100_000, nil], [300_000, nil]])
    }

    @Test("a change is reported from the last entry, and only one of more than a minute")
    func changes() {
        #expect(read([200_000, 180_000, 120_000]) == [[200_000, nil], [180_000, nil], [200_000, nil]])
        #expect(read([200_000, 180_000, 119_999]) == [[200_000, nil], [180_000, nil], [200_000, -60_001]])
        #expect(
            read([200_000, 100_000, 110_000, 141_000]) == [
                [200_000, nil], [200_000, -100_000], [200_000, nil], [141_000, nil],
            ])
    }

    @Test("with uptime a difference of two seconds is a correction, and more is a jump")
    func jumps() {
        for (time, jump) in [(12_000, nil), (12_001, 2001), (8000, nil), (7999, -2001)] as [(Int64, Int64?)] {
            #expect(
                read([0, time], uptimes: [5000, 15_000]) == [[0, nil], [10_000, jump]], "\(time) ms after ten seconds")
        }
        // The next jump is one from there.
        #expect(
            read([0, 15_000, 26_000, 40_000], uptimes: [0, 10_000, 20_000, 30_000]) == [
                [0, nil], [10_000, 5000], [20_000, nil], [30_000, 5000],
            ])
    }

    @Test("uptime that goes back is a restart, unless the clock goes back with it for up to ten minutes")
    func restarts() {
        // The moment of a check-in is one of some fixes ago.
        #expect(
            read([1_000_000, 900_000], uptimes: [1_000_000, 900_000]) == [[1_000_000, nil], [900_000, nil]])
        #expect(read([1_000_000, 1_005_000], uptimes: [1_000_000, 1000]) == [[1_000_000, nil], [1_005_000, nil]])
        #expect(
            read([1_000_000, 1_005_000, 1_006_000], uptimes: [1_000_000, 1000, 2000]) == [
                [1_000_000, nil], [1_005_000, nil], [1_006_000, nil],
            ])
        // Set back by an hour, the phone counts on from the last entry.
        #expect(
            read([4_000_000, 400_000, 410_000], uptimes: [2_000_000, 1000, 11_000]) == [
                [4_000_000, nil], [4_000_000, -3_600_000], [4_010_000, nil],
            ])
        // Set back by ten minutes or less it is not one.
        for (uptime, isRestart) in [(400_000, false), (399_999, true)] as [(Int64, Bool)] {
            let found = read([1_000_000, 100_000], uptimes: [1_000_000, uptime])
            #expect(found[1] == (isRestart ? [1_000_000, -900_000] : [uptime, 100_000 - uptime]), "\(uptime)")
        }
    }
}
