import Answers
import Geodesy
import Quests
import Testing

@testable import RideLogs

/// Of which entries marks are made, and when they are another rider's or device's.
@Suite("Marks of rides")
struct RideMarkTests {
    private func entry(_ rider: RideEntry.Rider, _ device: String, _ time: Int64, _ event: RideEvent) -> RideEntry {
        RideEntry(rider: rider, device: device, sequence: 1, time: time, event: event, previous: .none)
    }

    private func checkIn(_ task: Int, east: Double, time: Double) -> RideEvent {
        let place = Coordinate(longitude: 61 + east, latitude: 55)
        return .checkedIn(
            CheckIn(
                task: .init("\(task)"), time: time, coordinate: place, distance: 0, accuracy: 5, reach: 30,
                fixes: [Fix(time: time, coordinate: place, horizontalAccuracy: 5)]))
    }

    private func answer(_ task: Int) -> RideEvent {
        .answered(task: .init("\(task)"), answer: "oak", reported: .rejected)
    }

    /// Whether the second of two riders has the same delays of answers at three tasks as the first, who checks in and answers on a
    /// device of their own so many milliseconds later.
    private func agree(_ delay: Int64, rider: RideEntry.Rider = "boris", device: String = "b") -> Bool {
        var entries: [RideEntry] = []
        for task in 0..<3 {
            let time = Int64(task) * 100_000
            entries.append(entry("anna", "a", time, checkIn(task, east: Double(task) / 10, time: 0)))
            entries.append(entry("anna", "a", time + delay, answer(task)))
        }
        for task in 0..<3 {
            let time = Int64(task) * 300_000 + 77
            entries.append(entry("boris", "b", time, checkIn(task, east: Double(task * task) / 7, time: 0)))
            entries.append(entry(rider, device, time + delay, answer(task)))
        }
        let marks = RideMarks(of: entries[...])
        let found = marks.sets[3].agreements(of: marks.riders.count)
        return !found.isEmpty
    }

    @Test("a delay is that of an answer behind a check-in of the same rider on the same device")
    func delays() {
        #expect(agree(20_500))
        #expect(!agree(20_500, rider: "carl") && !agree(20_500, device: "c"))
    }

    @Test("delays that are whole seconds to four milliseconds, or none, are no marks")
    func wholeSeconds() {
        for (delay, isMark) in [
            (20_003, false), (20_004, true), (20_996, true), (20_997, false), (20_000, false), (4, true), (3, false),
            (0, false), (-500, false), (-20_500, false),
        ] as [(Int64, Bool)] {
            #expect(agree(delay) == isMark, "\(delay) ms")
        }
    }

    /// How many check-ins two riders agree at by their ways from one to the next.
    private func commonWays(_ others: [(rider: RideEntry.Rider, device: String, east: Double)]) -> [Int] {
        let own = [0.0, 0.1, 0.3, 0.7].enumerated().map { task, east in
            entry("anna", "a", Int64(task) * 1000, checkIn(task, east: east, time: 0))
        }
        let further = others.enumerated().map { task, other in
            entry(other.rider, other.device, Int64(task) * 7000, checkIn(task, east: other.east, time: 0))
        }
        let marks = RideMarks(of: (own + further)[...])
        return marks.sets[1].agreements(of: marks.riders.count).map(\.checkIns)
    }

    @Test("a way leads from one check-in of a rider to the next of the same one on the same device, elsewhere")
    func ways() {
        func boris(_ places: [Double]) -> [(rider: RideEntry.Rider, device: String, east: Double)] {
            places.map { ("boris", "b", $0 + 1) }
        }
        #expect(commonWays(boris([0, 0.1, 0.3, 0.7])) == [4])
        #expect(commonWays(boris([0, 0.1, 0.4, 0.8])).isEmpty)
        var changed = boris([0, 0.1, 0.3, 0.7])
        changed[1].device = "c"
        #expect(commonWays(changed).isEmpty)
        changed = boris([0, 0.1, 0.3, 0.7])
        changed[1].rider = "carl"
        #expect(commonWays(changed).isEmpty)
        let standing = (0..<4).map { task in entry("anna", "a", Int64(task), checkIn(task, east: 0, time: 0)) }
        let other = (0..<4).map { task in entry("boris", "b", Int64(task) + 9, checkIn(task, east: 1, time: 0)) }
        let marks = RideMarks(of: (standing + other)[...])
        #expect(marks.sets[1].agreements(of: 2).isEmpty, "check-ins at one place are no way")
    }

    @Test("a moment is a mark unless it is that of the last position, or a whole second")
    func moments() {
        for (time, fix, isMark) in [
            (20_500, 0.0, true), (20_500, 20.5, false), (20_500, 20.501, true), (20_000, 0, false),
            (20_001, 20.0014, false),
            (20_001, 20, true),
        ] as [(Int64, Double, Bool)] {
            let entries = ["anna", "boris"].flatMap { rider in
                (0..<3).map { task in
                    let shift = Int64(task) * 60_000
                    return entry(
                        .init(rider), rider, time + shift,
                        checkIn(task, east: rider == "anna" ? 0 : 1, time: fix + Double(shift) / 1000))
                }
            }
            let marks = RideMarks(of: entries[...])
            #expect(marks.sets[2].agreements(of: 2).isEmpty == !isMark, "\(time), \(fix)")
        }
    }

    @Test("the position from the end is none before the first, however many numbers a position has")
    func fromEnd() {
        for count in 0..<4 {
            for isLong in [false, true] {
                let fixes = (0..<count).map { second in
                    Fix(
                        time: Double(second), coordinate: Coordinate(longitude: 0, latitude: 1),
                        horizontalAccuracy: isLong ? 5 : nil, courseAccuracy: isLong ? 7 : nil)
                }
                let packed = PackedFixes(fixes)
                for place in 0..<6 {
                    #expect(packed.fromEnd(place) == (place < count ? fixes[count - 1 - place] : nil))
                }
                #expect(packed.last == fixes.last && packed.fixes == fixes && packed.isEmpty == fixes.isEmpty)
            }
        }
    }
}
