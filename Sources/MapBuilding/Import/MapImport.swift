import OpenStreetMap
import RoadMap
import Support

/// The two readings of a build, and what is kept between them.
///
///     ways, relations ──► RideableWays ──► NodeNumbering ──► nodes ──► WayCutting ──► network
struct MapImport {
    private var summary = ImportSummary()
    private let files: SourceFiles
    private let time: RideTime
    private let keepsPlaces: Bool
    private let progress: ((MapBuilder.Stage, Double) -> Void)?
    private var ways = RideableWays()
    private var bare = BareWays()
    private var relations = KnownRelations()
    private var places = PlaceCollection()

    /// Reads files, and makes the network of them.
    ///
    /// - Parameters:
    ///   - time: when the map is ridden; `nil` for any time.
    ///   - keepsPlaces: whether the map keeps named places.
    ///   - drivesOnLeft: whether traffic keeps to the left; `nil` to find out.
    ///   - progress: called with the stage and the completed share of it, 0 to 1.
    /// - Returns: the network, and on which side traffic keeps in it.
    static func run(
        on files: SourceFiles, at time: LocalTime? = nil, keepsPlaces: Bool = true, drivesOnLeft: Bool? = nil,
        summary: inout ImportSummary, _ progress: ((MapBuilder.Stage, Double) -> Void)? = nil
    ) throws -> (network: RoadNetworkBuilder, sides: DrivingSides) {
        var reading = MapImport(files, at: time, keepsPlaces: keepsPlaces, progress)
        let result = try reading.network(drivesOnLeft: drivesOnLeft)
        summary = reading.summary
        return result
    }

    private init(
        _ files: SourceFiles, at time: LocalTime?, keepsPlaces: Bool,
        _ progress: ((MapBuilder.Stage, Double) -> Void)?
    ) {
        self.files = files
        // The sun is that of the area that the file says it covers.
        var rideTime = RideTime(time, area: files.header.bounds)
        rideTime.dataDay = files.header.timestamp.map { Int(GregorianDays.split(seconds: $0).day) }
        self.time = rideTime
        self.keepsPlaces = keepsPlaces
        self.progress = progress
    }

    private mutating func network(
        drivesOnLeft: Bool?
    ) throws -> (network: RoadNetworkBuilder, sides: DrivingSides) {
        try readWays()
        settleWays()
        try check(ways.references.count < UInt32.max, .tooLarge)
        let numbering = NodeNumbering(ways.takeReferences())
        var nodes = try readNodes(numbering.ids)
        if !isOneFile, keepsPlaces { try dropUntaggedPlaces() }
        // Only now, since damage to the file, which has the nodes fail, is the better reason.
        try check(summary.waysRead > 0, .noWays)
        try check(ways.count > 0, .noRoads)
        nodes.add(ways.places, numbers: numbering.numbers)
        summary.count(nodes.passages.values)
        for node in nodes.unkeptBarriers { summary.unkeptBarriers.add(node) }

        progress?(.network, 0)
        let sides = DrivingSides(stated: drivesOnLeft, countries: relations.countries, box: nodes.box)
        ways.settle(sides, numbers: numbering.numbers, places: nodes.places)
        let placed = PlacedWays(ways: ways, numbers: numbering.numbers, places: nodes.places)
        var network = WayCutting.network(
            of: placed, ids: numbering.ids, passages: nodes.passages, restrictions: relations.restrictions,
            sides: sides, summary: &summary)
        try check(network.edgeCount > 0, .noNodes)
        summary.places = places.add(to: &network)
        return (network, sides)
    }

    private var isOneFile: Bool { files.readers.count == 1 }

    private var revisions: OSMElementKinds { files.needsRevisions ? .revisions : [] }

    private func check(_ isRight: Bool, _ problem: MapBuildingError.Problem) throws {
        guard isRight else { throw MapBuildingError(fileName: files.paths, problem: problem) }
    }

    /// Reports the progress of one file as a share of all.
    private func reporting(_ stage: MapBuilder.Stage, file number: Int) -> ((ReadingProgress) -> Void)? {
        let count = Double(files.readers.count)
        return progress.map { progress in { progress(stage, (Double(number) + $0.fraction) / count) } }
    }

    // MARK: - The first reading

    private mutating func readWays() throws {
        let (time, keepsPlaces, comparesFiles) = (time, keepsPlaces, !isOneFile)
        var known = KnownElements()
        for (number, reader) in files.readers.enumerated() {
            let before = known
            var elements: [FileElements] = []
            try reader.read(
                parts: [.ways, .relations, revisions],
                progress: reporting(.ways, file: number),
                transform: {
                    WayBlock($0, at: time, beside: before, comparesFiles: comparesFiles, keepsPlaces: keepsPlaces)
                }
            ) { block in
                add(block)
                if let all = block.elements { elements.append(all) }
            }
            known.add(elements)
            if comparesFiles, reader.header.timestamp == nil { summary.undatedFiles += 1 }
            for kind in elements.flatMap({ [$0.ways, $0.relations] }) {
                summary.differingElements += kind.differing
                summary.undecidedElements += kind.undecided
            }
        }
    }

    private mutating func add(_ block: WayBlock) {
        if let newer = block.elements?.ways.newer, !newer.isEmpty {
            ways.drop(newer)
            bare.drop(newer)
            places.drop(newer)
            summary.waysRead -= newer.count
        }
        let newerRelations = block.elements?.relations.newer ?? []
        relations.drop(newerRelations)
        ways.add(block.ways, summary: &summary)
        bare.add(block.ways.bare)
        relations.add(block.relations)
        places.add(block.places)
        places.add(block.areas, without: newerRelations)
    }

    /// Puts together what ways and relations say of each other.
    private mutating func settleWays() {
        for way in ways.unkept { summary.unkeptWays.add(way) }
        if !isOneFile {
            ways.sortByID(summary: &summary)
            relations.sortByID()
        }
        for relation in relations.unkept { summary.unkeptRelations.add(relation) }
        ways.add(relations.squares, from: bare, summary: &summary)
        ways.note(RouteRelation.routesOfWays(relations.routes), summary: &summary)
        places.settleAreas(from: bare)
        bare = BareWays()
    }

    // MARK: - The second reading

    /// Where the nodes with some ids are, and what is on them; finds the nodes of places as well.
    ///
    /// - Parameter ids: sorted, each once.
    private mutating func readNodes(_ ids: ContiguousArray<Int64>) throws -> NodePlaces {
        let (time, keepsPlaces) = (time, keepsPlaces)
        var nodes = NodePlaces(ids: ids)
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
                progress: reporting(.nodes, file: number),
                transform: {
                    NodeBlock(
                        matches: NodePlaces.Matches($0, among: ids, at: time),
                        places: keepsPlaces
                            ? PlaceCollection.Nodes($0, among: needed, without: knownNodes, notesTagged: !isLast) : nil)
                }
            ) { block in
                nodes.add(block.matches, beside: before, summary: &summary)
                if let named = block.places {
                    places.add(named, ofFile: number)
                    tagged += named.tagged
                }
            }
            taggedNodes.add(tagged)
        }
        return nodes
    }

    /// Leaves out places of one file whose nodes have lost all tags in another that counts before it: a third reading, since the nodes
    /// without tags are too many to keep.
    private mutating func dropUntaggedPlaces() throws {
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
}

/// What one block says of ways, relations and places in the first reading.
private struct WayBlock: Sendable {
    let ways: WayExtraction
    let relations: KnownRelations
    /// What is compared with the other files; `nil` where there is one file only.
    let elements: FileElements?
    let places: [PlaceCandidates.Way]
    let areas: [PlaceRelation]

    /// - Parameter known: the elements of earlier files.
    init(
        _ block: OSMBlock, at time: RideTime, beside known: KnownElements, comparesFiles: Bool, keepsPlaces: Bool
    ) {
        ways = WayExtraction(block, at: time, without: known.ways)
        relations = KnownRelations(in: block, at: time, without: known.relations)
        elements = comparesFiles ? FileElements(block, beside: known) : nil
        places = keepsPlaces ? PlaceCandidates.ways(of: block, without: known.ways) : []
        areas = keepsPlaces ? PlaceRelation.all(in: block, without: known.relations) : []
    }
}

/// What one block says of nodes in the second reading.
private struct NodeBlock: Sendable {
    let matches: NodePlaces.Matches
    /// `nil` where the map keeps no places.
    let places: PlaceCollection.Nodes?
}
