/// Which part of a long text some bytes are: its first ones and, behind a gap, further ones.
///
///     text    [ head ]·······released·····[ rest ]
///     bytes   [ head ][ rest ]
///
/// Either may be empty; without a head it is a window that slides over the text.
package struct TextWindow {
    /// How many bytes of the head there are.
    var head = 0
    /// The place in the text of the first byte behind the head.
    var origin = LineCounter.Place()

    /// Makes a window; by default one that shows the whole text.
    package init(head: Int = 0, origin: LineCounter.Place = LineCounter.Place()) {
        self.head = head
        self.origin = origin
    }

    /// The offsets in the text of a range of the bytes.
    func offsets(of range: Range<Int>) -> Range<Int> {
        let start = offset(of: range.lowerBound)
        return start..<(range.isEmpty ? start : max(start, offset(of: range.upperBound - 1) + 1))
    }

    private func offset(of position: Int) -> Int {
        position < head ? position : position - head + origin.offset
    }

    /// The place in the text of one of the bytes.
    package func place(of position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> LineCounter.Place {
        var counters = counters(of: bytes)
        let offset = offset(of: position)
        return position < head ? counters.head.place(of: offset) : counters.rest.place(of: offset)
    }

    func counters(of bytes: UnsafeBufferPointer<UInt8>) -> (head: LineCounter, rest: LineCounter) {
        let head = min(head, bytes.count)
        return (
            LineCounter(UnsafeBufferPointer(rebasing: bytes[..<head])),
            LineCounter(UnsafeBufferPointer(rebasing: bytes[head...]), origin: origin)
        )
    }
}
