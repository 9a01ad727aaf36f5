import FeatureFiles
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

    fileprivate var saysSystem: Bool { foreignMembers["crs"] != nil || geometry?.foreignMembers["crs"] != nil }
}

extension Geometry {
    /// Whether the geometry, or one in it, has members that the RFC does not define.
    fileprivate var hasMembers: Bool {
        if !foreignMembers.isEmpty { return true }
        guard case .geometryCollection(let children) = shape else { return false }
        return children.contains(where: \.hasMembers)
    }
}

/// Gives Features the `crs` member of their collection, where the output has no collection that could say it.
struct ReferenceSystemMark {
    private let cache = ReferenceSystemCache()

    /// A change whose Features say their system. Longitude and latitude need no member.
    func marked(_ change: FeatureChange, of feature: Feature, _ place: FeaturePlace) -> FeatureChange {
        guard let system = place.collectionMembers["crs"], !cache.isInDegrees(system) else { return change }
        return marked(change, feature, system)
    }

    private func marked(_ change: FeatureChange, _ feature: Feature, _ system: JSONValue) -> FeatureChange {
        switch change {
        case .noting(let notes, let inner): return .noting(notes, marked(inner, feature, system))
        case .sent(let file, let inner): return .sent(to: file, marked(inner, feature, system))
        case .keep: return feature.saysSystem ? .keep : .feature(marked(feature, system))
        case .geometry(let geometry):
            var changed = feature
            changed.geometry = geometry
            return .feature(marked(changed, system))
        case .feature(let changed): return .feature(marked(changed, system))
        case .features(let features): return .features(features.map { marked($0, system) })
        }
    }

    private func marked(_ feature: Feature, _ system: JSONValue) -> Feature {
        guard !feature.saysSystem else { return feature }
        var marked = feature
        marked.foreignMembers["crs"] = system
        return marked
    }
}

/// Boxes a transformation, which cannot be copied, for closures and dictionaries.
final class TransformationBox {
    let transformation: CoordinateTransformation

    init(_ transformation: consuming CoordinateTransformation) { self.transformation = transformation }
}
