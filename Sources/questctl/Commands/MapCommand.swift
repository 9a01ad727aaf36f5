import ArgumentParser

/// `questctl map …`
struct MapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map", abstract: "Build, describe, check and invent maps.",
        subcommands: [MapBuild.self, MapInfo.self, MapCheck.self, MapGenerate.self])
}
