import BikeRouting
public import OpenStreetMap

/// Makes a map file out of an OpenStreetMap file.
///
///     let map = try MapBuilder(program: "questctl").build(from: OSMFileReader(path: "porto.osm.pbf"))
///     try OutputFile.write(map.bytes, to: "porto.vqmap")
///
/// The file is read twice: first the ways that a bicycle may use, then the nodes that these need. Memory is bounded by
/// what is kept, not by the file.
public struct MapBuilder: Sendable {
    /// The program's name, written into the map.
    public var program: String

    /// A finished map and what became of the source.
    public struct Result: Sendable {
        /// The map file's bytes.
        public var bytes: [UInt8]
        /// What was read, kept and passed over.
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
    public init(program: String) {
        self.program = program
    }

    /// Reads the file and builds the map.
    ///
    /// - Parameter progress: told the stage and the share of it that is done, 0 to 1.
    /// - Throws: `OSMReadingError`.
    public func build(
        from reader: OSMFileReader, progress: ((Stage, Double) -> Void)? = nil
    ) throws -> Result {
        var collected = RideableWays()
        try reader.read(parts: .ways, progress: { progress?(.ways, $0.fraction) }) { block in
            collected.add(block)
        }
        var places = NodePlaces(references: collected.references)
        try reader.read(parts: .nodes, progress: { progress?(.nodes, $0.fraction) }) { block in
            places.add(block.nodes)
        }
        progress?(.network, 0)
        var summary = collected.summary
        let network = WayCutting.network(of: collected, places: places, summary: &summary)
        let source = reader.path.split(separator: "/").last.map(String.init)
        let isInvented = reader.header.writingProgram == DemoCity.writingProgram
        let metadata = MapMetadata(
            attribution: isInvented ? "an invented city" : "© OpenStreetMap contributors",
            timestamp: reader.header.timestamp, source: source,
            program: program)
        let bytes = network.finish(metadata: metadata)
        try summary.describe(RoadGraph(bytes: bytes))
        progress?(.network, 1)
        return Result(bytes: bytes, summary: summary)
    }
}
