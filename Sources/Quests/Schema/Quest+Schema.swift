extension Quest {
    /// The JSON Schema (draft 2020-12) of quest files, version 1.
    ///
    /// Editors validate and complete a file with it. It covers members, types and ranges, but not what `read(_:)` finds by
    /// comparing members. Unknown members are allowed anywhere. As in reading, a number may be written as a text, and a blank text
    /// or `null` counts as an absent member.
    public static let schema = [schemaOfTasks, schemaOfScoring, schemaOfAnswers, schemaOfTexts].joined(separator: "\n")
}
