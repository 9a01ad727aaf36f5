import EngineTestSupport
import Testing
import VeloQuestFoundation

@Suite("A model for views")
@MainActor
struct GuideModelTests {
    @Test("shows the route, the check-in, the verdict and the points, and ends with the guide")
    func ride() async throws {
        let graph = try TestMaps.demo(seed: 1)
        let box = try #require(graph.bounds)
        let middle = Coordinate(
            longitude: (box.west + box.east) / 2, latitude: (box.south + box.north) / 2)
        let corner = Coordinate(longitude: (middle.longitude + box.west) / 2, latitude: middle.latitude)
        let quest = try Quest(
            settings: Quest.Settings(start: corner),
            tasks: [Quest.Task(id: "oak", name: "Oak", coordinate: middle, answer: .anyOf(["oak"]))])
        let guide = QuestGuide(QuestRide(quest: quest), search: Router(graph: graph).search)
        let model = GuideModel(guide)
        var lines = 0
        let (ready, start) = AsyncStream.makeStream(of: Void.self)
        let following = Task {
            await model.follow { update in
                start.yield()
                if case .guidance(.routed) = update { lines += model.line == nil ? 0 : 1 }
            }
        }
        // Only what happens after it listens is heard.
        while await guide.subscriberCount == 0 { await Task.yield() }
        try await guide.head(for: "oak")
        for await _ in ready { break }
        #expect(model.target == .task("oak"))
        await guide.receive(Fix(time: 0, coordinate: corner, horizontalAccuracy: 4))
        await guide.receive(Fix(time: 600, coordinate: middle, horizontalAccuracy: 4))
        try await guide.submit("oak", to: "oak", at: 610)
        await guide.close()
        await following.value
        #expect(lines == 1)
        #expect(model.checkIn?.task == "oak")
        #expect(model.verdict?.isAccepted == true)
        #expect(model.result?.solvedCount == 1)
    }
}
