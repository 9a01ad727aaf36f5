import Geodesy
public import Support

extension RoutingError: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: Message {
        switch self {
        case .notOnEarth(let place): Message("routing-error-not-on-earth", ["place": .of(place)])
        case .offTheMap(let place, let limit, let bounds):
            Message(
                "routing-error-off-the-map",
                [
                    "place": .of(place), "distance": .of(Measures.distance(limit)),
                    "from": .of(bounds.map { Self.corner($0.west, $0.south) }),
                    "to": .of(bounds.map { Self.corner($0.east, $0.north) }),
                ])
        case .closed(let place, let limit):
            Message("routing-error-closed", ["distance": .of(Measures.distance(limit)), "place": .of(place)])
        case .swapped(let place):
            Message(
                "routing-error-swapped",
                ["place": .of(place), "latitude": .of(place.latitude), "longitude": .of(place.longitude)])
        case .unreachable(let start, let end):
            Message("routing-error-unreachable", ["start": .of(start), "end": .of(end)])
        case .noWayOn(let start, let end): Message("routing-error-no-way-on", ["start": .of(start), "end": .of(end)])
        case .noLoop(let start, let length):
            Message("routing-error-no-loop", ["start": .of(start), "distance": .of(Measures.distance(length))])
        case .tooFewStops: Message("routing-error-too-few-stops")
        }
    }

    /// A corner of the map to 0.0001°, about ten metres.
    private static func corner(_ longitude: Double, _ latitude: Double) -> String {
        "\(Coordinate(longitude: rounded(longitude), latitude: rounded(latitude)))"
    }

    private static func rounded(_ degrees: Double) -> Double { (degrees * 10_000).rounded() / 10_000 }
}
