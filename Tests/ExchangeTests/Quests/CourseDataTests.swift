import Answers
import Geodesy
import Quests
import TestSupport
import Testing

@testable import Exchange

@Suite("A quest as an IOF course")
struct CourseDataTests {
    static let start = Coordinate(longitude: 61.4, latitude: 55.15)

    static func place(_ index: Int) -> Coordinate {
        Coordinate(longitude: 61.4 + 0.01 * Double(index), latitude: 55.15)
    }

    /// Tasks 1 km or less apart on a line to the east; an order of 0 stands for none.
    static func quest(orders: [Int] = [0, 0, 0], isPlaced: Bool = true) throws -> Quest {
        var settings = Quest.Settings(title: "Around the lake", language: "en")
        if isPlaced {
            settings.start = start
            settings.finish = place(9)
        }
        let tasks = orders.enumerated().map { index, order in
            var task = Quest.Task(
                id: .init("task-\(31 + index)"), name: "Task \(index)", coordinate: place(index + 1),
                points: 10 * (index + 1), answer: AnswerKey.anyOf(["secret"]))
            task.order = order == 0 ? nil : order
            return task
        }
        return try Quest(settings: settings, tasks: tasks)
    }

    @Test("a quest without an order is a course whose controls can be visited in any order, with their scores")
    func anyOrder() throws {
        let course = CourseData(try Self.quest()).races[0].courses[0]
        #expect(course.name == "Around the lake")
        #expect(course.visits.map(\.codes) == [["S1"], ["31"], ["32"], ["33"], ["F1"]])
        #expect(course.visits.map(\.isInAnyOrder) == [false, true, true, true, false])
        #expect(course.visits.map(\.score) == [nil, 10, 20, 30, nil])
        #expect(course.visits.allSatisfy { $0.legLength == nil } && course.length == nil)
    }

    @Test("a fixed course stands in its order, with legs in whole metres that add up to its length")
    func order() throws {
        let course = CourseData(try Self.quest(orders: [2, 3, 1])).races[0].courses[0]
        #expect(course.visits.map(\.codes) == [["S1"], ["33"], ["31"], ["32"], ["F1"]])
        #expect(!course.visits.contains { $0.isInAnyOrder || $0.questOrder != nil })
        let legs = course.visits.dropFirst().map { $0.legLength ?? .nan }
        let exact = [Self.start, Self.place(3), Self.place(1), Self.place(2), Self.place(9)]
        #expect(legs == zip(exact, exact.dropFirst()).map { $0.distance(to: $1).rounded() })
        #expect(course.length == legs.reduce(0, +))
        #expect(course.visits[0].legLength == nil)
    }

    @Test(
        "tasks that share a place in the order are a group, those without one the last, and no leg leads through either"
    )
    func groups() throws {
        let course = CourseData(try Self.quest(orders: [2, 2, 1, 0])).races[0].courses[0]
        #expect(course.visits.map(\.codes) == [["S1"], ["33"], ["31"], ["32"], ["34"], ["F1"]])
        #expect(course.visits.map(\.isInAnyOrder) == [false, false, true, true, true, false])
        #expect(course.visits.map { $0.legLength != nil } == [false, true, false, false, false, false])
        #expect(course.visits.map(\.questOrder) == [nil, .number(1), .number(2), .number(2), .anyTime, nil])
    }

    @Test("codes that are not all different give way to the places in the quest")
    func codes() throws {
        let tasks = ["a-1", "b-1", "31"].enumerated().map { index, id in
            Quest.Task(id: .init(id), name: id, coordinate: Self.place(index))
        }
        let controls = CourseData(try Quest(tasks: tasks)).races[0].controls
        #expect(controls.map(\.code) == ["S1", "1", "2", "3", "F1"])
        #expect(controls.map(\.task) == [nil, "a-1", "b-1", "31", nil])
    }

    @Test("a quest without start and finish gets both at its first task, marked as assumed")
    func assumedEnds() throws {
        let controls = CourseData(try Self.quest(isPlaced: false)).races[0].controls
        #expect(controls.map(\.isAssumed) == [true, false, false, false, true])
        #expect(controls.first?.coordinate == Self.place(1) && controls.last?.coordinate == Self.place(1))
        #expect(controls.map(\.kind) == [.start, .control, .control, .control, .finish])
    }

    @Test("the moment of making and the program stand where they were handed in, and nowhere else")
    func created() throws {
        let quest = try Self.quest()
        let text = String(decoding: CourseData(quest, created: 1_700_000_000, creator: "me").encoded(), as: UTF8.self)
        #expect(text.contains("iofVersion=\"3.0\" createTime=\"2023-11-14T22:13:20Z\" creator=\"me\">"))
        let plain = String(decoding: CourseData(quest, creator: nil).encoded(), as: UTF8.self)
        #expect(!plain.contains("createTime") && !plain.contains("creator"))
    }

    @Test(
        "what is written is valid against the schema",
        .enabled(if: XMLLint.knows("schema/IOF.xsd"), Comment(rawValue: XMLLint.reason)))
    func schema() throws {
        let folder = try TemporaryFolder()
        var paths = try (0..<60 as Range<UInt64>).map { seed in
            let quest = try RandomQuest.quest(seed: seed)
            return try folder.write(CourseData(quest, created: 1_700_000_000.5).encoded(), as: "\(seed).xml")
        }
        let short = CourseData(
            event: "", races: [.init(courses: [.init(name: "one", visits: [.init(["1"])])])])
        paths.append(try folder.write(short.encoded(), as: "short.xml"))
        paths.append(try folder.write(CourseData(event: "none").encoded(), as: "none.xml"))
        #expect(try XMLLint.complaints(about: paths, schema: "schema/IOF.xsd") == "")
        let wrong = try folder.write(Array("<CourseData/>".utf8), as: "wrong.xml")
        #expect(try XMLLint.complaints(about: [wrong], schema: "schema/IOF.xsd").contains("wrong.xml"))
    }

    @Test("what is written is read back as it was", arguments: 0..<60 as Range<UInt64>)
    func message(seed: UInt64) throws {
        let message = CourseData(try RandomQuest.quest(seed: seed), created: 1_700_000_000)
        var read = try CourseData(parsing: message.encoded())
        // When the event takes place says nothing to a quest, and XML cannot hold every character.
        read.starts = message.starts
        #expect(read == message.asXMLHoldsIt, "seed \(seed)")
    }
}

extension CourseData {
    /// The message after everything that XML, and a reader that trims, must do to texts.
    fileprivate var asXMLHoldsIt: CourseData {
        func held(_ text: String) -> String { text.replacing("\u{1}", with: "\u{FFFD}") }
        var copy = self
        copy.event = held(event)
        for race in copy.races.indices {
            for control in copy.races[race].controls.indices {
                for name in copy.races[race].controls[control].names.indices {
                    copy.races[race].controls[control].names[name].text =
                        held(copy.races[race].controls[control].names[name].text)
                }
            }
            for course in copy.races[race].courses.indices {
                copy.races[race].courses[course].name = held(copy.races[race].courses[course].name)
            }
        }
        return copy
    }
}
