package import ArgumentParser
package import MapDrawing
import MapTiles
package import Support

/// The option of commands that draw maps for what lies beneath the roads.
package struct GroundOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Tiles of the same place (.pmtiles): their water, parks and buildings are drawn beneath the roads.",
            valueName: "file"))
    package var tiles: String?

    package init() {}

    /// The tiles, opened before anything long is begun; `nil` where none are named.
    ///
    /// - Throws: as `OpenedArchive.archive(at:_:)`.
    package func opened(_ language: Language) throws -> OpenedGround? {
        try tiles.map {
            OpenedGround(path: $0, archive: try OpenedArchive.archive(at: $0, language), language: language)
        }
    }
}

/// Tiles that pictures take their ground from.
package struct OpenedGround {
    let path: String
    let archive: TileArchive
    let language: Language

    /// What lies within a frame, the lowest first, after a note where that is nothing.
    ///
    /// - Throws: `Failure.unreadable`, after a message, where the tiles are damaged.
    package func layers(in frame: MapFrame) throws -> [MapAreas] {
        let layers = try Failure.reporting(language, file: path) { try TileGround(in: archive, frame: frame).layers }
        if layers.isEmpty { Console.note("questctl: \(GroundTexts.empty[language])") }
        return layers
    }
}
