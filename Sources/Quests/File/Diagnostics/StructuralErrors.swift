internal import GeoJSON
import JSON

/// The errors of the GeoJSON reader by feature, so that their consequences are not reported as new ones.
struct StructuralErrors {
    /// Whether there is any error.
    let isAny: Bool
    /// The features with an error inside.
    let features: Set<Int>
    /// The first feature that may have been left out. The indices of later ones are unknown.
    let firstLost: Int

    init(_ diagnostics: [Diagnostic]) {
        var features: Set<Int> = []
        var firstLost = Int.max
        let errors = diagnostics.filter { $0.severity == .error }
        for error in errors {
            guard let path = error.pointer?.components, path.count >= 2, path[0] == "features",
                let index = Int(path[1])
            else { continue }
            features.insert(index)
            // Only a value that is not an object or not a Feature is left out; errors further inside leave the feature in place.
            if path.count == 2 || path[2] == "type" { firstLost = min(firstLost, index) }
        }
        isAny = !errors.isEmpty
        self.features = features
        self.firstLost = firstLost
    }
}
