import FeatureFiles
import GeoJSON
import JSON

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

extension Feature {
    fileprivate var saysSystem: Bool { foreignMembers["crs"] != nil || geometry?.foreignMembers["crs"] != nil }
}
