import Answers
import EngineTestSupport
import Foundation
import Geodesy
import Quests
import Testing

@Suite("Tasks that come, go and change places")
struct TaskArrangementTests {
    private static let file = """
        {
        \t"type": "FeatureCollection",
        \t"features": [
        \t\t{ "type": "Feature", "id": "a", "properties": { "name": "A" },
        \t\t  "geometry": { "type": "Point", "coordinates": [61.40, 55.15] } },
        \t\t{ "type": "Feature", "properties": { "role": "start" }, "geometry": { "type": "Point", "coordinates": [61.4, 55.1] } },
        \t\t{ "type": "Feature", "properties": {}, "geometry": { "type": "Point", "coordinates": [61.41, 55.15] } },
        \t\t{
        \t\t\t"type": "Feature", "properties": { "name": "C", "requires": ["task-2"] },
        \t\t\t"geometry": { "type": "Point", "coordinates": [61.42, 55.15] }
        \t\t}
        \t]
        }
        """

    private let document: QuestDocument
    private let tasks: [Quest.Task]

    init() throws {
        document = try QuestDocument(Array(Self.file.utf8))
        tasks = document.quest.tasks
    }

    private func written(_ tasks: [Quest.Task]) throws -> String {
        var document = document
        document.quest = try document.quest.with(tasks: tasks)
        let text = try document.text()
        #expect(Quest.read(text).quest?.tasks == document.quest.tasks)
        return String(decoding: text, as: UTF8.self)
    }

    private let pine = Quest.Task(
        id: "pine", name: "Pine", coordinate: Coordinate(longitude: 61.43, latitude: 55.15), answer: .anyOf(["needle"]))

    @Test("a new task comes behind the one before it, laid out as they are")
    func added() throws {
        let text = try written(tasks + [pine])
        let end = "\n\t\t}\n\t]\n}"
        let added = """
            \n\t\t},
            \t\t{
            \t\t\t"type": "Feature",
            \t\t\t"id": "pine",
            \t\t\t"properties": {
            \t\t\t\t"name": "Pine",
            \t\t\t\t"answer": "needle"
            \t\t\t},
            \t\t\t"geometry": {
            \t\t\t\t"type": "Point",
            \t\t\t\t"coordinates": [61.43, 55.15]
            \t\t\t}
            \t\t}
            \t]
            }
            """
        #expect(text == Self.file.dropLast(end.count) + added)
    }

    @Test("one put before others leaves them their identifiers and names")
    func first() throws {
        let text = try written([pine] + tasks)
        #expect(text.contains(#""properties": {"name": "Task 2"}"#) || text.contains(#"{"name": "Task 2"}"#))
        #expect(text.contains(#""id": "task-2""#) && text.contains(#""id": "task-3""#))
        #expect(text.contains(#"{ "name": "C", "requires": ["task-2"] }"#))
        #expect(text.contains(#"{ "type": "Feature", "id": "a", "properties": { "name": "A" },"#))
    }

    @Test("a task that goes takes its comma along")
    func removed() throws {
        let start = try #require(Self.file.range(of: ",\n\t\t{\n")).lowerBound
        #expect(try written([tasks[0], tasks[1]]) == Self.file[..<start] + "\n\t]\n}")
    }

    @Test("every arrangement is read back as it was meant")
    func arranged() throws {
        for order in [[2, 1, 0], [1, 0], [1], [1, 2], [2], [0, 2, 1]] {
            var chosen = order.map { tasks[$0] }
            // What is gone cannot be required.
            if !order.contains(1) { chosen = chosen.map { Self.free($0) } }
            let text = try written(chosen)
            #expect(text.contains(#"{ "type": "Feature", "properties": { "role": "start" }"#), "\(order)")
            _ = try written([pine] + chosen)
            _ = try written(chosen + [pine])
            _ = try written([chosen[0], pine] + chosen.dropFirst())
        }
        let alone = try written([pine])
        #expect(alone.contains(#""role": "start""#) && !alone.contains(#""A""#))
    }

    private static func free(_ task: Quest.Task) -> Quest.Task {
        var task = task
        task.requires = []
        return task
    }
}
