/// A folder or pattern in which there is no file to work on.
public struct FileNamesError: Error, Sendable, Hashable, LocalizedMessage {
    /// The argument, as it was given.
    public var argument: String
    /// Whether it is a folder, otherwise a pattern.
    public var isFolder: Bool

    /// Notes the argument and what it is.
    public init(argument: String, isFolder: Bool) {
        self.argument = argument
        self.isFolder = isFolder
    }
}
