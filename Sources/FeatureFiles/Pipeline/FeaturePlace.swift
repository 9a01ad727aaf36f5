public import GeoJSON
public import JSON
public import Support

/// Where a Feature stands, for messages about it.
public struct FeaturePlace: Sendable, Hashable {
    /// Its line in the file, counted from 1.
    public var line: Int
    /// Its column, counted from 1.
    public var column: Int
    /// Its index in the file, from 0: of the element of `features`, or of the record.
    public var index: Int
    /// Whether it is an element of `features`; otherwise it is a record or a whole file.
    public var isElement: Bool
    /// The identifier of the Feature; `nil` where it has none.
    public var id: Feature.Identifier?
    /// The foreign members of its collection, as far as they are known before the Features are read:
    /// those that the caller of the pipeline passes, or those of a collection that was read as a whole.
    public var collectionMembers = JSONObject()

    /// The pointer to the Feature in its document: `/features/7`, or the whole document.
    public var pointer: JSONPointer { isElement ? JSONPointer(["features", String(index)]) : JSONPointer() }
}

/// An error that a transform throws to name the faulty part of a Feature.
public struct FeatureFault: Error, LocalizedMessage, Sendable {
    /// The pointer from the Feature to the part.
    public var pointer: JSONPointer
    /// What is wrong, and what to do about it.
    public var message: Message

    /// Makes an error.
    public init(at pointer: JSONPointer, _ message: Message) {
        self.pointer = pointer
        self.message = message
    }
}

/// A Feature that could not be processed.
public struct FeatureFailure: Error, LocalizedMessage, Sendable {
    /// Which Feature; line and column are those of the part, where that is known.
    public var place: FeaturePlace
    /// The pointer from the document to the Feature or its faulty part.
    public var pointer: JSONPointer
    /// What is wrong, and what to do about it.
    public var message: Message
}

/// A report of a pipeline.
public enum FeatureReport: Sendable {
    /// Findings of the reader, in the order of the file.
    case findings([Diagnostic])
    /// A Feature that could not be processed.
    case failure(FeatureFailure)
    /// A note about a Feature that is kept.
    case note(FeatureNote, FeaturePlace)
    /// The names of members of the collection that are missing in the output.
    case lostMembers([String])
}
