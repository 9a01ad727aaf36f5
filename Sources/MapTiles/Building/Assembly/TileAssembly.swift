/// Puts the records of one tile together.
struct TileAssembly {
    private(set) var records: [(key: UInt64, payload: ArraySlice<UInt8>)]

    /// - Parameter records: in the order of their keys.
    init(_ records: [(key: UInt64, payload: ArraySlice<UInt8>)]) { self.records = records }

    /// The tile; its features are in the order of the records.
    func tile(zoom: Int) -> VectorTile {
        var layers: [TileLayer] = []
        var start = 0
        while start < records.count {
            var end = start
            let place = records[start].key >> 19
            while end < records.count, records[end].key >> 19 == place { end += 1 }
            if let layer = TileRecord.layer(ofKey: records[start].key) {
                let features = features(start..<end, zoom)
                if !features.isEmpty { layers.append(TileLayer(name: layer.name, features: features)) }
            }
            start = end
        }
        return VectorTile(layers: layers)
    }

    private func features(_ range: Range<Int>, _ zoom: Int) -> [TileFeature] {
        var features: [TileFeature] = []
        /// Lines of equal attributes and rank, by these.
        var groups: [ArraySlice<UInt8>: Int] = [:]
        var lines: [(attributes: ArraySlice<UInt8>, lines: [[TilePoint]], isReversible: Bool, place: Int)] = []
        var rank = UInt64.max
        for index in range {
            let record = TileRecord(reading: records[index].payload)
            if records[index].key != rank {
                groups.removeAll(keepingCapacity: true)
                rank = records[index].key
            }
            guard case .lines(let parts) = record.geometry else {
                features.append(
                    TileFeature(
                        id: nil, attributes: AttributeBytes.read(record.attributes), geometry: record.geometry))
                continue
            }
            if let group = groups[record.attributes] {
                lines[group].lines += parts
            } else {
                groups[record.attributes] = lines.count
                lines.append((record.attributes, parts, record.isReversible, features.count))
                features.append(TileFeature(id: nil, attributes: [], geometry: .lines([])))
            }
        }
        for group in lines {
            var joined = LineJoining.joined(group.lines, mayReverse: group.isReversible)
            if zoom < Self.simplifiedBelow {
                joined = joined.filter { Self.isSeen($0) }.map { TileLineSimplification.simplified($0) }
            }
            features[group.place] = TileFeature(
                id: nil, attributes: AttributeBytes.read(group.attributes), geometry: .lines(joined))
        }
        return features.filter {
            if case .lines(let lines) = $0.geometry { !lines.isEmpty } else { true }
        }
    }

    /// Below this zoom joined lines lose the points where they were joined.
    private static let simplifiedBelow = 12

    /// Whether a line is a quarter of a pixel wide or high.
    private static func isSeen(_ line: [TilePoint]) -> Bool {
        guard let first = line.first else { return false }
        return line.contains { abs($0.x - first.x) >= 4 || abs($0.y - first.y) >= 4 }
    }
}

/// Takes points out of a joined line that are less than half a pixel off it.
enum TileLineSimplification {
    private static let tolerance = 8.0

    static func simplified(_ line: [TilePoint]) -> [TilePoint] {
        guard line.count > 2 else { return line }
        var isKept = [Bool](repeating: false, count: line.count)
        isKept[0] = true
        isKept[line.count - 1] = true
        var stack = [(0, line.count - 1)]
        while let (first, last) = stack.popLast() {
            guard last - first > 1 else { continue }
            var (farthest, found) = (tolerance * tolerance, -1)
            for index in first + 1..<last {
                let distance = squaredDistance(line[index], line[first], line[last])
                if distance > farthest { (farthest, found) = (distance, index) }
            }
            guard found >= 0 else { continue }
            isKept[found] = true
            stack.append((first, found))
            stack.append((found, last))
        }
        return line.indices.filter { isKept[$0] }.map { line[$0] }
    }

    private static func squaredDistance(_ point: TilePoint, _ from: TilePoint, _ to: TilePoint) -> Double {
        PathSimplification.squaredDistance(
            Double(point.x - from.x), Double(point.y - from.y),
            toSegment: (Double(to.x - from.x), Double(to.y - from.y)))
    }
}
