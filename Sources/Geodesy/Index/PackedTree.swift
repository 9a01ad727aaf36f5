/// The shape of a packed R-tree: which boxes of which level are below which, as arithmetic on numbers.
///
/// Leaves are numbered so that neighbours are near each other, along a Hilbert curve for example. `fanOut` neighbours share a
/// box, as many of these a larger one, up to one box around all. Only the boxes are stored, one level after another; those
/// of the leaves belong to the caller:
///
///     level 0   box b holds leaves b·fanOut ..< (b + 1)·fanOut
///     level 1   box b holds boxes  b·fanOut ..< (b + 1)·fanOut of level 0
///     …         until one box is left
///
/// Sources: Kamel and Faloutsos, *On packing R-trees* (1993) and *Hilbert R-tree: an improved R-tree using fractals* (1994).
@usableFromInline
package struct PackedTree: Sendable {
    /// How many leaves there are.
    @usableFromInline package let leafCount: Int
    /// How many children a box has; the last one of a level may have fewer.
    @usableFromInline package let fanOut: Int
    /// Where each level starts among the boxes, from the lowest; the last entry is the number of boxes.
    @usableFromInline package let levelStarts: [Int]

    /// Lays out the levels above so many leaves.
    package init(leafCount: Int, fanOut: Int) {
        self.leafCount = leafCount
        self.fanOut = fanOut
        var starts = [0]
        var count = leafCount
        while count > 1 || starts.count == 1 && count > 0 {
            count = (count + fanOut - 1) / fanOut
            starts.append((starts.last ?? 0) + count)
        }
        levelStarts = starts
    }

    /// The boxes of all levels over leaves with boxes of their own.
    ///
    /// - Parameter join: grows a box until it holds another one.
    /// - Complexity: O(*n*).
    @inlinable
    package static func boxes<Box>(
        over leaves: ContiguousArray<Box>, fanOut: Int, join: (inout Box, Box) -> Void
    ) -> ContiguousArray<Box> {
        var result: ContiguousArray<Box> = []
        var below = leaves
        while below.count > 1 || result.isEmpty && !below.isEmpty {
            var level: ContiguousArray<Box> = []
            for start in stride(from: 0, to: below.count, by: fanOut) {
                var box = below[start]
                for child in below[start..<min(start + fanOut, below.count)].dropFirst() { join(&box, child) }
                level.append(box)
            }
            result += level
            below = level
        }
        return result
    }

    /// Calls `body` with the leaves below all boxes that `enters` accepts on each level above them.
    ///
    /// - Parameter enters: whether the search continues below the box with a number in the array of all boxes.
    /// - Complexity: O(log *n* + *k*) for *k* leaves in ordinary data.
    @inlinable
    package func forEachLeaf(where enters: (Int) -> Bool, _ body: (Int) -> Void) {
        guard levelStarts.count > 1 else { return }
        var open = [(level: levelStarts.count - 2, number: 0)]
        while let (level, number) = open.popLast() {
            guard enters(levelStarts[level] + number) else { continue }
            let first = number * fanOut
            if level == 0 {
                for leaf in first..<min(first + fanOut, leafCount) { body(leaf) }
            } else {
                let count = levelStarts[level] - levelStarts[level - 1]
                for child in first..<min(first + fanOut, count) { open.append((level - 1, child)) }
            }
        }
    }
}
