/// What a reader lets through. The defaults are the strictest.
public struct JSONReadingOptions: Sendable, Hashable {
    /// Whether a UTF-8 byte-order mark at the start is skipped silently. Otherwise it is an error with a certain
    /// fix, because RFC 8259 section 8.1 forbids writing one and other readers stumble over it.
    public var allowsByteOrderMark = false
    /// How many brackets may be open at once, at most 512. Deeper nesting is an error.
    ///
    /// A thread with a stack of 512 KiB, as background threads have on Apple's systems, holds the reading, comparing,
    /// judging and writing of 512 levels in an optimised build and of 256 in another.
    public var depthLimit = 256
    /// How many findings are kept before the rest is only counted.
    public var diagnosticLimit = 10_000

    /// The strictest options.
    public init() {}

    package var boundedDepth: Int { min(max(depthLimit, 1), 512) }
}
