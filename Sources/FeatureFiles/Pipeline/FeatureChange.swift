public import GeoJSON
public import Languages

/// What becomes of a Feature on its way from one file to another.
public indirect enum FeatureChange: Sendable {
    /// It is written as it stands in the file, byte for byte.
    case keep
    /// Its geometry is replaced; everything else is written as it stands, and boxes are computed anew.
    case geometry(Geometry?)
    /// Another Feature takes its place; what is equal in both is written as it stands.
    case feature(Feature)
    /// Other Features take its place, written anew: none, one or several.
    case features([Feature])
    /// One of these, and something to be said about the Feature.
    case noting([FeatureNote], FeatureChange)
    /// One of these, and the name of the file that it belongs to; see `FeaturePipeline.Run.take`.
    case sent(to: String, FeatureChange)

    /// It is left out.
    public static let drop = FeatureChange.features([])
}

/// Something to be said about a Feature that goes on.
public struct FeatureNote: Sendable, Hashable {
    /// What there is to say.
    public var message: LocalizedText
    /// Whether it is an error.
    public var isError: Bool

    /// Notes what there is to say.
    public init(_ message: LocalizedText, isError: Bool = false) {
        self.message = message
        self.isError = isError
    }
}

extension FeatureChange {
    /// The change itself, what is said about it, and where it goes.
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
