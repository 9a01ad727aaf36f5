import Support

extension CompassPoint {
    /// Its name; the Russian one in the accusative, as after «на».
    var name: Message {
        switch self {
        case .north: Message("compass-point-north")
        case .northEast: Message("compass-point-north-east")
        case .east: Message("compass-point-east")
        case .southEast: Message("compass-point-south-east")
        case .south: Message("compass-point-south")
        case .southWest: Message("compass-point-south-west")
        case .west: Message("compass-point-west")
        case .northWest: Message("compass-point-north-west")
        }
    }
}
