import Foundation
import TestSupport
import Testing

@Suite("Places by their names, and round trips")
struct PlaceNameTests {
    private let map: String
    /// A street of the town, as `map find` prints it.
    private let street: String

    init() throws {
        try #require(Tool.town.problem == nil, "\(Tool.town.problem ?? "")")
        map = Tool.town.map
        // A name that one street has alone.
        let found = try Tool.run("map", "find", map, "Lane", "--limit", "100")
        let names = found.output.split(separator: "\n").compactMap { $0.components(separatedBy: "  ").last }
        street = try #require(names.first { name in names.count { $0 == name } == 1 })
    }

    @Test("a route leads between names, and says what each was taken for")
    func names() throws {
        let there = "-32.007863,54.992140"
        let named = try Tool.run("route", "--map", map, street.lowercased(), there)
        #expect(named.code == 0)
        #expect(named.errors.contains("‘\(street.lowercased())’ is \(street) ("), "\(named.errors)")
        let place = try #require(named.errors.firstMatch(of: #/\((-?[0-9.]+,[0-9.]+)\)/#)?.1)
        #expect(try Tool.run("route", "--map", map, String(place), there).output == named.output)
        let russian = try Tool.run("route", "--map", map, street, there, "--language", "ru")
        #expect(russian.errors.contains("«\(street)» — это \(street) ("))
    }

    @Test("a name that no street has, or several have, stops the command with advice")
    func refused() throws {
        let unknown = try Tool.run("route", "--map", map, "Xyzzy Plugh", street)
        #expect(unknown.code == 1 && unknown.output.isEmpty)
        #expect(unknown.errors.contains("no street or place of this map is called ‘Xyzzy Plugh’"))
        let notAName = try Tool.run("route", "--map", map, "12;13", street)
        #expect(notAName.code == 64 && notAName.errors.contains("is not a place"))
        #expect(try Tool.run("map", "find", map, "Xyzzy").code == 1)
        #expect(try Tool.run("map", "find", map, street, "--limit", "0").code == 64)
    }

    @Test("a round trip comes back and is about as long as asked for")
    func loop() throws {
        let outcome = try Tool.run("route", "--map", map, "--loop", "3km", "--format", "json", street)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("round trip of "))
        // The distance of the whole route comes first in the JSON.
        let distance = try #require(outcome.output.firstMatch(of: #/"distance": ?([0-9.]+)/#).flatMap { Double($0.1) })
        #expect((2_000...4_000).contains(distance))
        let cues = try Tool.run("route", "--map", map, "--loop", "3km", "--heading", "NE", "--cues", street)
        #expect(cues.code == 0)
    }

    @Test(
        "what makes no round trip is refused",
        arguments: [
            ["--loop", "3"], ["--loop", "1m"], ["--loop", "9999km"], ["--heading", "N"],
            ["--loop", "3km", "--heading", "up"],
            ["--loop", "3km", "--round-trip"],
        ])
    func misuse(options: [String]) throws {
        let outcome = try Tool.run(arguments: ["route", "--map", map] + options + [street])
        #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome.errors)")
        #expect(try Tool.run("route", "--map", map, "--loop", "3km", street, street).code == 64)
    }
}
