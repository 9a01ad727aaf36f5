import ArgumentParser

@main
struct Questd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "questd",
        abstract: "Holds events of VeloQuest: riders, logs, positions and standings.",
        discussion: """
            One folder (--data) has everything. While a server runs on it, no other command may change it; use the API, or stop it. \
            Exit codes: 0 done, 1 refused, 2 the folder cannot be used.
            """,
        subcommands: [Serve.self, EventCommand.self, Backup.self, Migrate.self, Move.self, Demo.self])
}
