public import Diagnostics
public import Languages

/// What there is to say while a file is read or written.
public enum VectorReport: Sendable {
    /// Something that is not as one might think, or is lost.
    case warning(LocalizedText)
    /// A feature that was left out.
    case failure(VectorFeatureFailure)
    /// Findings in a GeoJSON text.
    case findings([Diagnostic])
}

/// What came of reading or writing a file.
public struct VectorOutcome: Sendable, Hashable {
    /// How many features are in the output.
    public var written = 0
    /// How many were left out because of a fault.
    public var skipped = 0
    /// How many different warnings GDAL gave, which may mean that something was lost, and layers that lack their columns.
    public var libraryWarnings = 0

    /// Whether features were left out, or GDAL warned.
    public var isIncomplete: Bool { skipped > 0 || libraryWarnings > 0 }

    /// Nothing so far.
    public init(written: Int = 0, skipped: Int = 0) {
        self.written = written
        self.skipped = skipped
    }
}
