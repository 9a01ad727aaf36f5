extension MapImageWriter {
    /// Sets the sections with a value an edge.
    mutating func set(_ edges: ContiguousArray<RoadNetworkBuilder.Edge>) {
        set(.edgeEnds, numbers: edges.flatMap { [UInt64($0.first), UInt64($0.last)] })
        set(.edgeLengths, numbers: edges.map { UInt64($0.lengthMillimetres) })
        set(.edgeNames, numbers: edges.map { UInt64($0.name) })
        set(.edgeWays, numbers: edges.map { UInt64(bitPattern: $0.way << 1 ^ $0.way >> 63) })
        let values = ContiguousArray(Set(edges.lazy.map(\.attributes.bits)).sorted())
        let number = Dictionary(uniqueKeysWithValues: zip(values, (0 as UInt64)...))
        set(.attributeValues, values)
        set(.edgeAttributes, numbers: edges.map { number[$0.attributes.bits] ?? 0 })
    }

    /// Sets the geometry of edges, whose nodes stand at `places`.
    mutating func setShapes(
        of edges: ContiguousArray<RoadNetworkBuilder.Edge>, inner: ContiguousArray<FixedCoordinate>,
        _ places: ContiguousArray<FixedCoordinate>
    ) {
        var starts: ContiguousArray<UInt32> = []
        var bytes: ContiguousArray<UInt8> = []
        var record: ContiguousArray<UInt8> = []
        for (number, edge) in edges.enumerated() {
            if number % EdgeShapes.groupLength == 0 { starts.append(UInt32(bytes.count)) }
            record.removeAll(keepingCapacity: true)
            var previous = places[Int(edge.first)]
            for place in inner[edge.shapeStart..<edge.shapeEnd] {
                VarintWriter.append(VarintWriter.zigzag(place.longitude &- previous.longitude), to: &record)
                VarintWriter.append(VarintWriter.zigzag(place.latitude &- previous.latitude), to: &record)
                previous = place
            }
            VarintWriter.append(UInt32(record.count), to: &bytes)
            bytes += record
        }
        starts.append(UInt32(bytes.count))
        set(.shapeStarts, starts)
        set(.shapeBytes, bytes)
    }
}
