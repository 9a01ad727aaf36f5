/// The longest run of numbers that do not go back, not all of which need to follow one another directly.
package enum LongestRun {
    /// Where its numbers stand.
    ///
    /// Source: C. Schensted, Longest increasing and decreasing subsequences, Canadian Journal of Mathematics 13, 1961.
    /// - Complexity: O(*n* log *n*).
    package static func indices(of numbers: [Double]) -> [Int] {
        // For each length so far, the run that ends with the least number; each number stores its predecessor.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: numbers.count)
        for place in numbers.indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] <= numbers[place] { low = middle + 1 } else { high = middle }
            }
            before[place] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        var run: [Int] = []
        var place = ends.last
        while let found = place {
            run.append(found)
            place = before[found]
        }
        return run.reversed()
    }
}
