public import OpenStreetMap
public import RoadMap
import Support

/// Makes a map file out of an OpenStreetMap file.
///
///     let map = try MapBuilder(program: "questctl").build(from: OSMFileReader(path: "porto.osm.pbf"))
///     try OutputFile.write(map.bytes, to: "porto.vqmap")
///
/// A file is read twice: first the ways that a bicycle may use, and the relations that forbid turns, make routes or
/// squares of ways; then the nodes that these need, and what is on them. It is read once before for its digest, which
/// takes hardly any time. Memory is bounded by what is kept, not by the file. What can be said of a block of the file
/// by itself is worked out on all cores, and put together in the order of the file.
///
/// Elements may be in any order. Ways are cut where the file lacks a node, where a road leaps to a node far away, and
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
    /// distinguish what was deleted from what lies outside of its area. The order of the files makes no difference, and neither does where they were cut apart, as
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
        let files = try SourceFiles(readers)
        var summary = ImportSummary()
        let (network, sides) = try MapImport.run(
            on: files, at: time, keepsPlaces: keepsPlaces, drivesOnLeft: drivesOnLeft, summary: &summary, progress)
        progress?(.network, 0.5)
        let metadata = MapMetadata(
            attribution: files.isInvented ? "an invented city" : "© OpenStreetMap contributors",
            timestamp: files.timestamp, source: files.name, sourceDigest: files.digest, program: program,
            drivingSide: sides.side(of: network),
            unkeptTimes: summary.unkeptTimes > 0 ? summary.unkeptTimes : nil, rideTime: time)
        let bytes = network.finish(
            metadata: metadata, withSearchOrder: storesSearchOrder, withObviousTurns: true, terrain: terrain)
        try summary.describe(RoadGraph(bytes: bytes))
        progress?(.network, 1)
        return Result(bytes: bytes, summary: summary)
    }
}
