/// What the fast algorithms are compared with: the same, written down as it is defined.
enum SlowOracles {
    /// Optimal string alignment, the whole table.
    static func distance(_ first: [UInt32], _ second: [UInt32]) -> Int {
        var table = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
        for i in 0...first.count { table[i][0] = i }
        for j in 0...second.count { table[0][j] = j }
        for i in first.indices.map({ $0 + 1 }) {
            for j in second.indices.map({ $0 + 1 }) {
                let same = first[i - 1] == second[j - 1]
                var cost = min(table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (same ? 0 : 1))
                if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
                    cost = min(cost, table[i - 2][j - 2] + 1)
                }
                table[i][j] = cost
            }
        }
        return table[first.count][second.count]
    }

    /// A pattern of `*`, `?` and letters, by trying everything.
    static func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == "*" {
            return (text.startIndex...text.endIndex).contains { matches(pattern.dropFirst(), text[$0...]) }
        }
        guard let letter = text.first, first == "?" || first == letter else { return false }
        return matches(pattern.dropFirst(), text.dropFirst())
    }
}
