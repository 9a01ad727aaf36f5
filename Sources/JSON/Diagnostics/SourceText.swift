/// Text of a file that findings are about: all of it, or a part with its place in the file.
///
/// Lines are shown from it, and places are looked up that findings do not have, such as their ends.
public struct SourceText: Sendable {
    /// The bytes of the part.
    package let bytes: [UInt8]
    /// Where the part begins in the file.
    package let origin: LineCounter.Place
    /// The place of every `step`th byte.
    private let marks: [LineCounter.Place]
    private static let step = 1 << 12

    /// All of a file.
    ///
    /// - Complexity: O(*n*).
    public init(_ bytes: [UInt8]) {
        self.init(bytes, at: LineCounter.Place())
    }

    /// A part of a file.
    package init(_ bytes: [UInt8], at origin: LineCounter.Place) {
        self.bytes = bytes
        self.origin = origin
        var marks = [origin]
        bytes.withUnsafeBufferPointer { buffer in
            for start in stride(from: Self.step, through: buffer.count, by: Self.step) {
                var place = marks[marks.count - 1]
                place.pass(UnsafeBufferPointer(rebasing: buffer[start - Self.step..<start]))
                marks.append(place)
            }
        }
        self.marks = marks
    }

    /// The offsets in the file of the part's bytes.
    package var range: Range<Int> { origin.offset..<origin.offset + bytes.count }

    /// The place of an offset in the file; `nil` where it is not in this part.
    ///
    /// - Complexity: O(1).
    package func place(of offset: Int) -> LineCounter.Place? {
        guard offset >= origin.offset, offset <= range.upperBound else { return nil }
        let index = offset - origin.offset
        var place = marks[index / Self.step]
        bytes.withUnsafeBufferPointer {
            place.pass(UnsafeBufferPointer(rebasing: $0[index / Self.step * Self.step..<index]))
        }
        return place
    }
}
