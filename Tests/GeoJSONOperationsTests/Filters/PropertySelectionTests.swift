import GeoJSON
import GeoJSONOperations
import Support
import TestSupport
import Testing

@Suite("Selecting properties")
struct PropertySelectionTests {
    private let properties = #"{"name":"Miass","name:ru":"Миасс","name:zh":"米","population":151751.00,"a*b":1,"ä":2}"#

    private func selected(
        keeping: [String]? = nil, dropping: [String] = [], renaming: [PropertySelection.Renaming] = []
    ) throws -> [String] {
        let selection = try PropertySelection(keeping: keeping, dropping: dropping, renaming: renaming)
        return try selection.applied(to: feature(properties)).properties?.keys ?? []
    }

    @Test("what is kept, dropped and renamed, in the order of the file")
    func selections() throws {
        let all = ["name", "name:ru", "name:zh", "population", "a*b", "ä"]
        #expect(try selected() == all)
        #expect(try selected(keeping: ["population", "name"]) == ["name", "population"])
        #expect(try selected(keeping: ["name*"], dropping: ["name:zh"]) == ["name", "name:ru"])
        #expect(try selected(keeping: []) == [])
        #expect(try selected(dropping: ["*"]) == [])
        #expect(try selected(keeping: ["*:*"]) == ["name:ru", "name:zh"])
        #expect(try selected(keeping: [#"a\*b"#]) == ["a*b"])
        #expect(try selected(keeping: ["a*b"]) == ["a*b"])
        #expect(try selected(keeping: [#"a\b"#, "A*"]) == [])
        #expect(try selected(keeping: ["a\u{308}"]) == [])
        let renamed = try selected(renaming: [.init("name", to: "title"), .init("population", to: "inhabitants")])
        #expect(renamed == ["title", "name:ru", "name:zh", "inhabitants", "a*b", "ä"])
    }

    @Test("names may change places, but no two properties may have one")
    func collisions() throws {
        let swapped = try selected(
            keeping: ["name", "name:ru"], renaming: [.init("name", to: "name:ru"), .init("name:ru", to: "name")])
        #expect(swapped == ["name:ru", "name"])
        #expect(throws: PropertySelectionError.nameTaken("name")) {
            try selected(renaming: [.init("name:ru", to: "name")])
        }
        #expect(try selected(dropping: ["name"], renaming: [.init("name:ru", to: "name")]).first == "name")
        #expect(try selected(renaming: [.init("missing", to: "name")]).count == 6)
        #expect(throws: PropertySelectionError.nameTaken("x")) {
            try PropertySelection(renaming: [.init("a", to: "x"), .init("b", to: "x")])
        }
        let error = #expect(throws: PropertySelectionError.renamedTwice("a")) {
            try PropertySelection(renaming: [.init("a", to: "x"), .init("a", to: "y")])
        }
        #expect(error?.message[.russian].contains("переименовано дважды") == true)
    }

    @Test("a feature of which nothing goes stays as it was, values keep their digits")
    func untouched() throws {
        let feature = try feature(properties)
        #expect(try PropertySelection(dropping: ["none"]).applied(to: feature) == feature)
        let kept = try PropertySelection(keeping: ["population", "big"]).applied(
            to: GeoJSONObject(
                parsing: #"{"type":"Feature","geometry":null,"properties":{"big":123456789012345678901,"x":1}}"#
            ).features[0])
        #expect(kept.properties?.description == #"{"big":123456789012345678901}"#)
        let bare = Feature(geometry: nil)
        #expect(try PropertySelection(keeping: []).applied(to: bare) == bare)
    }

    @Test("misspelt names are noticed")
    func sightings() throws {
        let selection = try PropertySelection(
            keeping: ["name", "nmae", "name:*"], dropping: ["gone"], renaming: [.init("population", to: "p")])
        var sightings = PropertySightings(selection.propertyNames + ["name"])
        #expect(sightings.unseen == ["name", "nmae", "gone", "population"])
        sightings.look(at: try feature(properties))
        sightings.look(at: Feature(geometry: nil))
        #expect(sightings.unseen == ["nmae", "gone"])
    }
}
