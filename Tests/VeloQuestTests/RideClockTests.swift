import EngineTestSupport
import Testing
import VeloQuest

@Suite("The clocks of a guided ride")
struct RideClockTests {
    /// A quest of one task with two hints, and a ride that stands at it.
    private func ride() throws -> QuestRide {
        let graph = try TestMaps.demo(seed: 1)
        let box = try #require(graph.bounds)
        let place = Coordinate(longitude: (box.west + box.east) / 2, latitude: (box.south + box.north) / 2)
        let tasks = ["oak", "elm", "fir"].map { name in
            var task = Quest.Task(id: .init(name), name: name, coordinate: place, answer: .anyOf(["tree"]))
            task.hints = [Quest.Hint("It has leaves.")]
            return task
        }
        var ride = QuestRide(quest: try Quest(tasks: tasks))
        var router = Router(graph: graph)
        try ride.join(Registration(name: "Anna"), at: 9, uptime: 1009)
        try ride.start(at: 10, uptime: 1010)
        _ = ride.receive(Fix(time: 20, coordinate: place, horizontalAccuracy: 5), uptime: 1020, router: &router)
        return ride
    }

    private func times(_ ride: QuestRide) -> [[Int64?]] {
        ride.log.entries.map { [$0.time / 1000, $0.uptime.map { $0 / 1000 }] }
    }

    @Test("whatever is done is logged with the time and the time since switching on, each in its place")
    func times() throws {
        var ride = try ride()
        #expect(times(ride) == [[9, 1009], [10, 1010], [20, 1020], [20, 1020], [20, 1020]])
        _ = try ride.submit("bush", to: "oak", at: 30, uptime: 1031)
        _ = try ride.takeHint(for: "oak", at: 40, uptime: 1041)
        try ride.skip("oak", at: 50, uptime: 1051)
        _ = try ride.reveal("elm", at: 60, uptime: 1061)
        try ride.note(RideFlag(.simulatedPosition), at: 70, uptime: 1071)
        try ride.finish(at: 80, uptime: 1081)
        #expect(
            times(ride).dropFirst(5) == [[30, 1031], [40, 1041], [50, 1051], [60, 1061], [70, 1071], [80, 1081]])
    }

    @Test("who withdraws is logged with both times, and is led nowhere")
    func withdrawing() throws {
        var ride = try ride()
        try ride.head(for: "fir")
        #expect(ride.target == .task("fir"))
        try ride.withdraw(at: 90, uptime: 1091)
        #expect(times(ride).last == [90, 1091])
        #expect(ride.target == nil)
    }

    @Test("skipping another task leaves the target, skipping the target does not")
    func skipping() throws {
        var ride = try ride()
        try ride.head(for: "fir")
        try ride.skip("oak", at: 30)
        #expect(ride.target == .task("fir"))
        try ride.skip("fir", at: 40)
        #expect(ride.target == nil)
        let isLed = ride.headForFinish()
        #expect(!isLed, "the quest has no finish")
    }
}
