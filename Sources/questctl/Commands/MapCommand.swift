import ArgumentParser

/// `questctl map …`
struct MapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map", abstract: "Build, describe, check, draw and invent maps.",
        subcommands: [MapBuild.self, MapInfo.self, MapCheck.self, MapRender.self, MapGenerate.self])
}
