public import GeoJSON
public import Support

/// The result of transforming a Feature.
public indirect enum FeatureChange: Sendable {
    /// The Feature is copied byte for byte.
    case keep
    /// The geometry is replaced; all else is copied, and boxes are recomputed.
    case geometry(Geometry?)
    /// Another Feature replaces it; equal parts are copied.
    case feature(Feature)
    /// None, one or several newly written Features replace it.
    case features([Feature])
    /// One of these changes, with a note about the Feature.
    case noting([FeatureNote], FeatureChange)
    /// One of these changes, with the name of the output file; see `FeaturePipeline.Run.take`.
    case sent(to: String, FeatureChange)

    /// The Feature is removed.
    public static let drop = FeatureChange.features([])
}

/// A note about a Feature that is kept.
public struct FeatureNote: Sendable, Hashable {
    /// The message.
    public var message: Message
    /// Whether it is an error.
    public var isError: Bool

    /// Makes a note.
    public init(_ message: Message, isError: Bool = false) {
        self.message = message
        self.isError = isError
    }
}

extension FeatureChange {
    /// The change itself, its notes, and the name of its file.
    var parts: (change: FeatureChange, notes: [FeatureNote], file: String?) {
        switch self {
        case .noting(let notes, let inner):
            let parts = inner.parts
            return (parts.change, notes + parts.notes, parts.file)
        case .sent(let file, let inner):
            let parts = inner.parts
            return (parts.change, parts.notes, file)
        default: return (self, [], nil)
        }
    }
}
