internal import Geodesy

/// Finds places within a metre of each other.
///
/// Places are hashed into cubes in space, so that the poles, the antimeridian and many places on one parallel need no special case;
/// every place within a metre lies in the same cube or one of its 26 neighbours.
struct SpotIndex {
    /// Places nearer to each other than this are at one spot, in metres.
    static let oneSpot = 1.0

    private struct Cube: Hashable {
        var x: Int
        var y: Int
        var z: Int
    }

    private var cubes: [Cube: [(index: Int, coordinate: Coordinate)]] = [:]

    /// The index of a place at the same spot; if there is none, the new place is stored under its own index.
    ///
    /// The coordinate must be on the Earth.
    /// - Complexity: O(1), since a cube can hold only a few places that are a metre apart.
    mutating func neighbour(of coordinate: Coordinate, orInsert index: Int) -> Int? {
        let cube = cube(of: coordinate)
        for x in -1...1 {
            for y in -1...1 {
                for z in -1...1 {
                    let neighbours = cubes[Cube(x: cube.x + x, y: cube.y + y, z: cube.z + z)] ?? []
                    let found = neighbours.first { $0.coordinate.distance(to: coordinate) < Self.oneSpot }
                    if let found { return found.index }
                }
            }
        }
        cubes[cube, default: []].append((index, coordinate))
        return nil
    }

    private func cube(of coordinate: Coordinate) -> Cube {
        // Distances on the sphere are off by up to half a percent; slightly larger cubes compensate.
        let scale = 6_371_000 / (1.02 * Self.oneSpot)
        let latitude = coordinate.latitude.radians
        let longitude = coordinate.longitude.radians
        return Cube(
            x: Int((scale * cosine(latitude) * cosine(longitude)).rounded(.down)),
            y: Int((scale * cosine(latitude) * sine(longitude)).rounded(.down)),
            z: Int((scale * sine(latitude)).rounded(.down)))
    }
}
