/// Many nodes as lists of differences: the bulk of every PBF file.
///
/// Source: <https://wiki.openstreetmap.org/wiki/PBF_Format#Nodes>.
struct DenseNodes {
    private var ids = UnsafeRawBufferPointer(start: nil, count: 0)
    private var latitudes = UnsafeRawBufferPointer(start: nil, count: 0)
    private var longitudes = UnsafeRawBufferPointer(start: nil, count: 0)
    /// `key value key value 0` for each node, or nothing at all where no node has tags.
    private var keysAndValues = UnsafeRawBufferPointer(start: nil, count: 0)
    /// Versions, times and authors.
    private var information = UnsafeRawBufferPointer(start: nil, count: 0)

    package init(decoding bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) {
        var reader = WireReader(bytes)
        while let key = try reader.key() {
            switch key.field {
            case 1: ids = try reader.content(key)
            case 5: information = try reader.content(key)
            case 8: latitudes = try reader.content(key)
            case 9: longitudes = try reader.content(key)
            case 10: keysAndValues = try reader.content(key)
            default: try reader.skip(key)
            }
        }
    }

    func append(to block: inout OSMBlock, grid: CoordinateGrid) throws(OSMFileDamage) {
        let first = block.nodes.count
        try PrimitiveBlock.appendSums(of: ids, to: &block.nodes.ids)
        try appendPlaces(to: &block.nodes, first: first, grid: grid)
        if keysAndValues.isEmpty {
            let end = UInt32(truncatingIfNeeded: block.tags.count)
            block.nodes.tagStarts.append(contentsOf: repeatElement(end, count: block.nodes.count - first))
        } else {
            try appendTags(to: &block, count: block.nodes.count - first)
        }
    }

    /// Appends how new the nodes are; nothing is known of those that the lists do not reach.
    func appendRevisions(
        to nodes: inout OSMBlock.Nodes, count: Int, granularity: Int64
    ) throws(OSMFileDamage) {
        var reader = WireReader(information)
        var versions = WireReader(UnsafeRawBufferPointer(start: nil, count: 0))
        var times = versions
        while let key = try reader.key() {
            switch key.field {
            case 1: versions = WireReader(try reader.content(key))
            case 2: times = WireReader(try reader.content(key))
            default: try reader.skip(key)
            }
        }
        var steps: Int64 = 0
        for _ in 0..<count {
            var revision = ElementRevision()
            if !versions.isAtEnd { revision.version = UInt32(clamping: Int64(bitPattern: try versions.varint())) }
            if !times.isAtEnd {
                steps &+= try times.zigzag()
                revision.timestamp = Self.seconds(steps, granularity: granularity)
            }
            nodes.revisions.append(revision)
        }
        guard versions.isAtEnd, times.isAtEnd else { throw .unequalLists }
    }

    /// Seconds since 1970; 0, which is unknown, where the number is too large.
    static func seconds(_ steps: Int64, granularity: Int64) -> Int64 {
        let milliseconds = steps.multipliedReportingOverflow(by: granularity)
        return milliseconds.overflow ? 0 : milliseconds.partialValue / 1000
    }

    private func appendPlaces(
        to nodes: inout OSMBlock.Nodes, first: Int, grid: CoordinateGrid
    ) throws(OSMFileDamage) {
        var latitudeReader = WireReader(latitudes)
        var longitudeReader = WireReader(longitudes)
        var latitude: Int64 = 0
        var longitude: Int64 = 0
        let count = nodes.ids.count - first
        nodes.latitudes.reserveCapacity(nodes.ids.count)
        nodes.longitudes.reserveCapacity(nodes.ids.count)
        for row in 0..<count {
            guard !latitudeReader.isAtEnd, !longitudeReader.isAtEnd else { throw .unequalLists }
            latitude &+= try latitudeReader.zigzag()
            longitude &+= try longitudeReader.zigzag()
            guard let south = grid.latitude(latitude), let west = grid.longitude(longitude) else {
                throw .nodeOutsideEarth(id: nodes.ids[first + row])
            }
            nodes.latitudes.append(south)
            nodes.longitudes.append(west)
        }
        guard latitudeReader.isAtEnd, longitudeReader.isAtEnd else { throw .unequalLists }
    }

    private func appendTags(to block: inout OSMBlock, count: Int) throws(OSMFileDamage) {
        let textCount = UInt64(block.strings.count)
        var reader = WireReader(keysAndValues)
        for _ in 0..<count {
            while true {
                let key = try reader.varint()
                guard key != 0 else { break }
                let value = try reader.varint()
                guard key < textCount, value < textCount else { throw .missingText }
                block.tags.append(
                    OSMBlock.Tag(key: UInt32(truncatingIfNeeded: key), value: UInt32(truncatingIfNeeded: value)))
            }
            block.nodes.tagStarts.append(UInt32(truncatingIfNeeded: block.tags.count))
        }
        guard reader.isAtEnd else { throw .unequalLists }
    }
}

/// How a block turns its numbers into places: `10⁻⁹ · (offset + granularity · number)` degrees.
struct CoordinateGrid: Sendable {
    var granularity: Int64 = 100
    var latitudeOffset: Int64 = 0
    var longitudeOffset: Int64 = 0

    /// Latitude in 10⁻⁷ degrees; `nil` beyond the poles.
    @inline(__always)
    func latitude(_ number: Int64) -> Int32? {
        Self.place(number, granularity, latitudeOffset, limit: 900_000_000)
    }

    /// Longitude in 10⁻⁷ degrees; `nil` beyond ±180°.
    @inline(__always)
    func longitude(_ number: Int64) -> Int32? {
        Self.place(number, granularity, longitudeOffset, limit: 1_800_000_000)
    }

    @inline(__always)
    private static func place(_ number: Int64, _ granularity: Int64, _ offset: Int64, limit: Int64) -> Int32? {
        var value = number
        if granularity != 100 || offset != 0 {
            let (product, overflow) = granularity.multipliedReportingOverflow(by: number)
            let (billionths, secondOverflow) = product.addingReportingOverflow(offset)
            guard !overflow, !secondOverflow else { return nil }
            let (rest, hundred) = (billionths % 100, billionths / 100)
            value = hundred + (rest >= 50 ? 1 : rest <= -50 ? -1 : 0)
        }
        guard value >= -limit, value <= limit else { return nil }
        return Int32(truncatingIfNeeded: value)
    }
}
