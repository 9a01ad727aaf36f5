import Geodesy
import QuestModel
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
}
