import RideLogs
import Support
import Testing

@Suite("The order of invented rides")
struct RandomRideOrderTests {
    @Test("is that of the slow way", arguments: 0..<80 as Range<UInt64>)
    func oracle(seed: UInt64) {
        let log = RandomEvent(seed: seed).whole
        for ride in log.rides {
            #expect(
                ride.moments.map(\.entry) == SlowOrder.entries(of: ride.rider, in: log), "seed \(seed), \(ride.rider)")
        }
    }

    @Test(
        "entries of one device stay in its order, and no time goes back by more than looking back",
        arguments: 0..<80 as Range<UInt64>)
    func deviceOrder(seed: UInt64) {
        for ride in RandomEvent(seed: seed).whole.rides {
            let happened = ride.moments.filter { !$0.entry.event.isDecision }
            for moments in Dictionary(grouping: happened, by: \.entry.device).values {
                let numbers = moments.map(\.entry.sequence)
                #expect(numbers == numbers.sorted(), "seed \(seed)")
            }
        }
    }
}

/// Puts entries in order one by one: each goes behind the last one that is not later.
private enum SlowOrder {
    static func entries(of rider: RideEntry.Rider, in log: RideLog) -> [RideEntry] {
        var placed: [(entry: RideEntry, order: Int64)] = []
        for device in Set(log.entries.map(\.device)).sorted() {
            var latest = Int64.min
            // The times are those of the clock, which has tests of its own.
            let all = Set(log.entries.filter { $0.device == device }.map(\.rider)).flatMap { log.ride(of: $0).moments }
            let times = Dictionary(all.map { ($0.entry, $0.time) }) { first, _ in first }
            for entry in log.entries where entry.device == device {
                latest = max(latest, times[entry] ?? 0)
                guard entry.rider == rider else { continue }
                let place = placed.lastIndex { $0.order <= latest } ?? -1
                placed.insert((entry, latest), at: place + 1)
            }
        }
        return placed.map(\.entry).filter { !$0.event.isDecision } + placed.map(\.entry).filter { $0.event.isDecision }
    }
}
