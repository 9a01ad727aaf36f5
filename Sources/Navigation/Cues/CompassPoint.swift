/// One of the eight main directions.
enum CompassPoint: Int {
    case north, northEast, east, southEast, south, southWest, west, northWest

    /// The direction nearest to a bearing in degrees clockwise from north.
    package init(bearing: Double) {
        let eighth = (bearing / 45).rounded()
        let turns = eighth.isFinite && eighth.magnitude < 1e6 ? Int(eighth) : 0
        self = CompassPoint(rawValue: (turns % 8 + 8) % 8) ?? .north
    }
}
