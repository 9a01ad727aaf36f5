import ArgumentParser

/// `questctl map …`
struct MapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map", abstract: "Build, describe, draw and invent maps.",
        subcommands: [MapBuild.self, MapInfo.self, MapRender.self, MapGenerate.self])
}
