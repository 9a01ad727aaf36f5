import EngineTestSupport
import Foundation
import Testing
import VeloQuest

@Suite("A saved route")
struct SavedRouteTests {
    @Test("comes back from JSON as it was")
    func route() throws {
        let event = try GuidedEvent()
        var router = Router(event.search)
        let start = try #require(event.quest.settings.start)
        let route = try router.route(through: [start, try event.place(of: "oak"), start])
        let saved = try JSONEncoder().encode(route)
        #expect(try JSONDecoder().decode(Route.self, from: saved) == route)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Route.self, from: Data("{}".utf8)) }
    }
}
