public import JSON
public import Support

/// Why a quest cannot be opened for writing, or its text not be written.
public enum QuestWritingError: Error, Sendable, Hashable {
    /// The text has errors, all of which are among these diagnostics.
    case unreadable([Diagnostic])
    /// Something besides tasks was changed.
    case notATask(Part)
    /// It is a riders' edition: its tasks are sealed as they are in the organiser's.
    case sealed
    /// Read again, these members of a task would not be what they are in memory.
    case notWritable(Quest.Task.ID, members: [String])
    /// Somebody else has changed the file since it was read.
    case changedMeanwhile(path: String)
    /// The file cannot be read or written.
    case file(FileError)

    /// A part of a quest that is not written.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        /// The member `quest`.
        case settings
        /// The zones.
        case zones
        /// The closures.
        case closures
    }
}
