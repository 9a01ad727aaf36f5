import RoadMap

extension MapImageWriter {
    /// Sets the sections with a value an edge.
    ///
    /// - Parameter values: the attributes that edges have at some time.
    /// - Returns: the numbers that attributes have got.
    mutating func set(
        _ edges: ContiguousArray<RoadNetworkBuilder.Edge>, values: Set<UInt64>
    ) -> [UInt64: UInt64] {
        set(.edgeEnds, numbers: edges.flatMap { [UInt64($0.first), UInt64($0.last)] })
        set(.edgeLengths, numbers: edges.map { UInt64($0.lengthMillimetres) })
        set(.edgeNames, numbers: edges.map { UInt64($0.name) })
        set(.edgeWays, numbers: edges.map { UInt64(bitPattern: $0.way << 1 ^ $0.way >> 63) })
        let values = ContiguousArray(values.sorted())
        let number = Dictionary(uniqueKeysWithValues: zip(values, (0 as UInt64)...))
        set(.attributeValues, values)
        set(.edgeAttributes, numbers: edges.map { number[$0.attributes.bits] ?? 0 })
        return number
    }

    /// Sets the geometry of edges, whose nodes stand at `places`.
    mutating func setShapes(
        of edges: ContiguousArray<RoadNetworkBuilder.Edge>, inner: ContiguousArray<FixedCoordinate>,
        _ places: ContiguousArray<FixedCoordinate>
    ) {
        var shapes = ShapeWriter()
        for edge in edges {
            shapes.append(
                inner[edge.shapeStart..<edge.shapeEnd], from: places[Int(edge.first)], to: places[Int(edge.last)])
        }
        shapes.finish()
        set(.shapeStarts, shapes.starts)
        set(.shapeBytes, shapes.bytes)
    }
}
