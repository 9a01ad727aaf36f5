public import Geodesy
import Support

/// An open map file and its metadata.
///
///     let map = try MapFile(path: "city.vqmap")   // at once, however large the map is
///     map.bounds                                  // is the rider on it?
///     map.metadata.attribution                    // © OpenStreetMap contributors
///     let graph = try RoadGraph(map)              // before the first snap or route: looks at every byte
///
/// A map is checked in two steps, each where an error can be thrown, so that nothing after them can fail or crash:
///
///     MapFile(path:)    header, section table and metadata, by their checksums;      O(sections): two pages are read
///                       whether the sections fill the file and fit one another
///     RoadGraph(map)    every section by its checksum; every number that leads       O(bytes): on all cores
///                       from one column into another
///
/// There is no third state: a `RoadGraph` that exists was checked, and its users check nothing again. An app opens the
/// map for its first screen, and makes the graph on another task before the first ride.
///
/// Not enforced: that nobody writes to the file while it is open; `OutputFile` replaces files and never does.
public struct MapFile: Sendable {
    /// The columns; nothing may be read from them by number before `RoadGraph.init` has checked them.
    let unchecked: RoadGraph

    /// Opens a map file, which is mapped into memory and not read.
    ///
    /// - Throws: `MapFileError` where it cannot be opened, is no map, is one of another version, was cut off, or is damaged
    ///   in its header.
    /// - Complexity: O(1).
    public init(path: String) throws(MapFileError) {
        let file: MappedFile
        do throws(FileError) { file = try MappedFile(path: path) } catch { throw .unreadable(error) }
        try self.init(image: try MapImage(file: file))
    }

    /// Opens a map that is in memory.
    ///
    /// - Throws: `MapFileError` as `init(path:)` does.
    /// - Complexity: O(bytes), which are copied.
    public init(bytes: [UInt8]) throws(MapFileError) {
        let image = bytes.withUnsafeBytes { raw in
            Result { () throws(MapFileError) in try MapImage(copying: raw) }
        }
        try self.init(image: try image.get())
    }

    private init(image: MapImage) throws(MapFileError) {
        unchecked = try RoadGraph(unchecked: image)
    }

    /// The metadata of the map.
    public var metadata: MapMetadata { unchecked.metadata }
    /// The area that the network covers; `nil` for a map without roads.
    public var bounds: BoundingBox? { metadata.bounds }
    /// How many nodes there are.
    public var nodeCount: Int { unchecked.nodeCount }
    /// How many edges there are.
    public var edgeCount: Int { unchecked.edgeCount }
    /// How many bytes the map has.
    public var byteCount: Int { unchecked.byteCount }
}
