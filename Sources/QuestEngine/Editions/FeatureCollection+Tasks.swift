package import GeoJSON

extension FeatureCollection {
    /// The places of the features that are tasks, in a collection that is a quest without errors.
    package var taskPlaces: [Int] {
        var findings = Findings()
        return features.indices.filter { FeatureRole(of: features[$0], at: JSONPointer(), &findings) == .task }
    }
}
