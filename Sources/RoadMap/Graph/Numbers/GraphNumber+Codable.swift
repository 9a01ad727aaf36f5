// They are encoded as their numbers alone.
#if !hasFeature(Embedded)
    extension EdgeID: Codable {}
    extension ArcID: Codable {}
#endif
