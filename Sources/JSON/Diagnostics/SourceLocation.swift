/// A range of a file.
///
/// Columns count Unicode scalars (code points), as SARIF's `unicodeCodePoints` does: a tab is one, a Cyrillic letter is
/// one, and a byte that is not UTF-8 counts as one unless it looks like a continuation byte.
public struct SourceLocation: Sendable, Hashable {
    /// The bytes, counted from the file's first.
    public var byteRange: Range<Int>
    /// The line in which it starts, from 1. Lines end with LF, CR LF or CR.
    public var line: Int
    /// The column in which it starts, from 1.
    public var column: Int

    /// Makes a location.
    public init(byteRange: Range<Int>, line: Int, column: Int) {
        self.byteRange = byteRange
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    /// Whether the first starts earlier in the file, or at the same place and ends earlier.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.byteRange.lowerBound, left.byteRange.upperBound)
            < (right.byteRange.lowerBound, right.byteRange.upperBound)
    }
}
