// They are encoded as their numbers alone.
extension EdgeID: Codable {}
extension ArcID: Codable {}
