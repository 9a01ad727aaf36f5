public import Geodesy

/// The metadata of a map file.
///
///     let metadata = try MapFile(path: "city.vqmap").metadata
///     metadata.source                                      // city.osm.pbf
///     metadata.sourceDigest == 0x44BC_2CF5_AD77_0999       // the very same file?
///
/// Stored as UTF-8 lines `key=value`; unknown keys are passed over.
public struct MapMetadata: Sendable, Hashable {
    /// Who must be named where the map is shown, for example `© OpenStreetMap contributors`.
    public var attribution: String
    /// Until when the source's data is complete, in seconds since 1970 (UTC); of several files the earliest.
    public var timestamp: Int64?
    /// The file that the map was built from, without its folder; several have commas between them.
    public var source: String?
    /// The XXH64 of that file's bytes, which `xxh64sum` prints too: from which of several downloads a map was made; of several
    /// files a number that is made of theirs. It tells files apart that differ by accident, not by forgery.
    public var sourceDigest: UInt64?
    /// The program that built the map.
    public var program: String?
    /// On which side traffic keeps; `nil` where the map does not say.
    public var drivingSide: DrivingSide?
    /// What the heights along the roads come from; `nil` in a map without heights, and where that is not known.
    public var elevationSource: String?
    /// How many streets, barriers and turn restrictions depend on the time in the source and are on the map as without one; `nil`
    /// for none.
    public var unkeptTimes: Int?
    /// The moment for which the map was built, so that nothing depends on the time any more; `nil` for any time.
    public var rideTime: LocalTime?
    /// The box around all edges; the builder of a map sets it.
    package var area: EdgeIndex.Box?

    /// Describes a map.
    public init(
        attribution: String, timestamp: Int64? = nil, source: String? = nil, sourceDigest: UInt64? = nil,
        program: String? = nil, drivingSide: DrivingSide? = nil, elevationSource: String? = nil,
        unkeptTimes: Int? = nil, rideTime: LocalTime? = nil
    ) {
        self.attribution = attribution
        self.timestamp = timestamp
        self.source = source
        self.sourceDigest = sourceDigest
        self.program = program
        self.drivingSide = drivingSide
        self.elevationSource = elevationSource
        self.unkeptTimes = unkeptTimes
        self.rideTime = rideTime
    }

    /// The area that the network covers; `nil` for a map without roads, and before a map is built.
    public var bounds: BoundingBox? { area?.bounds }

    /// The lines that are stored.
    package var text: String {
        var lines = ["attribution=\(attribution)"]
        if let timestamp { lines.append("timestamp=\(timestamp)") }
        if let source { lines.append("source=\(source)") }
        if let sourceDigest { lines.append("source-xxh64=\(MapMetadata.hexadecimal(sourceDigest))") }
        if let program { lines.append("program=\(program)") }
        if let drivingSide { lines.append("driving-side=\(drivingSide.rawValue)") }
        if let elevationSource { lines.append("elevation=\(elevationSource)") }
        if let unkeptTimes { lines.append("times-not-kept=\(unkeptTimes)") }
        if let rideTime { lines.append("ridden-at=\(rideTime)") }
        if let area { lines.append("bounds=\(area.west),\(area.south),\(area.east),\(area.north)") }
        // A value is one line.
        return lines.map { $0.split(whereSeparator: { $0.isNewline }).joined(separator: " ") }.joined(separator: "\n")
    }

    /// Reads what `text` wrote.
    package init(text: String) {
        var values: [Substring: String] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { values[parts[0]] = String(parts[1]) }
        }
        attribution = values["attribution"] ?? ""
        timestamp = values["timestamp"].flatMap { Int64($0) }
        source = values["source"]
        sourceDigest = values["source-xxh64"].flatMap { UInt64($0, radix: 16) }
        program = values["program"]
        drivingSide = values["driving-side"].flatMap { DrivingSide(rawValue: $0) }
        elevationSource = values["elevation"]
        unkeptTimes = values["times-not-kept"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        rideTime = values["ridden-at"].flatMap { LocalTime($0) }
        area = values["bounds"].flatMap { MapMetadata.area($0) }
    }

    /// A digest as it is written everywhere: 16 digits.
    public static func hexadecimal(_ digest: UInt64) -> String {
        let digits = String(digest, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func area(_ text: String) -> EdgeIndex.Box? {
        let edges = text.split(separator: ",").compactMap { Int32($0) }
        guard edges.count == 4 else { return nil }
        let southWest = FixedCoordinate(longitude: edges[0], latitude: edges[1])
        let northEast = FixedCoordinate(longitude: edges[2], latitude: edges[3])
        guard southWest.isOnEarth, northEast.isOnEarth, edges[0] <= edges[2], edges[1] <= edges[3] else { return nil }
        return EdgeIndex.Box(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
    }
}
