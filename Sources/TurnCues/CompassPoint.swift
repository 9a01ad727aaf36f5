import Languages

/// One of the eight main directions.
enum CompassPoint: Int {
    case north, northEast, east, southEast, south, southWest, west, northWest

    /// The direction nearest to a bearing in degrees clockwise from north.
    package init(bearing: Double) {
        let eighth = (bearing / 45).rounded()
        let turns = eighth.isFinite && eighth.magnitude < 1e6 ? Int(eighth) : 0
        self = CompassPoint(rawValue: (turns % 8 + 8) % 8) ?? .north
    }

    /// Its name; the Russian one as it stands behind «на».
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
