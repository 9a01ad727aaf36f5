package import MapTiles
package import Support

/// Opens archives of tiles for commands.
package enum OpenedArchive {
    /// - Throws: `Failure.unreadable`, after a message that names the file once.
    package static func archive(at path: String, _ language: Language) throws -> TileArchive {
        do {
            return try TileArchive(path: path)
        } catch let error as FileError {
            // It names the file itself.
            Failure.report(error.message, language)
            throw Failure.unreadable
        } catch let error as any LocalizedMessage {
            Failure.report(error.message, file: path, language)
            throw Failure.unreadable
        }
    }
}
