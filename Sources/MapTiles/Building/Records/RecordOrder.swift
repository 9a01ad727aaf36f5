/// The order of keys: by counting bits from the lowest up, so that equal keys keep theirs.
enum RecordOrder {
    /// The rows of the keys, the least key first.
    ///
    /// - Complexity: linear; six passes at most.
    static func sorted(_ keys: [UInt64]) -> [Int] {
        let all = keys.reduce(0, |)
        let fixed = keys.reduce(UInt64.max, &)
        var rows = ContiguousArray(keys.indices.map { UInt32(truncatingIfNeeded: $0) })
        var next = rows
        let bits: UInt64 = 11
        let mask: UInt64 = 1 << bits - 1
        for shift in stride(from: UInt64(0), to: 64, by: 11) {
            // Where all keys have the same digit there is nothing to do.
            guard (all >> shift) & mask != (fixed >> shift) & mask else { continue }
            var places = [Int](repeating: 0, count: Int(mask) + 2)
            for key in keys { places[Int(key >> shift & mask) + 1] += 1 }
            for digit in 1..<places.count { places[digit] += places[digit - 1] }
            for row in rows {
                let digit = Int(keys[Int(row)] >> shift & mask)
                next[places[digit]] = row
                places[digit] += 1
            }
            swap(&rows, &next)
        }
        return rows.map { Int($0) }
    }
}
