import ArgumentParser
import Quests
import Scoring

/// `questctl schema > quest.schema.json`
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of quest files, for editors that check a file while it is written.",
        discussion: """
            The schema (draft 2020-12) knows members, types and ranges; questctl validate finds more. In an editor such as \
            Visual Studio Code, name the file that it was written to under json.schemas.
            """)

    func run() throws {
        Console.print(Quest.schema)
    }
}
