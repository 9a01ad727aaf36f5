/// From the unpacked bytes of one data block to columns: a pure function, so that blocks can be decoded side by side.
///
/// Source: <https://wiki.openstreetmap.org/wiki/PBF_Format#Definition_of_OSMData_fileblock>.
struct PrimitiveBlock {
    private(set) var block = OSMBlock()
    private(set) var grid = CoordinateGrid()
    private var groups: [UnsafeRawBufferPointer] = []
    private var hasRevisions = false
    /// Milliseconds a step of times.
    private var dateGranularity: Int64 = 1000

    /// Decodes the kinds asked for. The columns of other kinds stay empty.
    static func decode(_ bytes: UnsafeRawBufferPointer, parts: OSMElementKinds) throws(OSMFileDamage) -> OSMBlock {
        var decoder = PrimitiveBlock()
        decoder.hasRevisions = parts.contains(.revisions)
        try decoder.readFrame(bytes)
        // Kind by kind, since the tags of each kind are together in the block, in any order of the groups.
        if parts.contains(.nodes) {
            decoder.block.nodes.tagStarts = [0]
            try decoder.eachField(of: 1) { (decoder, field) throws(OSMFileDamage) in try decoder.addNode(field) }
            try decoder.eachField(of: 2) { (decoder, field) throws(OSMFileDamage) in try decoder.addDenseNodes(field) }
        }
        decoder.block.ways.tagStarts = [UInt32(truncatingIfNeeded: decoder.block.tags.count)]
        if parts.contains(.ways) {
            try decoder.eachField(of: 3) { (decoder, field) throws(OSMFileDamage) in try decoder.addWay(field) }
        }
        decoder.block.relations.tagStarts = [UInt32(truncatingIfNeeded: decoder.block.tags.count)]
        if parts.contains(.relations) {
            try decoder.eachField(of: 4) { (decoder, field) throws(OSMFileDamage) in try decoder.addRelation(field) }
        }
        return decoder.block
    }

    /// The strings and the settings, which may be behind the groups that need them.
    private mutating func readFrame(_ bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) {
        var reader = WireReader(bytes)
        while let key = try reader.key() {
            switch key.field {
            case 1: try readStrings(reader.content(key))
            case 2: groups.append(try reader.content(key))
            case 17: grid.granularity = Int64(bitPattern: try reader.varint(key))
            case 18: dateGranularity = Int64(bitPattern: try reader.varint(key))
            case 19: grid.latitudeOffset = Int64(bitPattern: try reader.varint(key))
            case 20: grid.longitudeOffset = Int64(bitPattern: try reader.varint(key))
            default: try reader.skip(key)
            }
        }
    }

    private mutating func readStrings(_ bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) {
        var reader = WireReader(bytes)
        block.strings.reserve(bytes: bytes.count)
        while let key = try reader.key() {
            if key.field == 1 {
                block.strings.append(try reader.content(key))
            } else {
                try reader.skip(key)
            }
        }
    }

    private mutating func eachField(
        of number: UInt64, _ body: (inout PrimitiveBlock, UnsafeRawBufferPointer) throws(OSMFileDamage) -> Void
    ) throws(OSMFileDamage) {
        for group in groups {
            var reader = WireReader(group)
            while let key = try reader.key() {
                if key.field == number {
                    try body(&self, reader.content(key))
                } else {
                    try reader.skip(key)
                }
            }
        }
    }

    private mutating func addNode(_ bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) {
        var reader = WireReader(bytes)
        var tags = TagLists()
        var id: Int64?
        var place: (latitude: Int64?, longitude: Int64?) = (nil, nil)
        var information = UnsafeRawBufferPointer(start: nil, count: 0)
        while let key = try reader.key() {
            switch key.field {
            case 1: id = try reader.zigzag(key)
            case 2: tags.keys = try reader.content(key)
            case 3: tags.values = try reader.content(key)
            case 4 where hasRevisions: information = try reader.content(key)
            case 8: place.latitude = try reader.zigzag(key)
            case 9: place.longitude = try reader.zigzag(key)
            default: try reader.skip(key)
            }
        }
        guard let id, let latitude = place.latitude, let longitude = place.longitude else { throw .missingField }
        guard let latitude = grid.latitude(latitude), let longitude = grid.longitude(longitude) else {
            throw .nodeOutsideEarth(id: id)
        }
        block.nodes.ids.append(id)
        block.nodes.longitudes.append(longitude)
        block.nodes.latitudes.append(latitude)
        block.nodes.tagStarts.append(try addTags(tags))
        if hasRevisions { block.nodes.revisions.append(try revision(information)) }
    }

    private mutating func addDenseNodes(_ bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) {
        let nodes = try DenseNodes(decoding: bytes)
        let first = block.nodes.count
        try nodes.append(to: &block, grid: grid)
        guard hasRevisions else { return }
        try nodes.appendRevisions(to: &block.nodes, count: block.nodes.count - first, granularity: dateGranularity)
    }

    private mutating func addWay(_ bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) {
        var reader = WireReader(bytes)
        var tags = TagLists()
        var id: Int64?
        var latitudes = UnsafeRawBufferPointer(start: nil, count: 0)
        var (longitudes, information) = (latitudes, latitudes)
        while let key = try reader.key() {
            switch key.field {
            case 1: id = Int64(bitPattern: try reader.varint(key))
            case 2: tags.keys = try reader.content(key)
            case 3: tags.values = try reader.content(key)
            case 4 where hasRevisions: information = try reader.content(key)
            case 8: try Self.appendSums(of: reader.content(key), to: &block.ways.references)
            case 9: latitudes = try reader.content(key)
            case 10: longitudes = try reader.content(key)
            default: try reader.skip(key)
            }
        }
        guard let id else { throw .missingField }
        try addPlaces(latitudes, longitudes)
        block.ways.ids.append(id)
        block.ways.referenceStarts.append(UInt32(truncatingIfNeeded: block.ways.references.count))
        block.ways.tagStarts.append(try addTags(tags))
        if hasRevisions { block.ways.revisions.append(try revision(information)) }
    }

    /// Notes the places of the nodes of the way that was read last, where it says them.
    ///
    /// libosmium writes a node that it does not know as a place outside the earth.
    private mutating func addPlaces(
        _ latitudes: UnsafeRawBufferPointer, _ longitudes: UnsafeRawBufferPointer
    ) throws(OSMFileDamage) {
        if latitudes.isEmpty, longitudes.isEmpty {
            if !block.ways.longitudes.isEmpty { block.ways.fillPlaces() }
            return
        }
        let first = Int(block.ways.referenceStarts[block.ways.referenceStarts.count - 1])
        var latitudeReader = WireReader(latitudes)
        var longitudeReader = WireReader(longitudes)
        var latitude: Int64 = 0
        var longitude: Int64 = 0
        let missing = first - block.ways.longitudes.count
        block.ways.longitudes.append(contentsOf: repeatElement(OSMBlock.Ways.unknownPlace, count: missing))
        block.ways.latitudes.append(contentsOf: repeatElement(OSMBlock.Ways.unknownPlace, count: missing))
        for _ in first..<block.ways.references.count {
            guard !latitudeReader.isAtEnd, !longitudeReader.isAtEnd else { throw .unequalLists }
            latitude &+= try latitudeReader.zigzag()
            longitude &+= try longitudeReader.zigzag()
            let place = grid.latitude(latitude).flatMap { south in grid.longitude(longitude).map { ($0, south) } }
            block.ways.longitudes.append(place?.0 ?? OSMBlock.Ways.unknownPlace)
            block.ways.latitudes.append(place?.1 ?? OSMBlock.Ways.unknownPlace)
        }
        guard latitudeReader.isAtEnd, longitudeReader.isAtEnd else { throw .unequalLists }
    }

    private mutating func addRelation(_ bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) {
        var reader = WireReader(bytes)
        var tags = TagLists()
        var id: Int64?
        var members = MemberLists()
        var information = UnsafeRawBufferPointer(start: nil, count: 0)
        while let key = try reader.key() {
            switch key.field {
            case 1: id = Int64(bitPattern: try reader.varint(key))
            case 2: tags.keys = try reader.content(key)
            case 3: tags.values = try reader.content(key)
            case 4 where hasRevisions: information = try reader.content(key)
            case 8: members.roles = try reader.content(key)
            case 9: members.ids = try reader.content(key)
            case 10: members.kinds = try reader.content(key)
            default: try reader.skip(key)
            }
        }
        guard let id else { throw .missingField }
        block.relations.ids.append(id)
        try members.append(to: &block)
        block.relations.memberStarts.append(UInt32(truncatingIfNeeded: block.relations.members.count))
        block.relations.tagStarts.append(try addTags(tags))
        if hasRevisions { block.relations.revisions.append(try revision(information)) }
    }

    /// What an element's information says of its version; nothing where there is none.
    private func revision(_ bytes: UnsafeRawBufferPointer) throws(OSMFileDamage) -> ElementRevision {
        var reader = WireReader(bytes)
        var revision = ElementRevision()
        while let key = try reader.key() {
            switch key.field {
            case 1: revision.version = UInt32(clamping: Int64(bitPattern: try reader.varint(key)))
            case 2:
                let steps = Int64(bitPattern: try reader.varint(key))
                revision.timestamp = DenseNodes.seconds(steps, granularity: dateGranularity)
            default: try reader.skip(key)
            }
        }
        return revision
    }

    /// Appends the running sums of a list of differences.
    static func appendSums(
        of list: UnsafeRawBufferPointer, to column: inout ContiguousArray<Int64>
    ) throws(OSMFileDamage) {
        var reader = WireReader(list)
        var sum: Int64 = 0
        while !reader.isAtEnd {
            sum &+= try reader.zigzag()
            column.append(sum)
        }
    }

    private struct TagLists {
        var keys = UnsafeRawBufferPointer(start: nil, count: 0)
        var values = UnsafeRawBufferPointer(start: nil, count: 0)
    }

    /// Appends an element's tags and returns where they end.
    private mutating func addTags(_ lists: TagLists) throws(OSMFileDamage) -> UInt32 {
        let textCount = UInt64(block.strings.count)
        var keys = WireReader(lists.keys)
        var values = WireReader(lists.values)
        while !keys.isAtEnd, !values.isAtEnd {
            let key = try keys.varint()
            let value = try values.varint()
            guard key < textCount, value < textCount else { throw .missingText }
            block.tags.append(
                OSMBlock.Tag(key: UInt32(truncatingIfNeeded: key), value: UInt32(truncatingIfNeeded: value)))
        }
        guard keys.isAtEnd, values.isAtEnd else { throw .unequalLists }
        return UInt32(truncatingIfNeeded: block.tags.count)
    }
}

/// The three lists of a relation's members.
private struct MemberLists {
    var roles = UnsafeRawBufferPointer(start: nil, count: 0)
    var ids = UnsafeRawBufferPointer(start: nil, count: 0)
    var kinds = UnsafeRawBufferPointer(start: nil, count: 0)

    func append(to block: inout OSMBlock) throws(OSMFileDamage) {
        let textCount = UInt64(block.strings.count)
        var roles = WireReader(roles)
        var ids = WireReader(ids)
        var kinds = WireReader(kinds)
        var id: Int64 = 0
        while !roles.isAtEnd, !ids.isAtEnd, !kinds.isAtEnd {
            let role = try roles.varint()
            id &+= try ids.zigzag()
            guard role < textCount else { throw .missingText }
            guard let kind = OSMBlock.Member.Kind(rawValue: UInt8(clamping: try kinds.varint())) else {
                throw .unknownMemberKind
            }
            block.relations.members.append(
                OSMBlock.Member(id: id, role: UInt32(truncatingIfNeeded: role), kind: kind))
        }
        guard roles.isAtEnd, ids.isAtEnd, kinds.isAtEnd else { throw .unequalLists }
    }
}
