import Routing
import Testing
import VeloQuest

@Suite("Looking back at a ride")
struct HindsightTests {
    @Test("the time at a task is that from the check-in to the last answer, of which half an hour counts at most")
    func times() throws {
        let event = try GuidedEvent()
        for wait in [40.0, 1500, 7200] {
            var router = Router(event.search)
            var ride = QuestRide(quest: event.quest)
            try ride.join(Registration(name: "Anna"), at: 0)
            try ride.head(for: "oak")
            let fixes = try event.fixes()
            for fix in fixes { _ = ride.receive(fix, router: &router) }
            let answered = Double(fixes.count) + wait
            _ = try ride.submit("An OAK!", to: "oak", at: answered)
            try ride.finish(at: answered + 60)
            let arrival = try #require(ride.progress["oak"]?.checkInTime)
            let planner = try RidePlanner(quest: event.quest, router: router)
            let hindsight = try #require(
                try planner.hindsight(on: ride.progress, effort: .thorough, router: &router))
            #expect(abs(hindsight.secondsAtTask - min(answered - arrival, 1800)) < 1e-6, "\(wait) s")
        }
    }
}
