import Answers
import GeoJSON
import Geodesy
import QuestSealing
import Quests
import RideLogs
import Scoring
import Support
import Testing

/// Quest files for tests, sealed with a cost that takes no time.
enum SealedQuest {
    static let cost = SealCost(n: 16, r: 1, p: 1) ?? .standard
    static let startTime = 1_700_000_000.0

    /// One of every kind, and tasks that wait for each other.
    static let all = file([
        task(
            "tree",
            #""answer": {"kind": "text", "accepted": ["ёлочка зелёная", "новогодняя ель"], "deny": ["горькая пихта"]}, "success": "Её посадил купец", "texts": {"en": {"name": "Tree", "success": "A merchant planted it"}}"#
        ),
        task(
            "year", #""answer": {"kind": "number", "value": 1984, "tolerance": 2, "whole": true}, "hints": ["look up"]"#
        ),
        task("bird", #""answer": {"kind": "choice", "options": ["raven", "heron", "stork"], "correct": "heron"}"#),
        task(
            "flag",
            #""answer": {"kind": "ordered", "items": ["magenta", ["ivory", "ecru"]], "typos": false}, "solution": {"my": 1}"#
        ),
        task("code", #""answer": {"kind": "code", "accepted": ["QX-7719"], "ignoresCase": true}"#),
        task("poet", #""answer": {"kind": "pattern", "patterns": ["grobokop*"]}, "success": "Grobokopatel it was""#),
        task("height", #""answer": {"kind": "number", "value": "77.125", "tolerance": "5%", "unit": "m"}"#),
        task("photo", #""answer": {"kind": "photo", "note": "secretnote"}"#),
        task("song", #""judged": true, "answer": ["zauberlied"]"#),
        task("gate", #""answer": {"kind": "presence"}, "success": "Well ridden""#),
        task(
            "cellar",
            #""requires": ["tree", "gate"], "answer": {"kind": "text", "accepted": "vinegarish", "typos": false}, "success": "Cheers from below", "description": "Under the stairs""#
        ),
        task("attic", #""requires": ["cellar"], "description": "Above the stairs""#),
        task("roof", #""requires": ["attic"], "answer": "weathervane", "description": "Above the attic""#),
        task(
            "island",
            #""requires": [{"any": 2, "of": ["year", "bird", "flag"]}, "code"], "answer": "lighthouse", "description": "In the water""#
        ),
        task("bench", #""requires": ["gate"], "description": "Beside the gate""#),
        task("last", #""answer": {"kind": "text", "accepted": "endoftheroad"}"#),
    ])

    static func task(_ id: String?, _ properties: String, east: Int = 0) -> String {
        let identifier = id.map { "\"id\": \"\($0)\", \"foreign\": [1, 2], " } ?? ""
        let place = 61.4 + Double((id ?? properties).utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 9973 }) / 100_000
        return """
            {"type": "Feature", \(identifier)"properties": {\(id.map { "\"name\": \"\($0)\", " } ?? "")\(properties)}, \
            "geometry": {"type": "Point", "coordinates": [\(place), 55.15]}}
            """
    }

    static func file(_ features: [String], quest: String = #"{"title": "Проба", "own": {"kept": true}}"#) -> [UInt8] {
        Array(
            """
            {"type": "FeatureCollection", "name": "outer", "quest": \(quest), "features": [\(features.joined(separator: ",\n"))]}
            """.utf8)
    }

    static func quest(_ bytes: [UInt8]) throws -> Quest {
        let reading = Quest.read(bytes)
        return try #require(
            reading.quest, "\(reading.diagnostics.filter { $0.severity == .error }.map(\.message[.english]))")
    }

    static func edition(_ bytes: [UInt8], seed: UInt64 = 1) throws -> RidersEdition {
        var generator = SeededGenerator(seed: seed)
        return try RidersEdition(sealing: bytes, cost: cost, using: &generator)
    }

    /// `all`, sealed once for many tests.
    static let sealed = Result { try edition(all) }

    static func riders(_ bytes: [UInt8] = all, seed: UInt64 = 1) throws -> Quest {
        try quest(bytes == all && seed == 1 ? sealed.get().bytes : edition(bytes, seed: seed).bytes)
    }

    /// A ride that has started and checked into everything it can.
    static func referee(_ quest: Quest, opener: AnswerOpener? = .scrypt) throws -> Referee {
        var referee = Referee(quest: quest, opener: opener)
        try referee.start(at: startTime)
        visit(&referee)
        return referee
    }

    /// Stands at every task until nothing new is reached.
    static func visit(_ referee: inout Referee) {
        let begin = (referee.log.entries.map { Double($0.time) / 1000 }.max() ?? startTime) + 1000
        for (index, task) in referee.quest.tasks.enumerated() {
            let fix = Fix(
                time: begin + Double(index) * 1000, coordinate: task.coordinate, horizontalAccuracy: 5)
            _ = referee.receive(fix)
        }
    }

    /// Answers as somebody who knows the right answer does; the verdict, and what is on the way then.
    static func answer(_ referee: inout Referee, _ id: Quest.Task.ID, _ text: String) throws -> Verdict {
        let time = (referee.log.entries.map { Double($0.time) / 1000 }.max() ?? startTime) + 10
        let verdict = try referee.submit(text, to: id, at: time)
        visit(&referee)
        return verdict
    }
}
