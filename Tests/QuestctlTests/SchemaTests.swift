import JSON
import Testing

@Suite("questctl schema")
struct SchemaTests {
    @Test("the schema is printed and is JSON")
    func schema() throws {
        let outcome = try Tool.run("schema")
        #expect(outcome.code == 0 && outcome.errors.isEmpty)
        let schema = try JSONValue(parsing: outcome.output).objectValue
        #expect(schema?["$schema"] == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema?["$defs"]?.objectValue?["task"] != nil)
    }
}
