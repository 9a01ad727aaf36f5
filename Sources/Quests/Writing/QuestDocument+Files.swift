public import GeoJSON
import Support

extension QuestDocument {
    /// Reads a quest from a file (`-` for standard input).
    ///
    ///     var document = try QuestDocument(path: "quest.geojson")
    ///     document.quest = try document.quest.with(tasks: harder(document.quest.tasks))
    ///     try document.save(to: "harder.geojson")
    ///
    /// - Throws: `QuestWritingError` where the file cannot be read or has errors.
    public init(path: String, options: GeoJSONReader.Options = .init()) throws(QuestWritingError) {
        let bytes: [UInt8]
        do throws(FileError) { bytes = try InputFile.bytes(of: path) } catch { throw .file(error) }
        try self.init(bytes, options: options)
        self.path = path
    }

    /// Writes the text with what was changed to a file, whole or not at all; see `OutputFile`. The document is that of this file
    /// from then on, and may be changed and saved again.
    ///
    /// - Throws: `QuestWritingError`; an older file under that name is then as it was. The file that the document comes from is
    ///   refused where somebody else has changed it meanwhile.
    public mutating func save(to path: String) throws(QuestWritingError) {
        let text = try text()
        guard path != self.path || holdsText(path) else { throw .changedMeanwhile(path: path) }
        do throws(FileError) { try OutputFile.write(text, to: path) } catch { throw .file(error) }
        let quest = quest
        self = try QuestDocument(text, options: options)
        self.quest = quest
        self.path = path
    }

    /// Whether a file is as the document knows it, or gone.
    private func holdsText(_ path: String) -> Bool {
        guard path != "-" else { return true }
        do throws(FileError) { return try InputFile.bytes(of: path) == bytes } catch { return true }
    }
}
