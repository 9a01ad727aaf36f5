import Support

extension CompassPoint {
    /// Its name; the Russian one in the accusative, as after «на».
    var name: LocalizedText {
        switch self {
        case .north: LocalizedText("north", "север")
        case .northEast: LocalizedText("north-east", "северо-восток")
        case .east: LocalizedText("east", "восток")
        case .southEast: LocalizedText("south-east", "юго-восток")
        case .south: LocalizedText("south", "юг")
        case .southWest: LocalizedText("south-west", "юго-запад")
        case .west: LocalizedText("west", "запад")
        case .northWest: LocalizedText("north-west", "северо-запад")
        }
    }
}
