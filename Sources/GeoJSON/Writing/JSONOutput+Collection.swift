import JSON
import Support

extension JSONOutput {
    mutating func collection(_ collection: FeatureCollection) {
        open("{")
        key("type", isFirst: true)
        raw("\"FeatureCollection\"")
        bounds(collection.boundingBox)
        append(collection.foreignMembers, isFirst: false)
        key("features")
        open("[")
        features(collection.features)
        close("]", isEmpty: collection.features.isEmpty)
        close("}")
    }

    /// Writes a long list on all cores, a batch of parts at a time, so that little waits to be put in its place.
    private mutating func features(_ features: [Feature]) {
        guard features.count > OutputPart.size else {
            for (index, feature) in features.enumerated() {
                separate(index == 0)
                self.feature(feature)
            }
            return
        }
        let parts = (0..<OutputPart.batch).map { _ in OutputPart(options, level: level) }
        var done = 0
        func writeBatch(copyingTo places: [UnsafeMutablePointer<UInt8>]? = nil) {
            let first = done
            nonisolated(unsafe) let places = places
            Parallel.perform(parts.count) { number in
                if let places { parts[number].move(to: places[number]) }
                parts[number].write(features, from: first + number * OutputPart.size)
            }
            done += OutputPart.size * parts.count
        }

        writeBatch()
        if !hasSink {
            // Going by the first batch, there is room for all: each part goes straight to its place.
            let share = Double(done) / Double(features.count)
            let size = parts.reduce(0) { $0 + $1.count }
            gather(expecting: Int(min(Double(size) / share * 1.05, 0x1p40))) { memory in
                var used = 0
                while done < features.count {
                    let places = parts.map { part in
                        defer { used += part.count }
                        return used
                    }
                    guard used <= memory.count, let start = memory.baseAddress else { return places[0] }
                    writeBatch(copyingTo: places.map { start + $0 })
                }
                return used
            }
        }
        while true {
            for part in parts { part.hand(to: &self) }
            guard done < features.count else { break }
            writeBatch()
        }
    }
}

/// The text of some Features of a long list; used by one thread at a time.
private final class OutputPart: @unchecked Sendable {
    /// Features in a part.
    static let size = 512
    /// Parts written side by side.
    static let batch = 8

    private var output: JSONOutput

    package init(_ options: GeoJSONWriter.Options, level: Int) {
        output = JSONOutput(options, level: level)
    }

    var count: Int { output.count }

    func write(_ features: [Feature], from first: Int) {
        for index in first..<max(first, min(first + OutputPart.size, features.count)) {
            output.separate(index == 0)
            output.feature(features[index])
        }
    }

    func hand(to whole: inout JSONOutput) {
        output.handOver { whole.raw($0) }
    }

    func move(to place: UnsafeMutablePointer<UInt8>) {
        var place = place
        output.handOver { piece in
            guard let start = piece.baseAddress else { return }
            place.update(from: start, count: piece.count)
            place += piece.count
        }
    }
}
