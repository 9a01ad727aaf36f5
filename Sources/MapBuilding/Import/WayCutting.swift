import BikeRouting
import Geodesy

/// Cuts ways at their junctions into the edges of a network.
enum WayCutting {
    static func network(
        of ways: RideableWays, places: NodePlaces, summary: inout ImportSummary
    ) -> RoadNetworkBuilder {
        // The number of each way's nodes among the places; nil where a node is missing.
        let numbers = ways.references.map { places.number(of: $0) }
        summary.missingNodes = numbers.count { $0 == nil }

        // A node is a junction if a way ends there or it is passed more than once.
        var passes = ContiguousArray<UInt8>(repeating: 0, count: places.count)
        var pieces: [(way: Int, range: Range<Int>)] = []
        for way in 0..<ways.count {
            for range in unbroken(numbers, ways.starts[way]..<ways.starts[way + 1]) {
                pieces.append((way, range))
                for index in range {
                    guard let number = numbers[index] else { continue }
                    let isEnd = index == range.lowerBound || index == range.upperBound - 1
                    passes[number] = min(passes[number] + (isEnd ? 2 : 1), 2)
                }
            }
        }

        var network = RoadNetworkBuilder()
        var junctions = ContiguousArray<Int>(repeating: -1, count: places.count)
        func junction(_ number: Int) -> Int {
            if junctions[number] < 0 { junctions[number] = network.addNode(places[number]) }
            return junctions[number]
        }
        for (way, range) in pieces {
            var start = range.lowerBound
            for index in range.dropFirst() {
                guard let number = numbers[index], passes[number] > 1, let first = numbers[start] else { continue }
                let inner = numbers[(start + 1)..<index].compactMap { $0.map { places[$0] } }
                let from = junction(first)
                let to = junction(number)
                network.addEdge(
                    from: from, to: to, inner: inner, attributes: ways.attributes[way], name: ways.names[way],
                    way: ways.ids[way])
                start = index
            }
        }
        return network
    }

    /// The stretches of at least two nodes in a row that are all known.
    private static func unbroken(_ numbers: [Int?], _ range: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = range.lowerBound
        for index in range {
            let isBroken = numbers[index] == nil
            if isBroken || index == range.upperBound - 1 {
                let end = isBroken ? index : index + 1
                if end - start > 1 { result.append(start..<end) }
                start = index + 1
            }
        }
        return result
    }
}
