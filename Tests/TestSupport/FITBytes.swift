/// Writes FIT files by the protocol's description, for the tests of what reads them.
package struct FITBytes {
    /// A field of a message: its number, base type and bytes in the order of the file.
    package struct Field {
        package var number: UInt8
        package var type: UInt8
        package var bytes: [UInt8]

        package init(number: UInt8, type: UInt8, bytes: [UInt8]) {
            self.number = number
            self.type = type
            self.bytes = bytes
        }
    }

    /// A point of a track, as devices write it.
    package struct Point {
        package var time: Double?
        package var longitude: Double?
        package var latitude: Double?
        package var altitude: Double?
        package var accuracy: UInt8?

        package init(
            time: Double?, longitude: Double?, latitude: Double?, altitude: Double? = nil, accuracy: UInt8? = nil
        ) {
            self.time = time
            self.longitude = longitude
            self.latitude = latitude
            self.altitude = altitude
            self.accuracy = accuracy
        }
    }

    /// The messages so far, without header and checksum.
    package var messages: [UInt8] = []
    private let isBigEndian: Bool

    package init(isBigEndian: Bool = false) { self.isBigEndian = isBigEndian }

    /// A number in the byte order of the messages.
    package func number(_ value: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: isBigEndian ? value.bigEndian : value.littleEndian) { Array($0) }
    }

    package func field(_ number: UInt8, _ type: UInt8, _ value: some FixedWidthInteger) -> Field {
        Field(number: number, type: type, bytes: self.number(value))
    }

    /// Seconds since 1970 as the protocol counts them.
    package static func timestamp(_ time: Double) -> UInt32 { UInt32(time - 631_065_600) }

    package mutating func define(_ local: UInt8, _ message: UInt16, _ fields: [Field], developer: [UInt8] = []) {
        messages += [0x40 | (developer.isEmpty ? 0 : 0x20) | local, 0, isBigEndian ? 1 : 0]
        messages += number(message) + [UInt8(fields.count)]
        for field in fields { messages += [field.number, UInt8(field.bytes.count), field.type] }
        if !developer.isEmpty {
            messages.append(UInt8(developer.count))
            for (index, size) in developer.enumerated() { messages += [UInt8(index), size, 0] }
        }
    }

    /// A data message; with five bits of a time in its header where they are given.
    package mutating func write(_ local: UInt8, _ fields: [Field], compressed: UInt8? = nil, developer: [UInt8] = []) {
        messages.append(compressed.map { 0x80 | local << 5 | $0 } ?? local)
        messages += fields.flatMap(\.bytes) + developer
    }

    package func fields(of point: Point) -> [Field] {
        func semicircles(_ degrees: Double?) -> Int32 {
            degrees.map { Int32(($0 / 180 * 2_147_483_648).rounded()) } ?? .max
        }
        return [
            field(253, 0x86, point.time.map(Self.timestamp) ?? .max),
            field(0, 0x85, semicircles(point.latitude)), field(1, 0x85, semicircles(point.longitude)),
            field(2, 0x84, point.altitude.map { UInt16((($0 + 500) * 5).rounded()) } ?? .max),
            field(31, 0x02, point.accuracy ?? .max),
        ]
    }

    /// A whole file: what it is, the points, header and checksum.
    ///
    /// - Parameter type: 4 for an activity, 6 for a course.
    package static func file(_ points: [Point], type: UInt8 = 4, isBigEndian: Bool = false) -> [UInt8] {
        var bytes = FITBytes(isBigEndian: isBigEndian)
        let kind = [bytes.field(0, 0x00, type), bytes.field(1, 0x84, 1 as UInt16)]
        bytes.define(0, 0, kind)
        bytes.write(0, kind)
        if let first = points.first { bytes.define(1, 20, bytes.fields(of: first)) }
        for point in points { bytes.write(1, bytes.fields(of: point)) }
        return bytes.file
    }

    /// The messages with header and checksum.
    package var file: [UInt8] {
        var file: [UInt8] = [14, 0x20] + littleEndian(2132 as UInt16) + littleEndian(UInt32(messages.count))
        file += Array(".FIT".utf8)
        file += littleEndian(Self.checksum(file)) + messages
        return file + littleEndian(Self.checksum(file))
    }

    private func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }

    /// By halves of bytes, as the protocol's page computes it.
    package static func checksum(_ bytes: [UInt8]) -> UInt16 {
        let table: [UInt16] = [
            0x0000, 0xCC01, 0xD801, 0x1400, 0xF001, 0x3C00, 0x2800, 0xE401, 0xA001, 0x6C00, 0x7800, 0xB401, 0x5000,
            0x9C01, 0x8801, 0x4400,
        ]
        return bytes.reduce(0) { sum, byte in
            let low = sum >> 4 & 0x0FFF ^ table[Int(sum & 0xF)] ^ table[Int(byte & 0xF)]
            return low >> 4 & 0x0FFF ^ table[Int(low & 0xF)] ^ table[Int(byte >> 4)]
        }
    }
}
