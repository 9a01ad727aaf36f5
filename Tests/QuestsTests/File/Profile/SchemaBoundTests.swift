import EngineTestSupport
import JSON
import Quests
import Testing

/// Every number with a least or a greatest value in the schema, read exactly at it and beside it.
@Suite("Bounds of the numbers in quest files")
struct SchemaBoundTests {
    private let schema: JSONSchema

    init() throws { schema = JSONSchema(root: try JSONValue(parsing: Quest.schema)) }

    /// The bounds that a schema names, references followed.
    private func bounds(of value: JSONValue) -> [Double] {
        guard let keywords = value.objectValue else { return [] }
        var found = ["minimum", "maximum", "exclusiveMinimum"].compactMap { keywords[$0]?.doubleValue }
        if keywords["$ref"] != nil { found += bounds(of: schema.resolved(value)) }
        for one in keywords["anyOf"]?.arrayValue ?? [] { found += bounds(of: one) }
        return found
    }

    /// A number as files have it, without a fraction where it has none.
    private func written(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }

    private func check(_ text: String, at pointer: String, _ comment: String) throws {
        let errors = QuestText.read(text).diagnostics.filter {
            $0.severity == .error && ["quest.wrong-type", "quest.out-of-range"].contains($0.rule)
                && $0.pointer?.description.hasPrefix(pointer) == true
        }
        let faults = try schema.faults(of: JSONValue(parsing: text))
        #expect(errors.isEmpty == faults.isEmpty, "\(comment): \(errors), \(faults)")
    }

    @Test("the reader takes what the schema allows, to the last number", arguments: SchemaTests.places)
    func members(_ place: SchemaTests.Place) throws {
        let object = schema.resolved(["$ref": .string("#/$defs/\(place.definition)")]).objectValue
        for member in object?["properties"]?.objectValue?.members ?? [] {
            // A file of a newer version is read as far as possible.
            guard !place.needs.contains("\"\(member.key)\""), member.key != "version" else { continue }
            for bound in bounds(of: member.value) {
                for value in [bound - 1, bound, bound + 1] {
                    try check(
                        place.file("\"\(member.key)\": \(written(value))"), at: place.pointer + "/" + member.key,
                        "\(member.key): \(value)")
                }
            }
        }
    }

    @Test("so it does with the numbers of tasks and zones")
    func features() throws {
        let area = ProfileFile.square(61.43, 55.15, 61.44, 55.16)
        for definition in ["task", "zone"] {
            let object = schema.resolved(["$ref": .string("#/$defs/\(definition)")]).objectValue
            let members = object?["properties"]?.objectValue?.members ?? []
            #expect(!members.isEmpty)
            for member in members {
                for bound in bounds(of: member.value) {
                    for value in [bound - 1, bound, bound + 1] {
                        let properties = "\"\(member.key)\": \(written(value))"
                        let isTask = definition == "task"
                        let text =
                            isTask
                            ? ProfileFile.file(tasks: ["oak": properties])
                            : ProfileFile.file(features: [
                                ProfileFile.feature("\"role\": \"zone\", \"zone\": \"toll\", \(properties)", area)
                            ])
                        try check(
                            text, at: "/features/\(isTask ? 0 : 3)/properties/\(member.key)", "\(member.key): \(value)")
                    }
                }
            }
        }
    }

    @Test(
        "answers allow as many typing errors, items and as much tolerance as the schema says",
        arguments: ["typos": [-1, 0, 5, 6], "atLeast": [0, 1, 2, 3], "tolerance": [-1, 0, 1]])
    func answers(member: String, values: [Int]) throws {
        for value in values {
            let kind =
                switch member {
                case "typos": #""kind": "text", "accepted": "obelisk of the old town""#
                case "atLeast": #""kind": "unordered", "items": ["larch", "birch", "maple"]"#
                default: #""kind": "number", "value": 1984123"#
                }
            let text = QuestText.file([
                ProfileFile.feature(
                    "\"name\": \"oak\", \"answer\": {\(kind), \"\(member)\": \(value)}", ProfileFile.point(61.4, 55.15))
            ])
            try check(text, at: "/features/0/properties/answer", "\(member): \(value)")
        }
    }

    @Test("bands of minutes begin at one and end after thirty days, and cost up to a million")
    func bands() throws {
        for band in [
            "[0, 5]", "[1, 5]", "[43200, 5]", "[43201, 5]", "[10, -1]", "[10, 0]", "[10, 1000000]", "[10, 1000001]",
        ] {
            let text = ProfileFile.file(quest: #"{"timeLimit": 60, "scoring": {"late": {"table": [\#(band)]}}}"#)
            try check(text, at: "/quest/scoring/late/table", band)
        }
    }
}
