import Foundation
import GeoJSON
import JSON
import Scoring
import TestSupport
import Testing

@Suite("questctl plan")
struct PlanTests {
    private let quest = RealData.packageRoot.appending(path: "quests/old-town.geojson").path
    private let map: String
    private let folder: TemporaryFolder

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
        folder = try TemporaryFolder()
    }

    /// The quest with other terms, and other members for some tasks.
    private func quest(_ terms: JSONObject = [:], tasks: [String: JSONObject] = [:], more: [JSONValue] = []) throws
        -> String
    {
        var document = try #require(
            try JSONValue(parsing: [UInt8](try Data(contentsOf: URL(filePath: quest)))).objectValue)
        var settings = try #require(document["quest"]?.objectValue)
        for member in terms.members { settings[member.key] = member.value }
        document["quest"] = .object(settings)
        let features = try #require(document["features"]?.arrayValue).map { feature in
            var feature = feature.objectValue ?? [:]
            var properties = feature["properties"]?.objectValue ?? [:]
            for member in tasks[feature["id"]?.stringValue ?? ""]?.members ?? [] {
                properties[member.key] = member.value
            }
            feature["properties"] = .object(properties)
            return JSONValue.object(feature)
        }
        document["features"] = .array(features + more)
        return try folder.write(JSONWriter().write(.object(document)), as: "\(UUID()).geojson")
    }

    private func plans(_ arguments: String...) throws -> [JSONObject] {
        let outcome = try Tool.run(arguments: ["plan"] + arguments + ["--map", map, "--format", "json"])
        #expect(outcome.code == 0, "\(outcome.errors)")
        return try #require(try JSONValue(parsing: outcome.output).arrayValue).compactMap(\.objectValue)
    }

    private func points(_ plan: JSONObject?) throws -> Double { try #require(plan?["points"]?.doubleValue) }

    @Test("the best plan comes first and says that it is; what is home earlier brings less and claims nothing")
    func plan() throws {
        let english = try Tool.run("plan", quest, "--map", map, "--time-limit", "25")
        #expect(english.code == 0 && english.errors.isEmpty)
        #expect(english.output.contains("no plan brings more (proven)\nleft out: "))
        #expect(english.output.contains("\nor: "))
        let russian = try Tool.run("plan", quest, "--map", map, "--time-limit", "25", "--language", "ru")
        #expect(
            russian.output.contains("больше не принесёт ни один план (доказано)") && !russian.output.contains("proven"))
        let plans = try plans(quest, "--time-limit", "25")
        #expect(plans.count >= 2)
        #expect(plans.map { $0["provenOptimal"] } == [.boolean(true)] + plans.dropFirst().map { _ in .boolean(false) })
        #expect(
            zip(plans, plans.dropFirst()).allSatisfy {
                ($0["points"]?.doubleValue ?? 0) > ($1["points"]?.doubleValue ?? 0)
            })
    }

    @Test("on the way what is solved is not planned again, and the time that is gone is gone")
    func onTheWay() throws {
        let rest = try plans(quest, "--done", "1, theatre ", "--elapsed", "80")
        let stops = rest[0]["tours"]?.arrayValue?.first?.objectValue?["stops"]?.arrayValue ?? []
        let tasks = stops.compactMap { $0.objectValue?["task"]?.stringValue }
        #expect(!tasks.isEmpty && !tasks.contains("bridge") && !tasks.contains("theatre") && tasks.count < 5)
        let text = try Tool.run("plan", quest, "--map", map, "--done", "1,theatre", "--elapsed", "80").output
        #expect(text.contains("\(tasks.count) more of 7 tasks") && text.contains("points in all"))
        let late = try Tool.run("plan", quest, "--map", map, "--elapsed", "100")
        #expect(late.code == 1 && late.errors.contains("--elapsed"))
    }

    @Test("a limit on the command line closes and opens nothing")
    func closures() throws {
        let fence = try JSONValue(
            parsing: """
                {"type": "Feature", "properties": {"role": "closure"}, "geometry": {"type": "Polygon", "coordinates":
                 [[[-32.0068, 54.99], [-32.0035, 54.99], [-32.0035, 55.0005], [-32.0068, 55.0005], [-32.0068, 54.99]]]}}
                """)
        let closed = try quest(more: [fence])
        func home(_ arguments: String...) throws -> String? {
            let outcome = try Tool.run(arguments: ["plan"] + arguments + ["--map", map])
            return outcome.output.split(separator: "\n").first { $0.contains("home after") }.map(String.init)
        }
        let fenced = try home(closed)
        #expect(try fenced != home(quest))
        #expect(try fenced == home(closed, "--time-limit", "90"))
    }

    @Test("a team that splits up is home earlier; where it has to stay together it is refused")
    func team() throws {
        func finish(_ plan: JSONObject) -> String {
            (plan["tours"]?.arrayValue ?? []).compactMap { $0.objectValue?["finish"]?.stringValue }.max() ?? ""
        }
        let (alone, both) = (try plans(quest)[0], try plans(quest, "--team-size", "2")[0])
        #expect(try points(alone) == points(both) && finish(both) < finish(alone))
        #expect(
            both["tours"]?.arrayValue?.allSatisfy { $0.objectValue?["stops"]?.arrayValue?.isEmpty == false } == true)
        let terms = try JSONValue(parsing: #"{"sizes": [2, 4], "together": {"metres": 50, "seconds": 60}}"#)
        let bound = try Tool.run("plan", try quest(["teams": terms]), "--map", map, "--team-size", "2")
        #expect(bound.code == 64 && bound.errors.contains("together"), "\(bound.errors)")
    }

    @Test("with a table of riders each class that ends by rules of its own has its plan")
    func classes() throws {
        let rules = try JSONValue(parsing: #"{"Long": {"timeLimit": 60}, "Short": {"timeLimit": 15}}"#)
        let file = try quest(["classes": rules])
        let riders = try folder.write(Array("id,class\nanna,Short\nboris,Long\nvera,Short\n".utf8), as: "riders.csv")
        let outcome = try Tool.run("plan", file, "--map", map, "--riders", riders)
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        let parts = outcome.output.components(separatedBy: "\n\n")
        #expect(parts.count == 2 && parts[0].hasPrefix("Long:\n") && parts[1].hasPrefix("Short:\n"))
        let text = try Tool.run("plan", file, "--map", map, "--riders", riders, "--format", "json").output
        let planned = try #require(try JSONValue(parsing: text).arrayValue)
        let best = try planned.map { one in
            try points(#require(one.objectValue?["plans"]?.arrayValue?.first?.objectValue))
        }
        #expect(best.count == 2 && best[0] > best[1])
        let both = try Tool.run("plan", file, "--map", map, "--riders", riders, "-o", folder.path("plan.geojson"))
        #expect(both.code == 64 && both.errors.contains("several"))
        let strict = try JSONValue(parsing: #"{"Long": {"timeLimit": 60}, "Short": {"timeLimit": 1}}"#)
        let hurried = try Tool.run(
            "plan", try quest(["classes": strict]), "--map", map, "--riders", riders, "--from", "-32.0102,55.0065")
        #expect(hurried.code == 1 && hurried.errors.contains("Short: the finish cannot be reached"), "\(hurried)")
        #expect(hurried.output.hasPrefix("Long:\n") && !hurried.output.contains("Short"))
        let odd = try folder.write(Array("id,clas\nanna,Short\n".utf8), as: "odd.csv")
        let noted = try Tool.run("plan", file, "--map", map, "--riders", odd)
        #expect(noted.code == 0 && noted.errors.contains("odd.csv: ") && noted.errors.contains("“clas”"), "\(noted)")
    }

    @Test("hours by the clock need a day, and --at gives it")
    func clock() throws {
        let hours: JSONObject = ["opens": "2026-05-09T10:00:00Z", "closes": "2026-05-09T18:00:00Z"]
        let file = try quest(tasks: ["mill": hours])
        let blind = try Tool.run("plan", file, "--map", map)
        #expect(blind.code == 0 && blind.errors.contains("--at") && blind.output.contains("left out: 6"))
        let reported = try Tool.run("plan", file, "--map", map, "--at", "2026-05-09T09:30Z")
        #expect(reported.errors.isEmpty && !reported.output.contains("left out"))
        #expect(try Tool.run("plan", file, "--map", map, "--at", "noon").code == 64)
    }

    @Test("what cannot be planned is one error that says why")
    func errors() throws {
        let away = try quest(["finish": [-31.0, 55.0]])
        for (arguments, code, words) in [
            ([quest, "--done", "8"], 64, "no task"), ([quest, "--pace", "0"], 64, "--pace"),
            ([quest, "--team-size", "0"], 64, "--team-size"), ([quest, "--riders", "2"], 64, "--team-size 2"),
            ([quest, "--from", "-32.0102,55.0065", "--time-limit", "2"], 1, "cannot be reached"),
            ([quest, "--from", "10,10"], 1, "off the map"), ([away], 1, "off the map"),
        ] as [([String], Int32, String)] {
            let outcome = try Tool.run(arguments: ["plan"] + arguments + ["--map", map])
            #expect(outcome.code == code && outcome.errors.contains(words), "\(arguments): \(outcome.errors)")
            #expect(outcome.output.isEmpty && outcome.errorLines.count == 1)
        }
    }

    @Test("--effort goes from none to ten minutes, gives the same plan each time, and more is never worse")
    func effort() throws {
        let limits = [quest, "--time-limit", "25"]
        let (none, some) = (try plans(limits, effort: "0"), try plans(limits, effort: "0.05"))
        #expect(try points(none.first) <= points(some.first))
        #expect(try plans(limits, effort: "0") == none && plans(limits, effort: "0.05") == some)
        for wrong in ["-1", "601", "nan", "soon"] {
            let outcome = try Tool.run(arguments: ["plan", quest, "--map", map, "--effort", wrong])
            #expect(
                outcome.code == 64 && outcome.errors.contains("--effort") && outcome.output.isEmpty,
                "\(wrong): \(outcome)")
        }
    }

    private func plans(_ arguments: [String], effort: String) throws -> [JSONObject] {
        let all = ["plan"] + arguments + ["--map", map, "--format", "json", "--effort", effort]
        let outcome = try Tool.run(arguments: all)
        #expect(outcome.code == 0, "\(outcome.errors)")
        return try #require(try JSONValue(parsing: outcome.output).arrayValue).compactMap(\.objectValue)
    }

    @Test("an alternative says that it rides through a forbidden zone, as the best plan does")
    func zones() throws {
        let zone = try JSONValue(
            parsing: """
                {"type": "Feature", "properties": {"role": "zone", "zone": "forbidden", "name": "Square"}, "geometry":
                 {"type": "Polygon", "coordinates": [[[-32.0022, 55.0000], [-32.0000, 55.0000], [-32.0000, 55.0012],
                  [-32.0022, 55.0012], [-32.0022, 55.0000]]]}}
                """)
        let outcome = try Tool.run("plan", try quest(more: [zone]), "--map", map, "--time-limit", "25")
        let alternatives = outcome.output.split(separator: "\n").filter { $0.hasPrefix("or: ") }
        #expect(!alternatives.isEmpty && outcome.code == 0, "\(outcome)")
        #expect(
            alternatives.allSatisfy { $0.contains("; rides through the forbidden zone “Square” (") }, "\(alternatives)")
    }

    @Test("the best plan is drawn as GeoJSON: a line a rider and a point a stop")
    func drawn() throws {
        let file = folder.path("plan.geojson")
        #expect(try Tool.run("plan", quest, "--map", map, "--team-size", "2", "-o", file).code == 0)
        let reading = GeoJSONReader().read([UInt8](try Data(contentsOf: URL(filePath: file))))
        #expect(!reading.hasErrors)
        let kinds = (reading.object?.features ?? []).map { $0.geometry?.kind }
        #expect(kinds.count { $0 == .lineString } == 2 && kinds.count { $0 == .point } == 7)
    }
}
