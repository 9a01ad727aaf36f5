public import Geodesy
public import OpenStreetMap
public import Support

/// An invented city as OpenStreetMap data, for demonstrations, tests and benchmarks where no real extract is at hand.
///
///     let city = DemoCity(seed: 1, size: .town)
///     city.generate { block in writer.write(block) }
///     city.landmarks.first?.name[.english]  // "Central Square"
///
/// The city has a river with few bridges, a railway, a motorway that bicycles may not use, an old town, suburbs with dead
/// ends, parks, fields, one-way streets, cycle tracks, barriers, turn restrictions and what else an importer meets. It
/// lies in the open Atlantic at 55° north, where a degree of longitude is much shorter than one of latitude.
///
/// Equal seed, size and language give equal blocks on every platform: the generator uses integers and the IEEE 754
/// operations `+ - * /` and square root only, and rounds coordinates to 10⁻⁷ degrees.
public struct DemoCity: Sendable {
    /// How large a city is.
    public enum Size: String, CaseIterable, Sendable {
        /// About 4 km across; some 3 000 edges of the bicycle network.
        case town
        /// About 18 km across; some 70 000 edges.
        case city
        /// About 63 km across; more than a million edges.
        case metropolis
        /// About 126 km across; four times a metropolis.
        case megalopolis
    }

    /// The number that the city is invented from; neighbouring seeds give unrelated cities.
    public let seed: UInt64
    /// How large the city is.
    public let size: Size
    /// The language of the names of streets and places.
    public let language: Language

    /// Describes a city; nothing is generated yet.
    public init(seed: UInt64, size: Size, language: Language = .english) {
        self.seed = seed
        self.size = size
        self.language = language
    }

    /// The middle of the old town, the same place for every city: 55° N 32° W, in the open Atlantic.
    public var center: Coordinate {
        Coordinate(longitude: Double(Self.centerLongitude) * 1e-7, latitude: Double(Self.centerLatitude) * 1e-7)
    }

    /// The header of the file: an area that contains the whole city, and the first instant of 2024 (UTC).
    public var header: OSMHeader {
        let reach = Scale(size).radius + Warp(seed: 0, scale: Scale(size)).reach
        let low = Self.degrees(of: Vector(x: -reach, y: -reach))
        let high = Self.degrees(of: Vector(x: reach, y: reach))
        let bounds = BoundingBox(
            west: Double(low.longitude) * 1e-7, south: Double(low.latitude) * 1e-7,
            east: Double(high.longitude) * 1e-7, north: Double(high.latitude) * 1e-7)
        return OSMHeader(bounds: bounds, writingProgram: OSMHeader.inventedCityProgram, timestamp: 1_704_067_200)
    }

    /// Hands the city out in blocks of at most 8000 elements: nodes, then ways, then relations, each by ascending id.
    ///
    /// - Throws: what `consume` throws.
    /// - Complexity: O(n log n) in the number of elements. The whole city is held in memory before the first block is
    ///   handed out: about 200 bytes for each edge, so some 240 MB for a metropolis.
    public func generate(_ consume: (OSMBlock) throws -> Void) rethrows {
        var (site, districts) = plan()
        for district in districts { site.build(district) }
        site.drawAll()
        try Emission(site.drawing, seed: siteSeed).emit(consume)
    }

    /// Good places for tasks: a square, bridges, a pond in a park, a station and others, at least eight.
    ///
    /// Each lies within 60 m of a street or path that a bicycle may use, all of them can be reached from one another, and
    /// in a large city they lie near the centre, so that one ride can visit them. The same for the same seed and size.
    ///
    /// - Complexity: lays out the arterials but no blocks, well under a second even for a metropolis.
    public var landmarks: [Landmark] {
        plan().site.landmarks
    }

    /// The arterials, the central park and the landmarks, and the districts that are still to be built.
    private func plan() -> (site: Site, districts: [Site.District]) {
        var site = Site(seed: siteSeed, size: size, names: Names(language))
        site.layOutSkeleton()
        var districts = site.layOutDistricts()
        if let park = districts.firstIndex(where: \.isCentralPark) { site.build(districts.remove(at: park)) }
        site.placeLandmarks()
        return (site, districts)
    }

    /// The hills, whose valley follows the river.
    var hills: Hills {
        let site = plan().site
        return Hills(seed: Self.mixed(siteSeed ^ 0x4849_4C4C), scale: site.scale, warp: site.warp, river: site.river)
    }

    private var siteSeed: UInt64 {
        let salt: UInt64 =
            switch size {
            case .town: 1
            case .city: 2
            case .metropolis: 3
            case .megalopolis: 4
            }
        return seed &* 0x9E37_79B9_7F4A_7C15 &+ salt
    }

    private static let centerLongitude: Int32 = -320_000_000
    private static let centerLatitude: Int32 = 550_000_000

    /// The length of a degree in metres at 55° N on WGS 84 (Snyder 1987, equations 4-18 and 4-20), written out so that
    /// no cosine has a say in the bytes.
    private static let metresPerLongitude = 63_994.129_3
    private static let metresPerLatitude = 111_323.530_2

    /// A place in metres from the centre as longitude and latitude in 10⁻⁷ degrees.
    static func degrees(of place: Vector) -> (longitude: Int32, latitude: Int32) {
        let east = (place.x / metresPerLongitude * 1e7).rounded()
        let north = (place.y / metresPerLatitude * 1e7).rounded()
        return (centerLongitude + Int32(east), centerLatitude + Int32(north))
    }

    /// The reverse of `degrees(of:)`.
    static func place(longitude: Int32, latitude: Int32) -> Vector {
        Vector(
            x: Double(longitude - centerLongitude) * 1e-7 * metresPerLongitude,
            y: Double(latitude - centerLatitude) * 1e-7 * metresPerLatitude)
    }
}
