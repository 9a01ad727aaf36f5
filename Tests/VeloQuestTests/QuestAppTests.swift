import EngineTestSupport
import Foundation
import TestSupport
import Testing
import VeloQuest

/// What riders of the first quests did with their app, one scenario each, on a bundled quest and its town.
@Suite("An app for riders")
struct QuestAppTests {
    private let quest: Quest
    private let graph: RoadGraph

    init() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        let bytes = [UInt8](try Data(contentsOf: root.appending(path: "quests/old-town.geojson")))
        quest = try #require(Quest.read(bytes).quest)
        graph = try TestMaps.demo(seed: 1)
    }

    /// A rider at the Old Bridge, ready to answer.
    private func riderAtBridge() throws -> QuestRide {
        var router = Router(graph: graph)
        var ride = QuestRide(quest: quest, rider: "anna")
        let bridge = try #require(quest.task("bridge"))
        let updates = ride.receive(Fix(time: 0, coordinate: bridge.coordinate, horizontalAccuracy: 5), router: &router)
        #expect(updates.contains { if case .reached(let checkIn) = $0 { checkIn.task == "bridge" } else { false } })
        return ride
    }

    @Test("1. the rider sees all tasks of the file, numbered in its order")
    func taskList() {
        #expect(
            quest.tasks.map { "\($0.number) \($0.name)" } == [
                "1 Old Bridge", "2 Railway Station", "3 Park Pond", "4 Observatory", "5 Market Hall", "6 Old Mill",
                "7 Theatre",
            ])
    }

    @Test("2. the rider opens a task and sees its name, difficulty, category, description and worth")
    func taskDetails() throws {
        let pond = try #require(quest.task("pond"))
        #expect(pond.name == "Park Pond")
        #expect(pond.difficulty == .medium)
        #expect(pond.category == "wit")
        #expect(pond.description == "I have a bed but never sleep, a mouth but never eat. What am I?")
        #expect(quest.value(of: pond).counted[.english] == "20 points")
    }

    @Test("3. the rider pages forwards through the tasks to the last")
    func pagingForwards() throws {
        var seen = [quest.tasks[0].id]
        while let next = quest.task(after: try #require(seen.last)) { seen.append(next.id) }
        #expect(seen == quest.tasks.map(\.id))
    }

    @Test("4. the rider pages backwards to the first")
    func pagingBackwards() throws {
        var seen = [try #require(quest.tasks.last).id]
        while let previous = quest.task(before: try #require(seen.last)) { seen.append(previous.id) }
        #expect(seen == quest.tasks.reversed().map(\.id))
    }

    @Test("5. a right answer is accepted, and the rider is told so and gets the points")
    func rightAnswer() throws {
        var ride = try riderAtBridge()
        let verdict = try ride.submit("Three!", to: "bridge", at: 60)
        #expect(verdict.isAccepted)
        #expect(verdict.message[.english].hasPrefix("Accepted"))
        #expect(verdict.message[.russian].hasPrefix("Принято"))
        #expect(ride.result.total == 10)
    }

    @Test("6. a wrong answer is rejected, and the rider is told so, without the right one, and may try again")
    func wrongAnswer() throws {
        var ride = try riderAtBridge()
        let verdict = try ride.submit("seventeen", to: "bridge", at: 60)
        #expect(!verdict.isAccepted)
        #expect(verdict.message[.english].hasPrefix("Not accepted"))
        #expect(verdict.message[.russian].hasPrefix("Не принято"))
        #expect(!verdict.message[.english].lowercased().contains("three") && !verdict.message[.english].contains("3"))
        #expect(ride.result.total == 0)
        let second = try ride.submit("3", to: "bridge", at: 90)
        #expect(second.isAccepted)
    }

    @Test("7. an answer from afar is refused with the reason")
    func answerFromAfar() throws {
        var ride = try riderAtBridge()
        let refusal = #expect(throws: RefereeError.self) { try ride.submit("7", to: "station", at: 60) }
        #expect(
            refusal?.message[.english]
                == "Task 2, “Railway Station”, takes answers only after a check-in: ride there first.")
    }

    @Test("8. the rider sees whom to call")
    func contacts() {
        #expect(
            quest.settings.contacts == [
                Contact(
                    name: "Quest desk at Central Square", phone: "+44 20 7946 0000", email: "desk@example.org",
                    url: "https://example.org/quest")
            ])
    }

    @Test("9. the rider chooses a task and is shown the shortest route to it")
    func routeToTask() throws {
        var router = Router(graph: graph)
        var ride = QuestRide(quest: quest, rider: "anna")
        try ride.head(for: "station")
        let start = try #require(quest.settings.start)
        let updates = ride.receive(Fix(time: 0, coordinate: start, horizontalAccuracy: 5), router: &router)
        guard case .guidance(.routed(let leg)) = updates.first else {
            Issue.record("no route but \(updates)")
            return
        }
        let station = try #require(quest.task("station")).coordinate
        let best = try router.route(through: [start, station])
        #expect(leg.cost == best.cost)
        #expect(try #require(leg.line.coordinates.last).distance(to: station) < 50)
        #expect(!leg.cues(in: graph).isEmpty)
    }

    @Test("10. a rider who takes another way is led on from there by a new route")
    func reroute() throws {
        var router = Router(graph: graph)
        var ride = QuestRide(quest: quest, rider: "anna")
        try ride.head(for: "observatory")
        let start = try #require(quest.settings.start)
        var new: RouteLeg?
        var time = 0.0
        _ = ride.receive(Fix(time: time, coordinate: start, horizontalAccuracy: 5), router: &router)
        // The rider goes to the theatre, which lies the other way.
        let theatre = try #require(quest.task("theatre")).coordinate
        let other = Polyline(try router.route(through: [start, theatre]).coordinates)
        for along in stride(from: 0, through: other.length, by: 4) where new == nil {
            time += 1
            let fix = Fix(time: time, coordinate: other.coordinate(at: along) ?? start, horizontalAccuracy: 5)
            for case .guidance(.rerouted(let leg)) in ride.receive(fix, router: &router) { new = leg }
        }
        let leg = try #require(new, "no new route in \(other.length) m")
        #expect(try #require(leg.line.coordinates.first).distance(to: start) > 10)
        let observatory = try #require(quest.task("observatory")).coordinate
        #expect(try #require(leg.line.coordinates.last).distance(to: observatory) < 50)
    }

    @Test("11. the organisers know who rode and what was answered, in the order it happened")
    func whoTheRiderIs() throws {
        var ride = try riderAtBridge()
        try ride.join(Registration(name: "Anna", team: "Owls", category: "Women"), at: 30)
        _ = try ride.submit("four", to: "bridge", at: 60)
        _ = try ride.submit("three", to: "bridge", at: 70)
        try ride.finish(at: 600)
        let row = try #require(Standings(of: ride.log, in: quest).groups.first?.rows.first)
        #expect(row.name == "Anna")
        #expect(row.result.message[.english] == "10 points, 1 of 7 tasks solved in 0:10:00, within the time limit")
        let answers = ride.log.entries.compactMap { entry in
            if case .answered(_, let answer, let reported, _) = entry.event {
                "\(answer): \(reported)"
            } else {
                nil as String?
            }
        }
        #expect(answers == ["four: rejected", "three: accepted"])
    }
}
