public import GeoJSON
public import JSON
import Support

/// A quest together with the text that its author wrote.
///
///     var document = try QuestDocument(bytes)
///     document.quest = try document.quest.with(tasks: harder(document.quest.tasks))
///     let text = try document.text()
///
/// What is written differs from the author's text only where tasks were changed: the order of members, the digits of numbers,
/// blank space, line ends, and all that the engine has no use for stay byte for byte. With an unchanged quest the text is the same.
/// A task is the same one as before where it has the same identifier. Where a task that has none in the file changes its
/// number, its identifier is written down, so that ride logs still mean the same task.
///
/// What is read again is the quest in memory, or `text()` throws and says what cannot be written: settings, zones and closures
/// that were changed, a riders' edition, and values that no file gives, such as a blank name.
public struct QuestDocument: Sendable {
    /// The quest, to be changed; with `Quest.with(tasks:)`.
    public var quest: Quest
    /// The quest as the text gives it.
    public let original: Quest
    /// The author's text, or the one that was saved since.
    public let bytes: [UInt8]
    /// What reading found; no errors.
    public let diagnostics: [Diagnostic]
    /// The file that holds the text; `nil` for one from elsewhere.
    var path: String?
    /// How the text is read.
    let options: GeoJSONReader.Options

    /// Reads a quest, as `Quest.read(_:)` does.
    ///
    /// - Throws: `QuestWritingError.unreadable` with all diagnostics where any of them is an error.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ bytes: [UInt8], options: GeoJSONReader.Options = .init()) throws(QuestWritingError) {
        let reading = Quest.read(bytes, judgedBy: Linter(rules: [], options: options))
        guard let quest = reading.quest else { throw .unreadable(reading.diagnostics) }
        self.quest = quest
        self.bytes = bytes
        self.options = options
        original = quest
        diagnostics = reading.diagnostics
    }

    /// The text with what was changed.
    ///
    /// - Throws: `QuestWritingError` where reading it would not give the quest in memory.
    /// - Complexity: O(*n*) in the length of the text.
    public func text() throws(QuestWritingError) -> [UInt8] {
        let change = QuestChange(from: original, to: quest)
        try change.requireWritable()
        guard change.changesTasks else { return bytes }
        guard let writer = QuestTextWriter(self) else { throw .unreadable(diagnostics) }
        let text = QuestTextWriter.boxed(writer.text(), like: bytes, options)
        try requireSame(text)
        return text
    }

    /// Reads the text again: what is written must be what is in memory.
    private func requireSame(_ text: [UInt8]) throws(QuestWritingError) {
        let reading = Quest.read(text, judgedBy: Linter(rules: [], options: options))
        guard let read = reading.quest else { throw .unreadable(reading.diagnostics) }
        let change = QuestChange(from: read, to: quest)
        try change.requireWritable(isReadAgain: true)
        if let task = change.firstChangedTask { throw .notWritable(task.id, members: change.members(of: task)) }
    }

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
