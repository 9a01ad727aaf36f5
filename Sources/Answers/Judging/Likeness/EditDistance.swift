/// The number of typing errors between two words.
///
/// The distance is that of optimal string alignment: insertions, deletions, substitutions and transpositions of
/// neighbours, each of which costs 1, no stretch of text edited twice (Damerau, *A technique for computer detection and
/// correction of spelling errors*, 1964; the restriction in Boytsov, *Indexing methods for approximate dictionary
/// searching*, 2011, section 2.2.2). Only a band of the table is filled in, as wide as the limit allows (Ukkonen,
/// *Algorithms for approximate string matching*, 1985).
package enum EditDistance {
    /// The distance; `nil` where it is above `limit`.
    /// - Complexity: O(*n* · *limit*).
    package static func between(_ first: ArraySlice<UInt32>, _ second: ArraySlice<UInt32>, limit: Int) -> Int? {
        var (left, right) = (first, second)
        while let a = left.first, let b = right.first, a == b {
            left.removeFirst()
            right.removeFirst()
        }
        while let a = left.last, let b = right.last, a == b {
            left.removeLast()
            right.removeLast()
        }
        guard abs(left.count - right.count) <= limit else { return nil }
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        guard limit > 0 else { return nil }
        return banded(left, right, limit)
    }

    /// Three rows of the table, of which only the columns within `limit` of the diagonal are filled in.
    ///
    ///     row i − 2   transposition
    ///     row i − 1   substitution │ deletion
    ///     row i          insertion ┘
    private static func banded(_ left: ArraySlice<UInt32>, _ right: ArraySlice<UInt32>, _ limit: Int) -> Int? {
        let beyond = limit + 1
        let width = right.count + 1
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows -> Int? in
            rows.initialize(repeating: beyond)
            for column in 0..<width { rows[column] = column }
            var (older, old, new) = (2 * width, 0, width)
            for i in 1...left.count {
                let low = max(1, i - limit)
                let high = min(right.count, i + limit)
                guard low <= high else { return nil }
                rows[new + low - 1] = low == 1 && i <= limit ? i : beyond
                // What begins with a deletion of everything so far ends with another error, so that its cell does not count.
                var smallest = beyond
                let a = left[left.startIndex + i - 1]
                for j in low...high {
                    let b = right[right.startIndex + j - 1]
                    var cost = min(rows[old + j - 1] + (a == b ? 0 : 1), rows[new + j - 1] + 1, rows[old + j] + 1)
                    if i > 1, j > 1, a == right[right.startIndex + j - 2], b == left[left.startIndex + i - 2] {
                        cost = min(cost, rows[older + j - 2] + 1)
                    }
                    rows[new + j] = min(cost, beyond)
                    smallest = min(smallest, rows[new + j])
                }
                guard smallest <= limit else { return nil }
                (older, old, new) = (old, new, older)
            }
            let distance = rows[old + right.count]
            return distance <= limit ? distance : nil
        }
    }
}
