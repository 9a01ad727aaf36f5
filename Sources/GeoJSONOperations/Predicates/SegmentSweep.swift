/// Finds the pairs of segments of two lists whose boxes meet, by a sweep from west to east.
enum SegmentSweep {
    /// Calls `body` with the indices of each pair until it returns false.
    ///
    /// - Complexity: O((*n* + *m*) log (*n* + *m*) + *k*), *k* the number of pairs that overlap in longitude.
    static func forEachPair(_ one: [PlanarSegment], _ other: [PlanarSegment], _ body: (Int, Int) -> Bool) {
        let first = one.indices.sorted { one[$0].west < one[$1].west }
        let second = other.indices.sorted { other[$0].west < other[$1].west }
        var (nextFirst, nextSecond) = (0, 0)
        var openFirst: [Int] = []
        var openSecond: [Int] = []
        while nextFirst < first.count || nextSecond < second.count {
            let takesFirst =
                nextSecond >= second.count
                || nextFirst < first.count && one[first[nextFirst]].west <= other[second[nextSecond]].west
            if takesFirst {
                let index = first[nextFirst]
                nextFirst += 1
                let segment = one[index]
                openSecond.removeAll { other[$0].east < segment.west }
                for candidate in openSecond where meet(segment, other[candidate]) {
                    guard body(index, candidate) else { return }
                }
                openFirst.append(index)
            } else {
                let index = second[nextSecond]
                nextSecond += 1
                let segment = other[index]
                openFirst.removeAll { one[$0].east < segment.west }
                for candidate in openFirst where meet(one[candidate], segment) {
                    guard body(candidate, index) else { return }
                }
                openSecond.append(index)
            }
        }
    }

    private static func meet(_ one: PlanarSegment, _ other: PlanarSegment) -> Bool {
        one.south <= other.north && other.south <= one.north
    }
}
