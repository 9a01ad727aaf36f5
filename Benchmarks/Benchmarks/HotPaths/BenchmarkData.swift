import Foundation
import MapBuilding
import OpenStreetMap
import VeloQuest

/// What the benchmarks run on: the benchmark city's extract where the real data is at hand, else an invented city.
enum BenchmarkData {
    /// The folder of real data: `VELOQUEST_DATA`, or `shared/data` beside the package.
    private static let folder: URL =
        ProcessInfo.processInfo.environment["VELOQUEST_DATA"].map { URL(filePath: $0) }
        ?? URL(filePath: #filePath).appending(path: "../../../../../shared/data").standardizedFileURL

    private static let scratch = FileManager.default.temporaryDirectory.appending(
        path: "veloquest-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")

    private static func scratchFile(_ name: String) throws -> String {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        return scratch.appending(path: name).path
    }

    /// Removes the files that were made for this process.
    static func removeScratch() {
        try? FileManager.default.removeItem(at: scratch)
    }

    private static func existing(_ relative: String) -> String? {
        let path = folder.appending(path: relative).path
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// An OSM PBF file with roads only.
    static func extract() throws -> String {
        if let porto = existing("osm/porto.osm.pbf") { return porto }
        let path = try scratchFile("city.osm.pbf")
        guard !FileManager.default.fileExists(atPath: path) else { return path }
        let city = DemoCity(seed: 1, size: .city)
        try PBFWriter.write(to: path, header: city.header) { consume in try city.generate(consume) }
        return path
    }

    /// An OSM PBF file with everything in it, buildings and relations too; `nil` without the real data.
    static let fullExtract = existing("osm/liechtenstein.osm.pbf")

    /// The map of the roads.
    static func map() throws -> String {
        let path = try scratchFile("city.vqmap")
        if !FileManager.default.fileExists(atPath: path) {
            let result = try MapBuilder(program: "benchmark").build(from: OSMFileReader(path: extract()))
            try Data(result.bytes).write(to: URL(filePath: path))
        }
        return path
    }

    /// The map of an invented city of a million edges.
    static func metropolisMap() throws -> String {
        let path = try scratchFile("metropolis.vqmap")
        if !FileManager.default.fileExists(atPath: path) {
            let extract = try scratchFile("metropolis.osm.pbf")
            let city = DemoCity(seed: 1, size: .metropolis)
            try PBFWriter.write(to: extract, header: city.header) { consume in try city.generate(consume) }
            let result = try MapBuilder(program: "benchmark").build(from: OSMFileReader(path: extract))
            try Data(result.bytes).write(to: URL(filePath: path))
        }
        return path
    }

    /// Coordinates up to 50 m off random edges.
    static func placesNearRoads(of graph: RoadGraph, count: Int, seed: UInt64) -> [Coordinate] {
        snaps(in: graph, count: count, seed: seed).enumerated().map { number, snap in
            snap.coordinate.destination(bearing: Double(number * 7919 % 360), distance: Double(number * 6151 % 50))
        }
    }

    /// Places on random edges of the largest component: the same on every run.
    static func snaps(in graph: RoadGraph, count: Int, seed: UInt64) -> [Snap] {
        var state = seed
        func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        var result: [Snap] = []
        while result.count < count {
            let edge = EdgeID(next() % UInt64(graph.edgeCount))
            guard !graph.attributes(of: edge).isIsland else { continue }
            result.append(graph.snap(onto: edge, at: Double(next() % 1000) / 1000))
        }
        return result
    }

    /// A GeoJSON file: the network of the map as LineStrings with properties, some tens of megabytes for a city.
    static func geoJSON() throws -> [UInt8] {
        let graph = try RoadGraph(path: map())
        let features = graph.edges.map { edge in
            Feature(
                id: .integer(Int64(edge.index)),
                geometry: .lineString(Positions(graph.shape(of: edge).map(Position.init))),
                properties: [
                    "name": graph.name(of: edge).map(JSONValue.string) ?? .null,
                    "way": .integer(graph.osmWayID(of: edge)),
                    "length": .double(graph.length(of: edge)),
                    "class": .string("\(graph.attributes(of: edge).roadClass)"),
                ])
        }
        return GeoJSONWriter().write(FeatureCollection(features: features))
    }
}
