import Geodesy
import MapBuilding
import OpenStreetMap
import RoadMap
import TestSupport

/// The invented town on a plane that rises 20 m a hundredth of a degree to the east, from 200 m in its middle.
enum HillyTown {
    static func graph() throws -> RoadGraph {
        let city = DemoCity(seed: 1, size: .town)
        let folder = try TemporaryFolder()
        let path = folder.path("town.osm.pbf")
        try PBFWriter.write(to: path, header: city.header) { consume in try city.generate(consume) }
        let terrain = Terrain { 200 + ($0.longitude + 32) * 2000 }
        return try RoadGraph(
            bytes: MapBuilder(program: "test").build(from: OSMFileReader(path: path), terrain: terrain).bytes)
    }
}
