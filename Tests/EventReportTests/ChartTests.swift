import GeoJSON
import Support
import Testing
import VeloQuest

@testable import EventReport
@testable import RideSimulation

@Suite("Figures of charts")
struct ChartTests {
    @Test("numbers come out of their bytes as they went in")
    func packing() throws {
        var generator = SeededGenerator(seed: 41)
        var expected = [0, 1, -1, 63, 64, -64, -65, .max, .min]
        for _ in 0..<2000 {
            let bits = generator.next(below: 64)
            expected.append(Int(truncatingIfNeeded: generator.next()) >> bits)
        }
        var packed = PackedNumbers()
        for number in expected { packed.append(number) }
        var numbers = try Unpacked(packed.text)
        for number in expected {
            let found = try numbers.take()
            #expect(found == number)
        }
        #expect(numbers.isAtEnd)
        var small = PackedNumbers()
        for number in [0, -64, 63] { small.append(number) }
        #expect(small.bytes == [0, 127, 126])
    }

    @Test("times are counted in round stretches, each once")
    func histogram() {
        let histogram = Histogram(of: [3610, 3600, 3661, 4000, 5399], bars: 10)
        #expect(histogram.start == 3600)
        #expect(histogram.width == 300)
        #expect(histogram.counts == [3, 1, 0, 0, 0, 1])
        #expect(Histogram(of: [], bars: 10).counts.isEmpty)
        #expect(Histogram(of: [7200], bars: 10) == Histogram(of: [7200.5], bars: 10))
        #expect(Histogram(of: [0, 30 * 86_400], bars: 10).counts.reduce(0, +) == 2)
    }

    @Test("a few who are out for very long are counted apart")
    func late() {
        let field = (0..<200 as Range<Int>).map { 3600 + Double($0) * 10 }
        let histogram = Histogram(of: field + [70_000], bars: 20)
        #expect(histogram.later == 1)
        #expect(histogram.width == 120)
        #expect(histogram.counts.reduce(0, +) == 200)
        #expect(FieldEnd.of(field) == 5590)
        #expect(FieldEnd.of(field + [70_000]) == 5580)
        #expect(FieldEnd.of([]) == 0)
        #expect(FieldEnd.of([10, 10, 10], since: 10) == 10)
    }

    @Test("points over time begin with none and end with those of the tasks")
    func points() throws {
        let quest = try Quest(tasks: [
            Quest.Task(id: "oak", name: "Oak", coordinate: Coordinate(longitude: 0, latitude: 0))
        ])
        #expect(PointsOverTime(of: []).deciles == Array(repeating: [], count: 9))
        let worth = quest.value(of: quest.tasks[0]).doubleValue
        let results = try (1...11 as ClosedRange<Int>).map { number in
            var log = DeviceLog(device: "phone\(number)", rider: RideEntry.Rider("r\(number)"))
            let start = Double(number) * 1000
            log.append(.started, at: start)
            if number > 5 {
                let time = start + Double(number) * 60
                let place = quest.tasks[0].coordinate
                log.append(
                    .checkedIn(
                        CheckIn(
                            task: "oak", time: time, coordinate: place, distance: 0, accuracy: nil, reach: 30,
                            fixes: [Fix(time: time, coordinate: place)])),
                    at: time)
            }
            log.append(.finished, at: start + 3600)
            let row = try #require(Standings(of: log.log, in: quest).groups.first?.rows.first)
            return row.result
        }
        let points = PointsOverTime(of: results)
        #expect(points.step == 60)
        #expect(points.deciles.count == 9)
        #expect(points.deciles.allSatisfy { $0.count == 61 && $0[0] == 0 })
        // Six of eleven solve it, the sixth after six minutes, the last after eleven.
        #expect(points.deciles[4][10] == 0)
        #expect(points.deciles[4][11] == worth)
        #expect(points.deciles[3][60] == 0)
        #expect(points.deciles[8][6] == 0)
        #expect(points.deciles[8][7] == worth)
    }
}
