public import Geodesy

extension Quest {
    /// An area with a meaning: bounds, forbidden ground, or a toll.
    public struct Zone: Sendable, Hashable, Identifiable {
        /// The identifier of a zone in ride logs.
        public typealias ID = Task.ID

        /// What the area means.
        public enum Kind: Sendable, Hashable {
            /// Riders stay inside; leaving it is a flag for the organiser.
            case bounds
            /// Riders stay outside; entering it is a flag for the organiser.
            case forbidden
            /// Riding through costs points, or brings them if the numbers are negative.
            case toll(Toll)
        }

        /// What riding through a zone costs.
        public struct Toll: Sendable, Hashable {
            /// Points for each time it is entered.
            public var perEntry: Points
            /// Points for each minute inside.
            public var perMinute: Points
            /// How fractions of minutes are counted; the stays of a ride are added up first.
            public var counting: MinuteCounting

            /// Describes a toll.
            public init(perEntry: Points = .zero, perMinute: Points = .zero, counting: MinuteCounting = .started) {
                self.perEntry = perEntry
                self.perMinute = perMinute
                self.counting = counting
            }
        }

        /// The identifier, unique within a quest.
        public let id: ID
        /// The name.
        public var name: String
        /// The texts in other languages, by BCP 47 tag.
        public var translations: [String: Translation] = [:]
        /// What the area means.
        public var kind: Kind
        /// The area: polygons of rings, outer ones first, as RFC 7946 section 3.1.6 has them.
        public var polygons: [[[Coordinate]]]

        /// Describes a zone.
        public init(id: ID, name: String, kind: Kind, polygons: [[[Coordinate]]]) {
            self.id = id
            self.name = name
            self.kind = kind
            self.polygons = polygons
        }
    }
}

extension Quest.Zone {
    /// Whether a place lies in the area: inside an odd number of the rings of a polygon.
    ///
    /// Edges are straight in degrees of longitude and latitude, as in RFC 7946 section 3.1.1. A ring with an edge of more than 180° of
    /// longitude crosses the antimeridian or goes around a pole, unless that makes it none or only otherwise it is wound
    /// counterclockwise. For a place on the edge itself the result is unspecified.
    /// - Complexity: O(*n*) for *n* corners where no edge is longer than 180°.
    public func contains(_ coordinate: Coordinate) -> Bool {
        polygons.contains { rings in
            Self.unrolled(rings).reduce(false) { isInside, ring in isInside != ring.contains(coordinate) }
        }
    }

    /// The distance in metres to the nearest edge, from inside or outside; infinite for an area without corners.
    ///
    /// Measured in a `LocalPlane` at the coordinate, so it is accurate if the edge is near.
    /// - Complexity: O(*n*) for *n* corners.
    public func distanceToEdge(from coordinate: Coordinate) -> Double {
        let plane = LocalPlane(origin: coordinate)
        var least = Double.infinity
        for ring in polygons.lazy.flatMap(Self.unrolled) {
            ring.forEachSide { start, end in
                // The copy of the edge nearest in longitude.
                let middle = (start.longitude + end.longitude) / 2
                let turn = ((coordinate.longitude - middle) / 360).rounded() * 360
                func point(_ corner: Coordinate) -> PlanePoint {
                    PlanePoint(
                        east: (corner.longitude + turn - coordinate.longitude) * plane.metresPerLongitude,
                        north: (corner.latitude - coordinate.latitude) * plane.metresPerLatitude)
                }
                let nearest = PlaneSegment(point(start), point(end)).nearest(to: PlanePoint(east: 0, north: 0))
                least = min(least, nearest.squaredDistance)
            }
        }
        return least.squareRoot()
    }

    private static func unrolled(_ rings: [[Coordinate]]) -> [UnrolledRing] { UnrolledRing.rings(ofPolygon: rings) }
}
