package import GeoJSON
import JSON

extension Feature {
    /// The identifier in the file; `nil` if absent or blank.
    package var statedID: String? {
        guard let text = id?.description, !text.allSatisfy({ $0.isWhitespace }) else { return nil }
        return text
    }
}

extension FeatureCollection {
    /// The indices of the features that are tasks, in a collection that is a quest without errors.
    package var taskPlaces: [Int] {
        var diagnostics = QuestDiagnostics()
        return features.indices.filter { FeatureRole(of: features[$0], at: JSONPointer(), &diagnostics) == .task }
    }
}
