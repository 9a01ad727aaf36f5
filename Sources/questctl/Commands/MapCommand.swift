import ArgumentParser

/// `questctl map …`
struct MapCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "map", abstract: "Build, describe, check, search, draw and invent maps.",
        subcommands: [
            MapBuild.self, MapInfo.self, MapCheck.self, MapFind.self, MapRender.self, MapTilesCommand.self,
            MapView.self,
            MapGenerate.self,
        ])
}
