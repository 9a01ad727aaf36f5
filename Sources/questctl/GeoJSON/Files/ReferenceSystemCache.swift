import GeoJSON
import JSON
import SpatialOperations

/// The reference systems that `crs` members name, each looked up once.
final class ReferenceSystemCache {
    private var systems: [String: CoordinateReferenceSystem] = [:]
    private var equivalents: [[CoordinateReferenceSystem]: Bool] = [:]

    /// The system that a `crs` member names.
    func system(of member: JSONValue) throws(ReferenceSystemError) -> CoordinateReferenceSystem {
        let key = String(decoding: JSONWriter().write(member), as: UTF8.self)
        if let known = systems[key] { return known }
        let system = try CoordinateReferenceSystem(legacyMember: member)
        systems[key] = system
        return system
    }

    func areEquivalent(_ one: CoordinateReferenceSystem, _ other: CoordinateReferenceSystem) -> Bool {
        if one == other { return true }
        if let known = equivalents[[one, other]] { return known }
        let answer = one.isEquivalent(to: other)
        equivalents[[one, other]] = answer
        return answer
    }

    /// Whether a `crs` member means longitudes and latitudes.
    func isInDegrees(_ member: JSONValue) -> Bool {
        guard let system = try? system(of: member) else { return false }
        return areEquivalent(system, .longitudeLatitude)
    }
}

extension Feature {
    /// The `crs` members of the Feature, its geometry and the geometries in it, from outside inwards.
    var referenceSystemMembers: [ReferenceSystemMembers.Member] {
        guard !foreignMembers.isEmpty || geometry?.hasMembers == true else { return [] }
        return ReferenceSystemMembers(of: .feature(self)).all
    }
}

extension Geometry {
    /// Whether the geometry, or one in it, has members that the RFC does not define.
    fileprivate var hasMembers: Bool {
        if !foreignMembers.isEmpty { return true }
        guard case .geometryCollection(let children) = shape else { return false }
        return children.contains(where: \.hasMembers)
    }
}
