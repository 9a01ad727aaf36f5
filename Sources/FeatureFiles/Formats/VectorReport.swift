public import JSON
public import Support

/// A report while a file is read or written.
public enum VectorReport: Sendable {
    /// A warning: something unexpected, or lost.
    case warning(Message)
    /// A feature that was left out.
    case failure(VectorFeatureFailure)
    /// Findings in a GeoJSON text.
    case findings([Diagnostic])
}

/// The result of reading or writing a file.
public struct VectorOutcome: Sendable, Hashable {
    /// How many features are in the output.
    public var written = 0
    /// How many were left out because of an error.
    public var skipped = 0
    /// How many different warnings GDAL gave, which may mean that something was lost, and layers that lack their columns.
    public var libraryWarnings = 0

    /// Whether features were left out, or GDAL warned.
    public var isIncomplete: Bool { skipped > 0 || libraryWarnings > 0 }

    /// The result before anything was read.
    public init(written: Int = 0, skipped: Int = 0) {
        self.written = written
        self.skipped = skipped
    }
}
