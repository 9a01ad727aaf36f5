import Testing

@testable import RoadMap

@Suite("Decision tables")
struct DecisionTableTests {
    @Test("the outcome is the one that was given for the truths, in the order of the conditions", arguments: 1...4)
    func outcomes(count: Int) throws {
        let conditions = (0..<count).map { "0\($0):00-12:00" }
        var asked: Set<[TimeCondition.Truth]> = []
        let table = try #require(
            DecisionTable(conditions: conditions, standing: "") { truths in
                asked.insert(truths)
                return truths.map { "\($0)" }.joined(separator: " ")
            })
        #expect(asked.count == [3, 9, 27, 81][count - 1] && table.outcomes.count == asked.count)
        for truths in asked { #expect(table.outcome(truths) == truths.map { "\($0)" }.joined(separator: " ")) }
        #expect(table.map { $0.count }.outcome([TimeCondition.Truth](repeating: .no, count: count)) == 3 * count - 1)
        // The first condition counts the least.
        #expect(table.outcomes[1] == (["unknown"] + [String](repeating: "no", count: count - 1)).joined(separator: " "))
    }

    @Test("there is none without conditions, with too many, and where nothing is ever other than without a time")
    func none() {
        #expect(DecisionTable(conditions: [], standing: false) { _ in true } == nil)
        let many = ["a", "b", "c", "d", "e"]
        #expect(DecisionTable(conditions: many, standing: false) { !$0.contains(.no) } == nil)
        #expect(DecisionTable.hasTooManyConditions(many, standing: false) { !$0.contains(.no) })
        #expect(!DecisionTable.hasTooManyConditions(many, standing: false) { _ in false })
        #expect(DecisionTable.hasTooManyConditions((0..<8).map { "\($0)" }, standing: false) { _ in false })
        #expect(!DecisionTable.hasTooManyConditions(Array(many[..<4]), standing: false) { !$0.contains(.no) })
        #expect(DecisionTable(conditions: ["a"], standing: false) { _ in false } == nil)
        #expect(DecisionTable(conditions: ["a"], standing: false) { $0 == [.unknown] } != nil)
    }

    @Test("conditions that make no difference are left out, and of more than four only then")
    func reduced() throws {
        let many = ["a", "b", "c", "d", "e", "f", "g"]
        let table = try #require(
            DecisionTable(conditions: many, standing: 0) { $0[1].rawValue + 3 * $0[5].rawValue })
        #expect(table.conditions == ["b", "f"] && table.outcomes == Array(0..<9))
        #expect(!DecisionTable.hasTooManyConditions(many, standing: 0) { $0[1].rawValue + 3 * $0[5].rawValue })
        let few = try #require(DecisionTable(conditions: ["a", "b", "c"], standing: 7) { $0[2].rawValue })
        #expect(few.conditions.count == 3 && few.reduced.conditions == ["c"] && few.reduced.outcomes == [0, 1, 2])
        #expect(few.reduced.standing == 7 && few.reduced.reduced == few.reduced)
        let constant = try #require(DecisionTable(conditions: ["a", "b"], standing: 7) { _ in 1 })
        #expect(constant.reduced.conditions == ["a"] && constant.reduced.outcomes == [1, 1, 1])
    }

    @Test(
        "a condition without times is the same always",
        arguments: [
            ("wet", .no), ("weight>3.5 AND Mo-Fr", .no), ("flooded", .unknown), ("flooded AND wet", .no),
            ("Mo-Fr", nil),
            ("flooded AND Mo-Fr", nil), ("24/7", nil),
        ] as [(String, TimeCondition.Truth?)])
    func constant(text: String, truth: TimeCondition.Truth?) throws {
        #expect(TimeCondition(text).constant == truth)
        guard let truth else { return }
        for time in ["2026-06-01T08:00", "2026-12-26T23:59"] {
            #expect(TimeCondition(text).truth(at: try #require(LocalTime(time))) == truth)
        }
    }

    @Test(
        "minutes are added over the ends of days, months and years",
        arguments: [
            ("2026-11-24T07:30", 0, "2026-11-24T07:30"), ("2026-11-24T23:59", 1, "2026-11-25T00:00"),
            ("2026-12-31T23:00", 120, "2027-01-01T01:00"), ("2028-02-28T12:00", 2880, "2028-03-01T12:00"),
            ("2026-01-01T00:00", -1, "2025-12-31T23:59"), ("2026-03-01T00:00", -1440, "2026-02-28T00:00"),
            ("2026-03-01T00:30+02:00", -1471, "2026-02-27T23:59+02:00"),
        ])
    func adding(from: String, minutes: Int, to: String) throws {
        #expect(try #require(LocalTime(from)).adding(minutes: minutes) == LocalTime(to))
    }
}
