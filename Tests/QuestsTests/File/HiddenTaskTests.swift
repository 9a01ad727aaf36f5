import Answers
import EngineTestSupport
import Geodesy
import JSON
import Quests
import RideLogs
import Scoring
import Testing

/// A riders' edition: the gate and the mill are seen; the bench opens with the gate, the well with the bench, and the tower with
/// the gate and the mill, or with the well alone.
@Suite("Hidden tasks of a riders' edition")
struct HiddenTaskTests {
    private static let gate = PlainSeal.key(1)
    private static let mill = PlainSeal.key(2)

    /// A hidden task, of which each requirement has ways of opening: tasks with their keys.
    private static func locked(
        _ id: Quest.Task.ID, number: Int, at place: Int, _ feature: String, requirements: [[[(Quest.Task.ID, SealKey)]]]
    ) -> (task: LockedTask, key: SealKey) {
        let shares = requirements.indices.map { PlainSeal.key(UInt8(100 + 10 * number + $0)) }
        let key = SealKey(shares, for: .task(id))
        let ways = requirements.enumerated().map { requirement, ways in
            ways.enumerated().map { way, tasks in
                let opened = SealKey(tasks.map(\.1), for: .share(id, requirement: requirement, way: way))
                return LockedTask.Way(tasks: tasks.map(\.0), box: PlainSeal.box(shares[requirement].bytes, opened))
            }
        }
        let box = PlainSeal.box(Array(feature.utf8), key)
        return (LockedTask(id: id, number: number, place: place, requirements: ways, box: box), key)
    }

    private static let bench = locked(
        "bench", number: 2, at: 1, PlainSeal.feature("bench", #""answer": {"kind": "presence"}"#, at: 61.41),
        requirements: [[[("gate", gate)]]])
    private static let well = locked(
        "well", number: 4, at: 3, PlainSeal.feature("well", #""answer": "water of the deep""#, at: 61.43),
        requirements: [[[("bench", bench.key)]]])
    private static let tower = locked(
        "tower", number: 5, at: 4, PlainSeal.feature("tower", #""answer": {"kind": "presence"}"#, at: 61.44),
        requirements: [[[("gate", gate), ("mill", mill)]], [[("mill", mill)], [("bench", bench.key)]]])

    private static func file(_ hidden: [LockedTask] = [tower.task, bench.task, well.task]) -> String {
        let tasks = [
            PlainSeal.task(
                "gate", answer: "oak", gate,
                success: #"{"success": "Well seen.", "texts": {"ru": {"success": "Верно."}}}"#,
                at: 61.4),
            PlainSeal.task("mill", answer: "flour", mill, at: 61.42),
        ]
        let seal = PlainSeal.text(.array(hidden.map(\.json)))
        return QuestText.file(tasks, quest: #"{"title": "Lake", "seal": {"version": 1, "locked": \#(seal)}}"#)
    }

    private func quest(_ text: String = file()) throws -> Quest {
        let reading = QuestText.read(text)
        return try #require(reading.quest, "\(reading.diagnostics)")
    }

    private func shown(_ quest: Quest) -> [String] { quest.tasks.map { "\($0.number) \($0.id)" } }

    @Test("before anything is solved, seen tasks have the numbers of the organiser's edition, and nothing opens")
    func closed() throws {
        let quest = try quest()
        #expect(shown(quest) == ["1 gate", "3 mill"] && quest.isSealed)
        #expect(quest.lockedTasks.map(\.id) == ["tower", "bench", "well"])
        #expect(quest.lockedTasks[0].waitsFor == ["gate", "mill", "bench"])
        var keys: [Quest.Task.ID: SealKey] = [:]
        #expect(quest.unlocked(by: &keys, with: PlainSeal.opener) == nil && keys.isEmpty)
        keys = ["mill": Self.mill]
        #expect(quest.unlocked(by: &keys, with: PlainSeal.opener) == nil && keys.count == 1)
        keys = ["gate": Self.mill]
        #expect(quest.unlocked(by: &keys, with: PlainSeal.opener) == nil, "a wrong key opens nothing")
    }

    @Test("a key opens its own texts and the tasks that wait for it, and those tasks open the next")
    func chain() throws {
        var keys: [Quest.Task.ID: SealKey] = ["gate": Self.gate]
        let opened = try #require(try quest().unlocked(by: &keys, with: PlainSeal.opener))
        #expect(shown(opened) == ["1 gate", "2 bench", "3 mill", "4 well"])
        #expect(opened.task("gate")?.success == "Well seen.")
        #expect(opened.task("gate")?.translations["ru"]?.success == "Верно.")
        #expect(opened.task("well")?.answer?.judge("water of the deep").isAccepted == true)
        #expect(opened.lockedTasks.map(\.id) == ["tower"] && opened.isSealed)
        #expect(keys == ["gate": Self.gate, "bench": Self.bench.key, "well": Self.well.key])
        #expect(opened.unlocked(by: &keys, with: PlainSeal.opener) == nil, "nothing is new")
        keys["mill"] = Self.mill
        let all = try #require(opened.unlocked(by: &keys, with: PlainSeal.opener))
        #expect(shown(all) == ["1 gate", "2 bench", "3 mill", "4 well", "5 tower"])
        #expect(all.lockedTasks.isEmpty && all.isSealed && keys["tower"] == Self.tower.key)
        #expect(all.task("gate")?.success == "Well seen.")
    }

    @Test("both keys at once open everything, in the order of the organiser's edition")
    func atOnce() throws {
        var keys: [Quest.Task.ID: SealKey] = ["gate": Self.gate, "mill": Self.mill]
        let all = try #require(try quest().unlocked(by: &keys, with: PlainSeal.opener))
        #expect(shown(all) == ["1 gate", "2 bench", "3 mill", "4 well", "5 tower"])
        #expect(keys.count == 5)
    }

    @Test("texts alone are worth opening, and a task behind the last seen one keeps its place")
    func textsAlone() throws {
        var keys: [Quest.Task.ID: SealKey] = ["gate": Self.gate]
        let texts = try #require(try quest(Self.file([])).unlocked(by: &keys, with: PlainSeal.opener))
        #expect(texts.task("gate")?.success == "Well seen." && shown(texts) == ["1 gate", "2 mill"])
        keys = ["gate": Self.gate, "mill": Self.mill, "bench": Self.bench.key]
        let tower = try #require(try quest(Self.file([Self.tower.task])).unlocked(by: &keys, with: PlainSeal.opener))
        #expect(tower.tasks.map(\.id) == ["gate", "mill", "tower"])
    }

    @Test("a box with the task of another name, or with no task, stays shut")
    func foreign() throws {
        for feature in [PlainSeal.feature("moor", #""answer": "x""#, at: 61.5), "{}", "nothing"] {
            let (task, _) = Self.locked("bench", number: 2, at: 1, feature, requirements: [[[("gate", Self.gate)]]])
            var keys: [Quest.Task.ID: SealKey] = ["gate": Self.gate]
            let opened = try #require(try quest(Self.file([task])).unlocked(by: &keys, with: PlainSeal.opener))
            #expect(shown(opened) == ["1 gate", "3 mill"] && opened.lockedTasks.count == 1)
        }
    }

    @Test("a right answer opens tasks under way, and the ride is the same from its log and for the organiser")
    func ride() throws {
        let quest = try quest()
        let start = SmallQuest.startTime
        var referee = Referee(quest: quest, opener: PlainSeal.opener)
        func visit(_ id: Quest.Task.ID, at second: Double) -> [Quest.Task.ID] {
            guard let place = referee.quest.task(id)?.coordinate else { return [] }
            return referee.receive(Fix(time: start + second, coordinate: place, horizontalAccuracy: 5)).map(\.task)
        }
        #expect(visit("gate", at: 0) == ["gate"])
        #expect(try referee.submit("elm", to: "gate", at: start + 10) == .rejected(.noMatch))
        #expect(referee.quest.tasks.count == 2)
        #expect(try referee.submit("The oak", to: "gate", at: start + 20).isAccepted)
        #expect(shown(referee.quest) == ["1 gate", "2 bench", "3 mill", "4 well"])
        #expect(referee.progress["gate"]?.wrongAnswers == 1 && referee.progress["gate"]?.isSolved == true)
        #expect(visit("bench", at: 100) == ["bench"])
        #expect(visit("mill", at: 200) == ["mill"])
        #expect(try referee.submit("flour", to: "mill", at: start + 210).isAccepted)
        #expect(visit("tower", at: 300) == ["tower"])
        #expect(referee.result.solvedCount == 4)
        let resumed = Referee(quest: quest, resuming: referee.log, opener: PlainSeal.opener)
        #expect(resumed.result == referee.result && shown(resumed.quest) == shown(referee.quest))
        let replayed = RideProgress(quest: quest, ride: referee.log.ride(of: "rider"), opener: PlainSeal.opener)
        #expect(RideResult(replayed) == referee.result)
        let unopened = RideProgress(quest: quest, ride: referee.log.ride(of: "rider"))
        #expect(RideResult(unopened).pendingCount == 2 && unopened.quest.tasks.count == 2)
    }
}
