/// Puts rings together from ways.
///
/// At a node where more than two ways end, any two of them are put together: by the even-odd rule it makes no difference which.
///
/// - Complexity: linear in the number of nodes.
enum RingAssembly {
    /// A ring of node rows, the first not repeated.
    struct Ring: Sendable, Hashable {
        var rows: [Int32]
        /// Whether its first way is said to bound a hole.
        var isInner: Bool
    }

    /// The rings of some ways; `nil` where they do not close.
    static func rings(_ ways: [(rows: [Int32], isInner: Bool)]) -> [Ring]? {
        var rings: [Ring] = []
        var ends: [Int32: [Int]] = [:]
        var isUsed = [Bool](repeating: false, count: ways.count)
        for (number, way) in ways.enumerated() {
            guard way.rows.count > 1, let first = way.rows.first, let last = way.rows.last else {
                isUsed[number] = true
                continue
            }
            if first == last {
                rings.append(Ring(rows: Array(way.rows.dropLast()), isInner: way.isInner))
                isUsed[number] = true
            } else {
                ends[first, default: []].append(number)
                ends[last, default: []].append(number)
            }
        }
        guard ends.values.allSatisfy({ $0.count % 2 == 0 }) else { return nil }
        for number in ways.indices where !isUsed[number] {
            isUsed[number] = true
            var ring = ways[number].rows
            while let first = ring.first, let last = ring.last, first != last {
                var next: Int?
                // Each way is taken out of a node's list once, so that the walk is linear.
                while let candidate = ends[last]?.popLast() {
                    if !isUsed[candidate] {
                        next = candidate
                        break
                    }
                }
                guard let next else { return nil }
                isUsed[next] = true
                let rows = ways[next].rows
                if rows.first == last {
                    ring.append(contentsOf: rows.dropFirst())
                } else {
                    ring.append(contentsOf: rows.reversed().dropFirst())
                }
            }
            ring.removeLast()
            rings.append(Ring(rows: ring, isInner: ways[number].isInner))
        }
        return rings
    }
}
