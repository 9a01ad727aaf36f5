import Geodesy

/// A file of the Flexible and Interoperable Data Transfer protocol, as watches and bicycle computers record rides.
///
///     let file = try FITFile(parsing: bytes)
///     let places = file.activities.flatMap(\.records).map(\.coordinate)
///
/// Of what such a file holds, only the track is read: the kind of file and the messages *record*.
///
/// Source: Garmin, *FIT Protocol*, <https://developer.garmin.com/fit/protocol/>, and the profile of the FIT SDK.
struct FITFile: Sendable, Hashable {
    /// What was recorded; several if files were chained, one behind the other.
    var activities: [FITActivity]
    /// What is wrong with the bytes, in their order. What is whole before a fault has been read.
    var faults: [FITFault]

    /// Most records of a file: a week and a half, one in a second.
    static let mostRecords = 1_000_000

    /// Whether bytes begin as a FIT file does.
    static func isFIT(_ bytes: [UInt8]) -> Bool { FITHeader(bytes, at: 0) != nil }

    /// Reads a FIT file, or several that were chained.
    ///
    /// Both byte orders, compressed timestamps and developer fields are understood. Of a file that is torn or damaged, what is
    /// whole before that is read, and `faults` says so; the next of several is read again.
    /// - Throws: where the bytes do not begin as a FIT file does, or have too many records.
    /// - Complexity: linear in the number of bytes.
    init(parsing bytes: [UInt8]) throws(FITError) {
        activities = []
        faults = []
        var count = 0
        var start = 0
        while start < bytes.count {
            guard let header = FITHeader(bytes, at: start) else {
                guard start > 0 else { throw .notFIT }
                faults.append(FITFault(.foreignBytes, offset: start))
                return
            }
            if header.hasWrongChecksum { faults.append(FITFault(.wrongChecksum, offset: start)) }
            var activity = FITActivity()
            var messages = FITMessages(bytes[header.messages])
            while let message = messages.next() {
                activity.read(message)
                guard count + activity.records.count <= Self.mostRecords else { throw .tooManyRecords }
            }
            count += activity.records.count
            activities.append(activity)
            if let fault = messages.fault {
                faults.append(fault)
            } else if !header.isWhole {
                faults.append(FITFault(.torn, offset: bytes.count))
            }
            start = header.next
        }
        if activities.isEmpty { throw .notFIT }
    }
}

/// One recording: the places of a rider.
struct FITActivity: Sendable, Hashable {
    /// A moment of it, where the receiver knew the place (message *record*, number 20).
    struct Record: Sendable, Hashable {
        /// Seconds since 1970-01-01 00:00 UTC; `nil` where the device did not know the time yet, or the time is unspecified.
        var time: Double?
        /// The place. Not enforced: that it is on Earth.
        var coordinate: Coordinate
        /// Metres above sea level.
        var altitude: Double?
        /// How sure the place is, in metres (`gps_accuracy`); the protocol does not say with what probability.
        var accuracy: Double?
        /// Where it begins in the file, in bytes from its beginning.
        var offset: Int

        /// Describes a moment.
        init(
            time: Double?, coordinate: Coordinate, altitude: Double? = nil, accuracy: Double? = nil, offset: Int = 0
        ) {
            self.time = time
            self.coordinate = coordinate
            self.altitude = altitude
            self.accuracy = accuracy
            self.offset = offset
        }
    }

    /// The kind of file: 4 is an activity, 6 a course that was planned; `nil` where it is unspecified.
    var type: Int?
    /// The moments whose place is known, in the order of the file.
    var records: [Record] = []
    /// How many moments have no place: indoors, in tunnels, before the first fix.
    var recordsWithoutPlace = 0

    /// Whether it is a way that was planned, not one that was ridden.
    var isCourse: Bool { type == 6 }

    /// An empty recording.
    init(type: Int? = nil) { self.type = type }

    /// Takes in a message that is about the track.
    fileprivate mutating func read(_ message: FITMessages.Message) {
        switch message.definition.message {
        case 0: type = message.integer(0).map(Int.init) ?? type
        case 20:
            guard let latitude = message.integer(0), let longitude = message.integer(1) else {
                recordsWithoutPlace += 1
                return
            }
            // Metres above −500 in fifths.
            let altitude = (message.integer(78) ?? message.integer(2)).map { Double($0) / 5 - 500 }
            let accuracy = message.integer(31).map(Double.init)
            records.append(
                Record(
                    time: message.timestamp.flatMap(Self.seconds),
                    coordinate: Coordinate(
                        longitude: Double(longitude) * Self.degreesPerSemicircle,
                        latitude: Double(latitude) * Self.degreesPerSemicircle),
                    altitude: altitude, accuracy: accuracy.flatMap { $0 > 0 ? $0 : nil }, offset: message.offset))
        default: break
        }
    }

    /// 2³¹ semicircles are 180°.
    private static let degreesPerSemicircle = 180.0 / 2_147_483_648

    /// Seconds since 1970; `nil` for the seconds since the device was switched on, which are below 2²⁸.
    private static func seconds(_ timestamp: UInt32) -> Double? {
        timestamp >= 0x1000_0000 ? Double(timestamp) + 631_065_600 : nil
    }
}

/// What is wrong with a FIT file that can be read nevertheless, up to there.
struct FITFault: Sendable, Hashable {
    /// What can be wrong.
    enum Kind: Sendable, Hashable {
        /// The file ends before it should.
        case torn
        /// The checksum at the end, or that of the header, is another one than that of the bytes.
        case wrongChecksum
        /// A message of a kind that was not defined before: its length is unknown, and so is what follows.
        case undefinedMessage
        /// What follows the end is no other FIT file.
        case foreignBytes
    }

    /// What is wrong.
    var kind: Kind
    /// Where, in bytes from the beginning.
    var offset: Int

    /// Notes what is wrong and where.
    init(_ kind: Kind, offset: Int) {
        self.kind = kind
        self.offset = offset
    }
}

/// Why bytes are not read as a FIT file at all.
public enum FITError: Error, Sendable, Hashable {
    /// They do not begin with the header of one.
    case notFIT
    /// There are more records than `FITFile.mostRecords`.
    case tooManyRecords
}
