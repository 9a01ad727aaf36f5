import Support

/// Messages about what lies beneath the roads of a picture.
enum GroundTexts {
    static let empty = LocalizedText(
        "note: the tiles have no water, parks or buildings in the area of the map",
        "замечание: в тайлах нет воды, парков и зданий для этой местности")
}
