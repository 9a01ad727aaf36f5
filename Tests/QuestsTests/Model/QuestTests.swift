import Geodesy
import Quests
import Testing

@Suite("A quest")
struct QuestTests {
    private func task(_ id: String, points: Int? = nil, radius: Double = 30, latitude: Double = 55) -> Quest.Task {
        Quest.Task(
            id: .init(id), name: id, coordinate: Coordinate(longitude: 61, latitude: latitude), points: points,
            radius: radius)
    }

    @Test("tasks are numbered from 1 in their order and found by their identifier")
    func numbering() throws {
        let quest = try Quest(tasks: [task("b"), task("a")])
        #expect(quest.tasks.map(\.number) == [1, 2])
        #expect(quest.task("a")?.number == 2)
        #expect(quest.task("c") == nil)
    }

    @Test("a quest that would not be well formed is refused")
    func refusals() {
        #expect(throws: QuestError.noTasks) { try Quest(tasks: []) }
        #expect(throws: QuestError.duplicateTask("a")) { try Quest(tasks: [task("a"), task("a")]) }
        #expect(throws: QuestError.negativePoints("a", -1)) { try Quest(tasks: [task("a", points: -1)]) }
        #expect(throws: QuestError.radiusOutOfRange("a", 0)) { try Quest(tasks: [task("a", radius: 0)]) }
        #expect(throws: QuestError.self) { try Quest(tasks: [task("a", radius: .nan)]) }
        #expect(throws: QuestError.self) { try Quest(tasks: [task("a", latitude: 91)]) }
        for limit in [0, -1, Double.infinity, .nan] {
            #expect(throws: QuestError.self, "\(limit) s") {
                try Quest(settings: Quest.Settings(timeLimit: limit), tasks: [task("a")])
            }
        }
        for radius in [0.5, 1e-6, 1e9] { #expect(throws: Never.self) { try Quest(tasks: [task("a", radius: radius)]) } }
        for radius in [-0.5, -0.0, .infinity] {
            #expect(throws: QuestError.self, "\(radius) m") { try Quest(tasks: [task("a", radius: radius)]) }
        }
        #expect(throws: Never.self) { try Quest(tasks: [task("a", points: 0), task("b", latitude: 90)]) }
        let nowhere = Coordinate(longitude: 200, latitude: 0)
        #expect(throws: QuestError.notOnEarth(nowhere)) {
            try Quest(settings: Quest.Settings(start: nowhere), tasks: [task("a")])
        }
    }

    @Test(
        "difficulty is read in English and Russian, in any case and gender",
        arguments: [
            ("low", .low), ("Easy", .low), ("Низкая", .low), ("ЛЁГКАЯ", .low), ("легкий", .low), ("простое", .low),
            ("medium", .medium), ("Normal", .medium), ("Средняя", .medium), (" средний ", .medium),
            ("high", .high), ("HARD", .high), ("Высокая", .high), ("сложная", .high), ("трудное", .high),
            ("адская", .other("адская")), ("5", .other("5")),
        ] as [(String, Difficulty)])
    func difficulty(text: String, expected: Difficulty) {
        #expect(Difficulty(text: text) == expected)
    }

    @Test("points follow the difficulty where the organiser gives none")
    func defaultPoints() {
        let coordinate = Coordinate(longitude: 61, latitude: 55)
        func points(_ difficulty: Difficulty?, _ points: Int? = nil) -> Points {
            ScoringRules().value(
                of: Quest.Task(id: "a", name: "A", difficulty: difficulty, coordinate: coordinate, points: points))
        }
        #expect(
            [points(.low), points(.medium), points(.high), points(.other("x")), points(nil)] == [10, 20, 30, 10, 10])
        #expect(points(.high, 7) == 7)
    }

    @Test("a hidden task has an identifier of its own, among tasks and among hidden ones, and may be required")
    func hiddenIdentifiers() throws {
        func locked(_ id: String, _ number: Int) -> LockedTask {
            LockedTask(id: .init(id), number: number, place: number - 1, requirements: [], box: [])
        }
        #expect(throws: QuestError.duplicateTask("a")) { try Quest(tasks: [task("a")], lockedTasks: [locked("a", 2)]) }
        #expect(throws: QuestError.duplicateTask("b")) {
            try Quest(tasks: [task("a")], lockedTasks: [locked("b", 2), locked("b", 3)])
        }
        let quest = try Quest(tasks: [task("a"), task("c")], lockedTasks: [locked("b", 2)])
        #expect(quest.tasks.map(\.number) == [1, 3])
        var needy = task("a")
        needy.requires = [Quest.Requirement(1, of: ["b"])]
        #expect(throws: QuestError.unknownRequirement("a", "b")) { try Quest(tasks: [needy]) }
        #expect(throws: Never.self) { try Quest(tasks: [needy], lockedTasks: [locked("b", 2)]) }
        #expect(throws: Never.self) { try Quest(tasks: [needy, task("b")]) }
    }

    @Test(
        "the number on a control is the stated one, else up to six digits at the end of the identifier, else that in the quest",
        arguments: [
            ("31", 31), ("task-31", 31), ("31a", 1), ("0", 0), ("007", 7), ("t999999", 999_999), ("t1000000", 1),
            ("1234567", 1), ("oak", 1), ("9", 9), ("t/9:", 1),
        ])
    func codes(id: String, code: Int) throws {
        #expect(try Quest(tasks: [task(id)]).tasks[0].code == code)
        var stated = task(id)
        stated.statedCode = 5
        #expect(try Quest(tasks: [stated]).tasks[0].code == 5)
    }
}
