import FeatureFiles
import GeoJSON

/// How a command writes changed and unchanged Features: with the requested decimals and boxes.
struct WrittenFeature {
    var geometry: WrittenGeometry
    /// Whether each gets a box.
    var hasBox: Bool
    /// Whether boxes are those of a plane.
    var isPlanar: Bool

    /// A change with its numbers rounded.
    func change(_ feature: Feature, _ change: FeatureChange) -> FeatureChange {
        switch change {
        case .noting(let notes, let inner): return .noting(notes, self.change(feature, inner))
        case .sent(let file, let inner): return .sent(to: file, self.change(feature, inner))
        case .keep:
            guard geometry.decimals != nil || hasBox else { return .keep }
            guard let old = feature.geometry else { return .keep }
            let result = geometry.rounded(from: old, to: old)
            if hasBox { return .feature(boxed(feature, result)) }
            return result == old ? .keep : .geometry(result)
        case .geometry(let new):
            guard let new, let old = feature.geometry else { return change }
            let result = geometry.rounded(from: old, to: new)
            if hasBox { return .feature(boxed(feature, result)) }
            return result == old ? .keep : .geometry(result)
        case .feature(var changed):
            guard let new = changed.geometry else { return change }
            let result = geometry.rounded(from: feature.geometry ?? new, to: new)
            if hasBox {
                changed = boxed(changed, result)
            } else if changed.geometry != feature.geometry || result != new {
                changed.geometry = result
            }
            return .feature(changed)
        case .features(let features):
            guard geometry.decimals != nil || hasBox else { return change }
            return .features(
                features.map { feature in
                    guard let old = feature.geometry else { return feature }
                    let result = geometry.rounded(from: old, to: old)
                    if hasBox { return boxed(feature, result) }
                    var changed = feature
                    changed.geometry = result
                    return changed
                })
        }
    }

    private func boxed(_ feature: Feature, _ geometry: Geometry) -> Feature {
        var changed = feature
        changed.geometry = geometry
        changed.boundingBox = geometry.computedExtent(isPlanar: isPlanar)
        return changed
    }
}
