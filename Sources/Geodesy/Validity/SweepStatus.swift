/// The segments that the sweep line cuts, from bottom to top.
///
/// A sorted list in chunks of at most `capacity`: searching is binary, and inserting moves the numbers of one chunk.
///
///     chunks   [3 7 1] [9 2 8 5] [4]
///
/// No chunk is empty unless it is the only one.
struct SweepStatus {
    private static let capacity = 512

    /// A place in the list; the one behind the last element is in the last chunk.
    struct Position {
        var chunk: Int
        var index: Int
    }

    private var chunks: [ContiguousArray<Int32>] = [[]]

    /// The first place whose segment is not below.
    ///
    /// - Parameter isBelow: true for a prefix of the list.
    /// - Complexity: O(log *n*).
    @inline(__always)
    func lowerBound(where isBelow: (Int32) -> Bool) -> Position {
        var low = 0
        var high = chunks.count - 1
        while low < high {
            let middle = (low + high) / 2
            if isBelow(chunks[middle][chunks[middle].count - 1]) { low = middle + 1 } else { high = middle }
        }
        var first = 0
        var end = chunks[low].count
        while first < end {
            let middle = (first + end) / 2
            if isBelow(chunks[low][middle]) { first = middle + 1 } else { end = middle }
        }
        return Position(chunk: low, index: first)
    }

    /// The segment at a place; `nil` behind the last one.
    @inline(__always)
    subscript(position: Position) -> Int32? {
        position.index < chunks[position.chunk].count ? chunks[position.chunk][position.index] : nil
    }

    /// The segment before a place.
    @inline(__always)
    func element(before position: Position) -> Int32? {
        if position.index > 0 { return chunks[position.chunk][position.index - 1] }
        return position.chunk > 0 ? chunks[position.chunk - 1].last : nil
    }

    /// The place after another one, which is not the last.
    @inline(__always)
    func position(after position: Position) -> Position {
        let isLast = position.index + 1 == chunks[position.chunk].count && position.chunk + 1 < chunks.count
        return isLast
            ? Position(chunk: position.chunk + 1, index: 0)
            : Position(chunk: position.chunk, index: position.index + 1)
    }

    /// Puts another segment in the place of one.
    @inline(__always)
    mutating func replace(at position: Position, with segment: Int32) {
        chunks[position.chunk][position.index] = segment
    }

    /// Removes a segment. Places after it are no longer what they were; the place itself is that of the next one.
    mutating func remove(at position: inout Position) {
        chunks[position.chunk].remove(at: position.index)
        if chunks[position.chunk].isEmpty, chunks.count > 1 {
            chunks.remove(at: position.chunk)
            position.index = 0
            if position.chunk == chunks.count {
                position.chunk -= 1
                position.index = chunks[position.chunk].count
            }
        } else if position.index == chunks[position.chunk].count, position.chunk + 1 < chunks.count {
            position = Position(chunk: position.chunk + 1, index: 0)
        }
    }

    /// Inserts a segment before a place. Other places are no longer what they were.
    ///
    /// - Complexity: O(`capacity` + *n* / `capacity`).
    mutating func insert(_ segment: Int32, at position: Position) {
        chunks[position.chunk].insert(segment, at: position.index)
        guard chunks[position.chunk].count > Self.capacity else { return }
        let half = ContiguousArray(chunks[position.chunk][(Self.capacity / 2)...])
        chunks[position.chunk].removeSubrange((Self.capacity / 2)...)
        chunks.insert(half, at: position.chunk + 1)
    }

    /// Removes a segment wherever it is.
    ///
    /// - Complexity: O(*n*).
    mutating func remove(_ segment: Int32) {
        for chunk in chunks.indices {
            guard let index = chunks[chunk].firstIndex(of: segment) else { continue }
            var position = Position(chunk: chunk, index: index)
            remove(at: &position)
            return
        }
    }

    /// Calls `body` with all segments, from bottom to top.
    func forEach(_ body: (Int32) -> Void) {
        for chunk in chunks { for segment in chunk { body(segment) } }
    }
}
