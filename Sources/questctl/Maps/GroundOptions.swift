import ArgumentParser
import MapDrawing
import MapTiles
import Support

/// The option of commands that draw maps for what lies beneath the roads.
struct GroundOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Tiles of the same place (.pmtiles): their water, parks and buildings are drawn beneath the roads.",
            valueName: "file"))
    var tiles: String?

    /// The tiles, opened before anything long is begun; `nil` where none are named.
    ///
    /// - Throws: as `OpenedArchive.archive(at:_:)`.
    func opened(_ language: Language) throws -> OpenedGround? {
        try tiles.map {
            OpenedGround(path: $0, archive: try OpenedArchive.archive(at: $0, language), language: language)
        }
    }
}

/// Tiles that pictures take their ground from.
struct OpenedGround {
    let path: String
    let archive: TileArchive
    let language: Language

    /// What lies within a frame, the lowest first, after a note where that is nothing.
    ///
    /// - Throws: `Failure.unreadable`, after a message, where the tiles are damaged.
    func layers(in frame: MapFrame) throws -> [MapAreas] {
        let layers = try Failure.reporting(language, file: path) { try TileGround(in: archive, frame: frame).layers }
        if layers.isEmpty { Console.report(Message("ground-empty"), language) }
        return layers
    }
}

/// Opens archives of tiles for commands.
enum OpenedArchive {
    /// - Throws: `Failure.unreadable`, after a message that names the file once.
    static func archive(at path: String, _ language: Language) throws -> TileArchive {
        do {
            return try TileArchive(path: path)
        } catch let error as FileError {
            // It names the file itself.
            throw Failure.reported(error.message, language)
        } catch let error as any LocalizedMessage {
            throw Failure.reported(error.message, file: path, language)
        }
    }
}
