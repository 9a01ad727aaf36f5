import ArgumentParser

@main
struct Questload: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "questload",
        abstract: "Rides against a server of VeloQuest and measures how it answers.",
        discussion:
            "For a server on this computer, with an event that is made for it. Every command is bounded in time.",
        subcommands: [Positions.self, Answers.self, Streams.self, Chaos.self, Rides.self])
}
