extension Quest {
    /// The JSON Schema (draft 2020-12) of quest files, version 1.
    ///
    /// Editors check and complete a file by it while it is written. It knows members, types and ranges; what `read(_:)` finds by
    /// comparing members with each other, it does not. Members it does not name are allowed anywhere. A number may be written as a
    /// text, and a blank text or `null` is as good as an absent member, as in reading.
    public static let schema = [schemaOfTasks, schemaOfScoring, schemaOfAnswers, schemaOfTexts].joined(separator: "\n")
}
