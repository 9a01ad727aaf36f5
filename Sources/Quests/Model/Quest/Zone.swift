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
