import GeoJSON
import TestSupport
import Testing

@Suite("questctl profiles")
struct ProfileTests {
    private let map: String
    private let places = ["-32.001119,55.000616", "-32.007863,54.992140"]

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
    }

    private func route(_ profile: String, _ more: String...) throws -> Tool.Outcome {
        try Tool.run(arguments: ["route", "--map", map, "--profile", profile, "--format", "geojson"] + places + more)
    }

    private func duration(_ outcome: Tool.Outcome) throws -> Double {
        let feature = try #require(GeoJSONReader().read(Array(outcome.output.utf8)).object?.features.first)
        return try #require(feature.properties?["duration"]?.doubleValue)
    }

    @Test("the list names every profile, in both languages")
    func list() throws {
        let english = try Tool.run("profiles")
        #expect(english.code == 0)
        #expect(
            english.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
                == ["city", "touring", "fast", "safe", "mountain", "family", "flat"])
        #expect(try Tool.run("profiles", "--language", "ru").output.contains("по городу"))
    }

    @Test("rules of a file keep off what they forbid, and a wrong one is named with its place")
    func rules() throws {
        func classes(_ rules: String) throws -> Set<String> {
            let folder = try TemporaryFolder()
            let path = try folder.write("{\"rules\": [\(rules)]}".utf8, as: "mine.json")
            let outcome = try route(path)
            try #require(outcome.code == 0, "\(outcome.errors)")
            let names = outcome.output.split(separator: "\"class\":\"").dropFirst().map { $0.prefix { $0 != "\"" } }
            return Set(names.map(String.init))
        }
        let free = try classes("")
        let first = try #require(free.sorted().first)
        let without = try classes("{\"when\": {\"class\": \"\(first)\"}, \"forbid\": true}")
        #expect(!without.isEmpty && !without.contains(first))
        let folder = try TemporaryFolder()
        let path = try folder.write("{\"rules\":\n [{\"when\": {\"class\": \"motorway\"}}]}".utf8, as: "mine.json")
        let wrong = try route(path)
        #expect(wrong.code == 2 || wrong.code == 1)
        #expect(wrong.errors.contains("line 2") && wrong.errors.contains("/rules/0/when/class: expected one of trunk"))
    }

    @Test("a fast rider needs less time than a family, and city is what one gets unasked")
    func names() throws {
        let (fast, family) = (try route("fast"), try route("family"))
        #expect(fast.code == 0 && family.code == 0)
        #expect(try duration(fast) < duration(family) * 0.7)
        let unasked = try Tool.run(arguments: ["route", "--map", map, "--format", "geojson"] + places)
        #expect(try route("city").output == unasked.output)
    }

    @Test("a profile that was written out and changed is used")
    func file() throws {
        let folder = try TemporaryFolder()
        let written = try Tool.run("profiles", "city")
        #expect(written.code == 0)
        let copy = try folder.write(written.output.utf8, as: "copy.json")
        #expect(try abs(duration(route(copy)) - duration(route("city"))) < 1)
        let slow = try folder.write(
            #"{"roads": {"residential": {"speed": 5}, "tertiary": {"speed": 5}, "secondary": {"speed": 5}}}"#.utf8,
            as: "slow.json")
        #expect(try duration(route(slow)) > duration(route("city")))
    }

    @Test("a wrong name, a missing and a wrong file each have their message and code")
    func errors() throws {
        let name = try route("racing")
        #expect(name.code == 64 && name.errors.contains("there are city, touring"))
        #expect(try route("racing", "--language", "ru").errors.contains("профиля «racing» нет"))
        #expect(try route("/no/such.json").code == 2)
        let folder = try TemporaryFolder()
        let wrong = try folder.write("{\n  \"roads\": {\"primary\": {\"speed\": 900}}\n}".utf8, as: "wrong.json")
        let outcome = try route(wrong)
        #expect(outcome.code == 1 && outcome.output.isEmpty && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains("wrong.json: line 2, column 34: /roads/primary/speed:"), "\(outcome.errors)")
        #expect(try route(wrong, "--language", "ru").errors.contains("нужно число от 0,5 до 150"))
    }
}
