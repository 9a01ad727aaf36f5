import Geodesy

extension FITFile {
    /// Whether bytes begin as a FIT file does.
    public static func isFIT(_ bytes: [UInt8]) -> Bool { FITHeader(bytes, at: 0) != nil }

    /// Reads a FIT file, or several that were chained.
    ///
    /// Both byte orders, compressed timestamps and developer fields are understood. Of a file that is torn or damaged, what is
    /// whole before that is read, and `faults` says so; the next of several is read again.
    /// - Throws: where the bytes do not begin as a FIT file does, or have too many records.
    /// - Complexity: linear in the number of bytes.
    public init(parsing bytes: [UInt8]) throws(FITError) {
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

extension FITActivity {
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
