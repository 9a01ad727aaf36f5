public import OpenStreetMap
public import RoadMap
import Support

/// Makes a map file out of an OpenStreetMap file.
///
///     let map = try MapBuilder(program: "questctl").build(from: OSMFileReader(path: "porto.osm.pbf"))
///     try OutputFile.write(map.bytes, to: "porto.vqmap")
///
/// A file is read twice: first the ways that a bicycle may use, and the relations that forbid turns, make routes or
/// squares of ways; then the nodes that these need, and what stands on them. It is read once before for its digest, which
/// takes hardly any time. Memory is bounded by what is kept, not by the file. What can be said of a block of the file
/// by itself is worked out on all cores, and put together in the order of the file.
///
/// Elements may stand in any order. Ways are cut where the file lacks a node, where a road leaps to a node far away, and
/// where a barrier lets no bicycle through.
public struct MapBuilder: Sendable {
    /// The program's name, written into the map.
    public var program: String
    /// Whether traffic keeps to the left there, as in Britain: then right turns cross it, and a lane on the left leads
    /// forward. `nil` to find out from the `driving_side` of countries in the file and a table of territories.
    public var drivesOnLeft: Bool?
    /// When the map is ridden, by the clocks of the place: what is closed at some times is open at others. `nil` for any
    /// time. With its offset from UTC and the area of the file's header, sunrise and sunset are known to the minute.
    public var time: LocalTime?
    /// Whether the map stores the order that searches by contraction hierarchy need, which takes three bytes a junction and
    /// as long as all else. A program that opens a map without it works it out each time.
    public var storesSearchOrder: Bool

    /// Whether the map keeps named places beside its streets, for `PlaceSearch`: some thirty bytes a place.
    public var keepsPlaces = true

    /// A finished map and the statistics of its import.
    public struct Result: Sendable {
        /// The map file's bytes.
        public var bytes: [UInt8]
        /// What was read, kept and skipped.
        public var summary: ImportSummary
    }

    /// What a build is doing.
    public enum Stage: Sendable, Hashable {
        /// The first reading.
        case ways
        /// The second reading.
        case nodes
        /// Putting the map together.
        case network
    }

    /// Prepares builds that name `program` as their maker.
    public init(program: String, drivesOnLeft: Bool? = nil, time: LocalTime? = nil, storesSearchOrder: Bool = true) {
        self.program = program
        self.drivesOnLeft = drivesOnLeft
        self.time = time
        self.storesSearchOrder = storesSearchOrder
    }

    /// Reads the file and builds the map.
    ///
    /// - Parameters:
    ///   - terrain: where heights are taken from; the map then knows heights.
    ///   - progress: called with the stage and the completed share of it, 0 to 1.
    /// - Throws: `OSMReadingError` where the file cannot be read (`FileError` where it vanishes meanwhile),
    ///   `MapBuildingError` where there is no road in it.
    public func build(
        from reader: OSMFileReader, terrain: Terrain? = nil,
        progress: ((Stage, Double) -> Void)? = nil
    ) throws -> Result {
        try build(from: [reader], terrain: terrain, progress: progress)
    }

    /// Reads files that may overlap, such as the extracts of neighbouring countries, and builds one map of all of them.
    ///
    /// Elements of the same id are one: as the newest file has them, by the time in its header; where a file has none, the newest
    /// version of each element counts. A place that the newest file does not have at all is taken from an older one, as a file does not
    /// tell what was deleted from what lies outside of its area. The order of the files makes no difference, and neither does where they were cut apart, as
    /// long as each way has all its nodes in one of them. Memory and time are those of one file with all their elements, and some
    /// twelve bytes for each way, relation and node with tags that is read, 28 with versions.
    ///
    /// - Parameters:
    ///   - terrain: where heights are taken from; the map then knows heights.
    ///   - progress: called with the stage and the completed share of it, 0 to 1.
    /// - Throws: as `build(from:terrain:progress:)` of one file.
    public func build(
        from readers: [OSMFileReader], terrain: Terrain? = nil,
        progress: ((Stage, Double) -> Void)? = nil
    ) throws -> Result {
        var summary = ImportSummary()
        let files = try SourceFiles(readers)
        let (network, sides) = try network(from: files, summary: &summary, progress)
        progress?(.network, 0.5)
        let metadata = MapMetadata(
            attribution: files.isInvented ? "an invented city" : "© OpenStreetMap contributors",
            timestamp: files.timestamp, source: files.name, sourceDigest: files.digest, program: program,
            drivingSide: sides.side(of: network), unkeptTimes: summary.unkeptTimes > 0 ? summary.unkeptTimes : nil,
            rideTime: time)
        let bytes = network.finish(
            metadata: metadata, withSearchOrder: storesSearchOrder, withObviousTurns: true, terrain: terrain)
        try summary.describe(RoadGraph(bytes: bytes))
        progress?(.network, 1)
        return Result(bytes: bytes, summary: summary)
    }

    /// Leaves out places of one file whose nodes have lost all tags in another that counts before it: a third reading, since the nodes
    /// without tags are too many to keep.
    private func dropUntagged(
        _ places: inout PlaceCollection, _ files: SourceFiles, _ revisions: OSMElementKinds
    ) throws {
        let ids = places.placeNodes
        guard !ids.isEmpty else { return }
        // Where versions do not count, nothing counts before it in the file that counts last.
        for (number, reader) in files.readers.enumerated()
        where files.needsRevisions || number < files.readers.count - 1 {
            try reader.read(parts: [.nodes, revisions], transform: { PlaceCollection.Untagged($0, among: ids) }) {
                places.drop($0, ofFile: number)
            }
        }
    }

    /// The sun is that of the area that the file says it covers.
    private func rideTime(_ header: OSMHeader) -> RideTime {
        var ride = RideTime(time, area: header.bounds)
        ride.dataDay = header.timestamp.map { Int(GregorianDays.split(seconds: $0).day) }
        return ride
    }

    func network(
        from files: SourceFiles, summary: inout ImportSummary, _ progress: ((Stage, Double) -> Void)?
    ) throws -> (RoadNetworkBuilder, DrivingSides) {
        func check(_ isRight: Bool, _ problem: MapBuildingError.Problem) throws {
            guard isRight else { throw MapBuildingError(fileName: files.paths, problem: problem) }
        }
        var ways = RideableWays()
        var bare = BareWays()
        var relations = KnownRelations()
        let time = rideTime(files.header)
        let isOne = files.readers.count == 1
        let revisions: OSMElementKinds = files.needsRevisions ? .revisions : []
        var known = KnownElements()
        var places = PlaceCollection()
        let keepsPlaces = keepsPlaces
        for (number, reader) in files.readers.enumerated() {
            let before = known
            var elements: [FileElements] = []
            try reader.read(
                parts: [.ways, .relations, revisions],
                progress: { progress?(.ways, (Double(number) + $0.fraction) / Double(files.readers.count)) },
                transform: {
                    (
                        WayExtraction($0, at: time, without: before.ways),
                        KnownRelations(in: $0, at: time, without: before.relations),
                        isOne ? nil : FileElements($0, beside: before),
                        keepsPlaces ? PlaceCandidates.ways(of: $0, without: before.ways) : [],
                        keepsPlaces ? PlaceRelation.all(in: $0, without: before.relations) : []
                    )
                }
            ) { block, found, all, named, areas in
                if let newer = all?.ways.newer, !newer.isEmpty {
                    ways.drop(newer)
                    bare.drop(newer)
                    places.drop(newer)
                    summary.waysRead -= newer.count
                }
                relations.drop(all?.relations.newer ?? [])
                ways.add(block, summary: &summary)
                bare.add(block.bare)
                relations.add(found)
                places.add(named)
                places.add(areas, without: all?.relations.newer ?? [])
                if let all { elements.append(all) }
            }
            known.add(elements)
            if !isOne, reader.header.timestamp == nil { summary.undatedFiles += 1 }
            for kind in elements.flatMap({ [$0.ways, $0.relations] }) {
                summary.differingElements += kind.differing
                summary.undecidedElements += kind.undecided
            }
        }
        known = KnownElements()
        for way in ways.unkept { summary.unkeptWays.add(way) }
        if !isOne {
            ways.sortByID(summary: &summary)
            relations.sortByID()
        }
        for relation in relations.unkept { summary.unkeptRelations.add(relation) }
        ways.add(relations.squares, from: bare, summary: &summary)
        ways.note(RouteRelation.routesOfWays(relations.routes), summary: &summary)
        places.settleAreas(from: bare)
        bare = BareWays()
        try check(ways.references.count < UInt32.max, .tooLarge)

        let numbering = NodeNumbering(ways.takeReferences())
        var nodes = NodePlaces(ids: numbering.ids)
        let ids = numbering.ids
        places.prepareNodes()
        let needed = places.neededNodes
        var taggedNodes = KnownElements.Table()
        for (number, reader) in files.readers.enumerated() {
            let before = number == 0 ? [] : nodes.places
            let knownNodes = taggedNodes
            let isLast = number == files.readers.count - 1
            var tagged: [KnownElements.Element] = []
            try reader.read(
                parts: [.nodes, revisions],
                progress: { progress?(.nodes, (Double(number) + $0.fraction) / Double(files.readers.count)) },
                transform: {
                    (
                        NodePlaces.Matches($0, among: ids, at: time),
                        keepsPlaces
                            ? PlaceCollection.Nodes($0, among: needed, without: knownNodes, notesTagged: !isLast) : nil
                    )
                }
            ) { matches, named in
                nodes.add(matches, beside: before, summary: &summary)
                if let named {
                    places.add(named, ofFile: number)
                    tagged += named.tagged
                }
            }
            taggedNodes.add(tagged)
        }
        if !isOne, keepsPlaces { try dropUntagged(&places, files, revisions) }
        // Only now, since damage to the file, which has the nodes fail, is the better reason.
        try check(summary.waysRead > 0, .noWays)
        try check(ways.count > 0, .noRoads)
        nodes.add(ways.places, numbers: numbering.numbers)
        summary.count(nodes.passages.values)
        for node in nodes.unkeptBarriers { summary.unkeptBarriers.add(node) }

        progress?(.network, 0)
        let sides = DrivingSides(
            stated: drivesOnLeft, countries: relations.countries, box: nodes.box)
        ways.settle(sides, numbers: numbering.numbers, places: nodes.places)
        let placed = PlacedWays(ways: ways, numbers: numbering.numbers, places: nodes.places)
        var network = WayCutting.network(
            of: placed, ids: numbering.ids, passages: nodes.passages, restrictions: relations.restrictions,
            sides: sides, summary: &summary)
        try check(network.edgeCount > 0, .noNodes)
        summary.places = places.add(to: &network)
        return (network, sides)
    }
}
