public import Diagnostics
public import GeoJSON
public import JSON
public import Languages

/// Where a Feature stands, for messages about it.
public struct FeaturePlace: Sendable, Hashable {
    /// Its line in the file, counted from 1.
    public var line: Int
    /// Its column, counted from 1.
    public var column: Int
    /// Which one of the file it is, counted from 0: the element of `features`, or the record.
    public var index: Int
    /// Whether it is an element of `features`; otherwise a record, or all of a file.
    public var isElement: Bool
    /// The identifier of the Feature; `nil` where it has none.
    public var id: Feature.Identifier?
    /// The members of the collection around it that the RFC does not define, as far as they are known before its Features are read:
    /// those that the caller of the pipeline says, or those of a collection that was read whole.
    public var collectionMembers = JSONObject()

    /// The Feature's value in its document: `/features/7`, or the whole of it.
    public var pointer: JSONPointer { isElement ? JSONPointer(["features", String(index)]) : JSONPointer() }
}

/// A fault in a part of a Feature, which a transform throws to say where.
public struct FeatureFault: Error, LocalizedMessage, Sendable {
    /// The way from the Feature to the part.
    public var pointer: JSONPointer
    /// What stands in the way, and what to do about it.
    public var message: LocalizedText

    /// Notes a fault.
    public init(at pointer: JSONPointer, _ message: LocalizedText) {
        self.pointer = pointer
        self.message = message
    }
}

/// A Feature that an operation could not be carried out on.
public struct FeatureFailure: Error, LocalizedMessage, Sendable {
    /// Which Feature; line and column are those of the part, where that is known.
    public var place: FeaturePlace
    /// The way from the document to the Feature, or to the part of it that is meant.
    public var pointer: JSONPointer
    /// What stood in the way, and what to do about it.
    public var message: LocalizedText
}

/// What a pipeline has to say on its way.
public enum FeatureReport: Sendable {
    /// What the reader found, in the order of the file.
    case findings([Diagnostic])
    /// A Feature that could not be processed.
    case failure(FeatureFailure)
    /// Something about a Feature that goes on.
    case note(FeatureNote, FeaturePlace)
    /// Members of the collection, beside its Features, that are not in the output.
    case lostMembers([String])
}
