import GeoJSON
import SpatialOperations

/// The transformations to one system, each made once.
final class TransformationCache {
    private let target: CoordinateReferenceSystem
    private let areas: CoordinateTransformation.AreaPolicy
    private var systems: [String: CoordinateReferenceSystem] = [:]
    private var equivalents: [[CoordinateReferenceSystem]: Bool] = [:]
    private var ways: [CoordinateReferenceSystem: Way] = [:]

    private final class Way {
        let transformation: CoordinateTransformation

        init(_ transformation: consuming CoordinateTransformation) { self.transformation = transformation }
    }

    init(to target: CoordinateReferenceSystem, areas: CoordinateTransformation.AreaPolicy) {
        self.target = target
        self.areas = areas
    }

    /// The system that a `crs` member names.
    func system(of member: JSONValue) throws(ReferenceSystemError) -> CoordinateReferenceSystem {
        let key = String(decoding: JSONWriter().write(member), as: UTF8.self)
        if let known = systems[key] { return known }
        let system = try CoordinateReferenceSystem(legacyMember: member)
        systems[key] = system
        return system
    }

    func areEquivalent(_ one: CoordinateReferenceSystem, _ other: CoordinateReferenceSystem) -> Bool {
        if let known = equivalents[[one, other]] { return known }
        let answer = one.isEquivalent(to: other)
        equivalents[[one, other]] = answer
        return answer
    }

    /// A geometry in the target system; the same where it is in it already.
    func transformed(
        _ geometry: Geometry, from source: CoordinateReferenceSystem
    ) throws(ReferenceSystemError) -> Geometry {
        if areEquivalent(source, target) { return geometry }
        let way: Way
        if let known = ways[source] {
            way = known
        } else {
            way = Way(try CoordinateTransformation(from: source, to: target, areas: areas))
            ways[source] = way
        }
        return try way.transformation.transformed(geometry)
    }
}
