import ArgumentParser
import Support

/// The organiser's command line: a thin layer over the library.
@main
struct Questctl: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "questctl",
        abstract: "Check bike quests, build bicycle maps, find routes and ride quests before the event.",
        discussion: """
            Exit codes: 0 all is well (warnings included), 1 the quest file has errors or there is no such route, \
            2 a file cannot be read or is damaged, 64 the command line is wrong.

            Messages are in English or Russian: --language, else the environment's LC_ALL, LC_MESSAGES or LANG decides.
            """,
        version: Version.text,
        subcommands: [
            Validate.self, AnswerCommand.self, SchemaCommand.self, KeygenCommand.self, SealCommand.self,
            ImportCommand.self,
            ExportCommand.self,
            MapCommand.self, RouteCommand.self, IsochroneCommand.self, MatrixCommand.self, MatchCommand.self,
            Profiles.self, PlanCommand.self, Simulate.self, JudgeCommand.self, StandingsCommand.self,
            DecideCommand.self, ReceiptCommand.self, JoinCommand.self, SyncCommand.self,
            PrintCommand<PrintInputs>.self,
            GeoJSONCommand.self,
        ])

    static func main() {
        // The parser would look at all commands first, which takes longer than the rest.
        if Array(CommandLine.arguments.dropFirst()) == ["--version"] { return Console.print(Version.text) }
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if exitCode(for: error) == Failure.misused, let advice = GeoJSONCommand.advice(on: arguments) {
                Console.report(advice, CommonOptions.language(of: arguments))
            }
            exit(withError: error)
        }
    }
}
