import Foundation
import MapBuilding
import OpenStreetMap
import VeloQuest

/// The invented town of the bundled quest.
enum TestTown {
    /// Its roads, made once for all tests.
    static let graph = Result {
        let city = DemoCity(seed: 1, size: .town)
        let path = NSTemporaryDirectory() + "questd-town-\(UUID().uuidString).osm.pbf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try PBFWriter.write(to: path, header: city.header) { consume in try city.generate(consume) }
        return try RoadGraph(MapFile(bytes: MapBuilder(program: "test").build(from: OSMFileReader(path: path)).bytes))
    }
}
