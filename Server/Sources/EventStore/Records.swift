/// An event as it is stored.
public struct EventRecord: Sendable, Hashable {
    /// The identifier in addresses: small letters, digits and hyphens.
    public var id: String
    /// What riders see.
    public var name: String
    /// When it was made, in milliseconds since 1970-01-01 00:00 UTC.
    public var created: Int64
    /// When it was finished; `nil` while it runs.
    public var finished: Int64?
    /// By how many seconds spectators see positions later.
    public var delay: Int
    /// Whether spectators and riders see standings.
    public var showsStandings: Bool
    /// Whether spectators see positions.
    public var showsPositions: Bool
    /// Whether spectators and riders see names of riders and teams; otherwise identifiers. A team that rides together knows its own.
    public var showsNames: Bool
    /// The moment whose standings spectators and riders see; `nil` for those of now.
    public var frozen: Int64?
    /// How many days after the finish persons are erased from the event; `nil` for never.
    public var retention: Int?
    /// When the positions were thinned, after the event; `nil` where they are all there.
    public var thinned: Int64?
    /// When all persons were erased; `nil` where that was not done.
    public var emptied: Int64?

    /// The retention of a new event, in days.
    public static let usualRetention = 90

    /// Describes an event.
    public init(
        id: String, name: String, created: Int64, finished: Int64? = nil, delay: Int = 300, showsStandings: Bool = true,
        showsPositions: Bool = false, showsNames: Bool = true, frozen: Int64? = nil,
        retention: Int? = usualRetention, thinned: Int64? = nil, emptied: Int64? = nil
    ) {
        self.id = id
        self.name = name
        self.created = created
        self.finished = finished
        self.delay = delay
        self.showsStandings = showsStandings
        self.showsPositions = showsPositions
        self.showsNames = showsNames
        self.frozen = frozen
        self.retention = retention
        self.thinned = thinned
        self.emptied = emptied
    }
}

/// One edition of the quest of an event. Editions are kept, since logs name the one that was ridden.
public struct QuestVersion: Sendable, Hashable {
    /// The number of the edition, from 1; the last one counts.
    public var number: Int
    /// The organiser's file, byte for byte.
    public var organisers: [UInt8]
    /// The riders' edition, byte for byte; never the organiser's.
    public var riders: [UInt8]
    /// When it was uploaded, in milliseconds since 1970-01-01 00:00 UTC.
    public var time: Int64

    /// Describes an edition.
    public init(number: Int, organisers: [UInt8], riders: [UInt8], time: Int64) {
        self.number = number
        self.organisers = organisers
        self.riders = riders
        self.time = time
    }
}

/// A rider on the list of an event. Names stand here alone, so that a person can be erased and the result stays.
public struct RiderRecord: Sendable, Hashable {
    /// The identifier in ride logs.
    public var id: String
    /// The name; `nil` for a rider who was erased or never had one.
    public var name: String?
    /// The team.
    public var team: String?
    /// The class.
    public var category: String?
    /// The SHA-256 of the code to join with; `nil` where there is none any more.
    public var code: [UInt8]?
    /// Whether the public does not see the name, since the rider is a child.
    public var isMinor: Bool
    /// What is kept of the ride of a rider whose lines were erased, as `EventDay` writes it.
    public var kept: [UInt8]?

    /// Describes a rider.
    public init(
        id: String, name: String? = nil, team: String? = nil, category: String? = nil, code: [UInt8]? = nil,
        isMinor: Bool = false, kept: [UInt8]? = nil
    ) {
        self.id = id
        self.name = name
        self.team = team
        self.category = category
        self.code = code
        self.isMinor = isMinor
        self.kept = kept
    }
}

/// A device that joined as a rider.
public struct DeviceRecord: Sendable, Hashable {
    /// The rider.
    public var rider: String
    /// The name of the device in ride logs.
    public var device: String
    /// The text of its public key; `nil` for a device without one.
    public var key: String?
    /// Whether it may still write. What it wrote stays.
    public var isRevoked: Bool

    /// Describes a device.
    public init(rider: String, device: String, key: String?, isRevoked: Bool = false) {
        self.rider = rider
        self.device = device
        self.key = key
        self.isRevoked = isRevoked
    }
}

/// A token, known by its hash alone.
public struct SessionRecord: Sendable, Hashable {
    /// Who bears it.
    public enum Role: String, Sendable, Hashable {
        /// Runs the event.
        case organiser
        /// Rides, with the device that is named.
        case rider
        /// Sends positions of a rider and nothing else.
        case tracker
        /// Follows the event by a link that somebody shared, also where not everybody may.
        case spectator
    }

    /// The SHA-256 of the token.
    public var hash: [UInt8]
    /// Who bears it.
    public var role: Role
    /// The rider; empty for organisers.
    public var rider: String
    /// The device; empty for organisers and trackers.
    public var device: String
    /// When it was made, in milliseconds since 1970-01-01 00:00 UTC.
    public var created: Int64
    /// When it expires; `nil` for one that does not.
    public var expires: Int64?
    /// What the organiser calls it; empty for all but links for spectators.
    public var label: String

    /// Whether another token takes its place: one of the same rider, device and role that is not of the same moment. Organisers and links
    /// for spectators are as many as one likes.
    public func isReplaced(by other: SessionRecord) -> Bool {
        isOfDevice && role == other.role && rider == other.rider && device == other.device
            && abs(created - other.created) > Self.moment
    }

    /// Whether it is of a rider's device or tracker.
    public var isOfDevice: Bool { role == .rider || role == .tracker }

    /// How far apart two tokens of one moment are at most, in milliseconds: of a request that the network doubled the device gets either.
    public static let moment: Int64 = 60_000

    /// Describes a token.
    public init(
        hash: [UInt8], role: Role, rider: String = "", device: String = "", created: Int64, expires: Int64? = nil,
        label: String = ""
    ) {
        self.hash = hash
        self.role = role
        self.rider = rider
        self.device = device
        self.created = created
        self.expires = expires
        self.label = label
    }
}

/// A line of a ride log.
public struct LineRecord: Sendable, Hashable {
    /// The digest of the line in 32 hexadecimal digits: its key.
    public var hash: String
    /// When it arrived, in milliseconds since 1970-01-01 00:00 UTC.
    public var arrival: Int64
    /// Whether the office wrote it.
    public var isOffice: Bool
    /// The line without its line feed.
    public var bytes: [UInt8]

    /// Describes a line.
    public init(hash: String, arrival: Int64, isOffice: Bool = false, bytes: [UInt8]) {
        self.hash = hash
        self.arrival = arrival
        self.isOffice = isOffice
        self.bytes = bytes
    }
}

/// Something that the organiser told riders.
public struct FeedRecord: Sendable, Hashable {
    /// The number on the feed of the event; numbers grow.
    public var number: Int
    /// The rider whom it concerns; `nil` for all.
    public var rider: String?
    /// The item as JSON, without its number.
    public var bytes: [UInt8]

    /// Describes an item.
    public init(number: Int, rider: String?, bytes: [UInt8]) {
        self.number = number
        self.rider = rider
        self.bytes = bytes
    }
}

/// Positions that arrived within one interval, of all riders, or those of one rider after they were gathered.
public struct TrackRecord: Sendable, Hashable {
    /// When the interval began, in milliseconds since 1970-01-01 00:00 UTC.
    public var start: Int64
    /// The rider; empty for a record of all riders.
    public var rider: String
    /// The positions, as `EventDay` packs them.
    public var bytes: [UInt8]

    /// Describes positions.
    public init(start: Int64, rider: String = "", bytes: [UInt8]) {
        self.start = start
        self.rider = rider
        self.bytes = bytes
    }
}

/// A photo, without its bytes.
public struct PhotoRecord: Sendable, Hashable {
    /// The SHA-256 of its bytes.
    public var digest: [UInt8]
    /// Who sent it.
    public var rider: String
    /// Its type, as `image/jpeg`.
    public var type: String
    /// How many bytes it has.
    public var size: Int
    /// When it arrived, in milliseconds since 1970-01-01 00:00 UTC.
    public var arrival: Int64

    /// Describes a photo.
    public init(digest: [UInt8], rider: String, type: String, size: Int, arrival: Int64) {
        self.digest = digest
        self.rider = rider
        self.type = type
        self.size = size
        self.arrival = arrival
    }
}

/// Who did what.
public struct AuditRecord: Sendable, Hashable {
    /// When, in milliseconds since 1970-01-01 00:00 UTC.
    public var time: Int64
    /// Who: `organiser`, or `rider` and its identifier.
    public var actor: String
    /// What, in a few words without names.
    public var action: String

    /// Describes an act.
    public init(time: Int64, actor: String, action: String) {
        self.time = time
        self.actor = actor
        self.action = action
    }
}
