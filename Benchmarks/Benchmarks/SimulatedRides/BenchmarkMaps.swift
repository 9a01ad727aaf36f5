import Foundation
import MapBuilding
import OpenStreetMap
import RoadMap
import Routing

/// The maps to be measured on, one after the other: the extracts of the real data, where they are at hand, and an invented
/// city.
package struct BenchmarkMaps: Sequence, IteratorProtocol {
    private var extracts: [URL]

    /// - Throws: where the invented city cannot be written.
    package init() throws {
        let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let data =
            ProcessInfo.processInfo.environment["VELOQUEST_DATA"].map { URL(filePath: $0) }
            ?? package.appending(path: "../../shared/data").standardizedFileURL
        let names = [
            "porto.osm.pbf", "heidelberg.osm.pbf", "liechtenstein.osm.pbf", "andorra.osm.pbf", "moscow.osm.gz",
            "monaco.osm.gz", "leeds-cycleway.osm",
        ]
        extracts = names.map { data.appending(path: "osm/" + $0) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        extracts.append(try BenchmarkMaps.city(in: package.appending(path: ".build")))
    }

    /// The invented city that the growth of the import is measured on too.
    private static func city(in folder: URL) throws -> URL {
        let place = folder.appending(path: "city.osm.pbf")
        if !FileManager.default.fileExists(atPath: place.path) {
            let city = DemoCity(seed: 1, size: .city)
            let part = place.path + ".part"
            try PBFWriter.write(to: part, header: city.header) { consume in try city.generate(consume) }
            try FileManager.default.moveItem(atPath: part, toPath: place.path)
        }
        return place
    }

    package mutating func next() -> (name: String, graph: RoadGraph)? {
        while !extracts.isEmpty {
            let extract = extracts.removeFirst()
            let builder = MapBuilder(program: "benchmark", storesSearchOrder: false)
            do {
                let graph = try RoadGraph(bytes: builder.build(from: OSMFileReader(path: extract.path)).bytes)
                return (extract.lastPathComponent, graph)
            } catch {
                print("\n\(extract.lastPathComponent) is left out: \(error)")
            }
        }
        return nil
    }
}
