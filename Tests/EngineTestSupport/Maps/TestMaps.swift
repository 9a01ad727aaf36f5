public import MapBuilding
import OpenStreetMap
public import RoadMap
public import Support
import TestSupport

/// Maps for tests: real extracts and invented towns, each built once a test run.
public enum TestMaps {
    /// The map of an extract in the real data, for example `moscow.osm.gz`.
    public static func extract(_ name: String) throws -> RoadGraph {
        try graph(name) {
            try MapBuilder(program: "test").build(from: OSMFileReader(path: RealData.path("osm/\(name)"))).bytes
        }
    }

    /// The map of an invented city, through the same PBF file as a real one.
    public static func demo(
        seed: UInt64, size: DemoCity.Size = .town, names: Language = .english
    ) throws -> RoadGraph {
        try graph("\(size) \(seed) \(names)") {
            let city = DemoCity(seed: seed, size: size, language: names)
            let folder = try TemporaryFolder()
            let path = folder.path("demo.osm.pbf")
            try PBFWriter.write(to: path, header: city.header) { consume in try city.generate(consume) }
            return try MapBuilder(program: "test").build(from: OSMFileReader(path: path)).bytes
        }
    }

    private static let cache = Locked<[String: RoadGraph]>([:])

    private static func graph(_ name: String, _ make: () throws -> [UInt8]) throws -> RoadGraph {
        try cache.withLock { graphs in
            if let known = graphs[name] { return known }
            let map = try MapFile(bytes: make())
            let findings = map.findings()
            guard findings.isEmpty else { throw UnsoundMap(name: name, findings: findings) }
            let graph = try RoadGraph(map)
            graphs[name] = graph
            return graph
        }
    }
}

/// A map just built in which the full check finds something wrong, which fails every test that asks for it.
struct UnsoundMap: Error {
    var name: String
    var findings: [MapFinding]
}
