import Geodesy
import Support
import TestSupport
import Testing

@testable import Exchange

@Suite("FIT files")
struct FITReadingTests {
    private static let start = 1_717_232_400.0

    private static func points(_ count: Int, from start: Double = start) -> [FITBytes.Point] {
        (0..<count).map {
            FITBytes.Point(
                time: start + Double($0), longitude: -32 + Double($0) * 1e-4, latitude: 55 - Double($0) * 1e-4,
                altitude: 120.4, accuracy: 4)
        }
    }

    private func times(_ file: FITFile) -> [Double?] { file.activities.flatMap(\.records).map(\.time) }

    @Test("places, times, altitudes and accuracies are read in both byte orders", arguments: [false, true])
    func records(isBigEndian: Bool) throws {
        let file = try FITFile(parsing: FITBytes.file(Self.points(5), isBigEndian: isBigEndian))
        #expect(file.faults.isEmpty && file.activities.count == 1)
        let activity = try #require(file.activities.first)
        #expect(activity.type == 4 && !activity.isCourse && activity.recordsWithoutPlace == 0)
        for (record, point) in zip(activity.records, Self.points(5)) {
            #expect(record.time == point.time && record.accuracy == 4)
            #expect(abs((record.altitude ?? 0) - 120.4) < 0.01)
            let place = Coordinate(longitude: point.longitude ?? 0, latitude: point.latitude ?? 0)
            #expect(record.coordinate.distance(to: place) < 0.01)
        }
        #expect(activity.records.map(\.offset) == activity.records.map(\.offset).sorted())
    }

    /// From <https://forums.garmin.com/developer/fit-sdk/f/discussion/323237>: a header that a Garmin device wrote.
    @Test("the header of a device is known, with its checksum; what is none is refused")
    func header() throws {
        let header: [UInt8] = [
            0x0E, 0x10, 0x4D, 0x08, 0xCE, 0x03, 0x00, 0x00, 0x2E, 0x46, 0x49, 0x54, 0x29, 0xB7,
        ]
        #expect(FITFile.isFIT(header) && FITBytes.checksum(header) == 0)
        #expect(try FITFile(parsing: header).faults.map(\.kind) == [.torn])
        var wrong = header
        wrong[12] ^= 1
        #expect(try FITFile(parsing: wrong).faults.map(\.kind) == [.wrongChecksum, .torn])
        #expect(throws: FITError.notFIT) { try FITFile(parsing: Array(header.prefix(11))) }
        #expect(throws: FITError.notFIT) { try FITFile(parsing: Array("<gpx></gpx>....".utf8)) }
        #expect(throws: FITError.notFIT) { try FITFile(parsing: []) }
        #expect(
            FITError.notFIT.message[.english].contains("no FIT")
                && FITError.notFIT.message[.russian].contains("не файл FIT"))
    }

    @Test("compressed timestamps count on from the last time, over the end of 32 seconds")
    func compressedTimes() throws {
        var bytes = FITBytes()
        let place = [bytes.field(0, 0x85, 1 << 20 as Int32), bytes.field(1, 0x85, 1 << 20 as Int32)]
        let time = bytes.field(253, 0x86, FITBytes.timestamp(Self.start))
        bytes.define(0, 20, place)
        // Before any time was told there is none to count on from.
        bytes.write(0, place, compressed: 3)
        bytes.define(1, 21, [time])
        bytes.write(1, [time])
        let bits = UInt8(FITBytes.timestamp(Self.start) & 0x1F)
        for step in [0, 1, 5, 30, 36] as [UInt8] { bytes.write(0, place, compressed: (bits &+ step) & 0x1F) }
        let file = try FITFile(parsing: bytes.file)
        #expect(file.faults.isEmpty)
        #expect(times(file) == [nil] + [0, 1, 5, 30, 36].map { Self.start + $0 })
    }

    @Test("developer fields, messages that are not about the track, arrays and unknown types are passed over")
    func passedOver() throws {
        var bytes = FITBytes()
        let point = bytes.fields(of: Self.points(1)[0])
        let name = FITBytes.Field(number: 5, type: 0x07, bytes: Array("Edge\0".utf8))
        let float = FITBytes.Field(number: 9, type: 0x88, bytes: [1, 2, 3, 4])
        let future = FITBytes.Field(number: 10, type: 0x55, bytes: [1, 2, 3])
        bytes.define(2, 23, [name])
        bytes.define(7, 20, [name, float] + point + [future], developer: [2, 3])
        bytes.write(2, [name])
        bytes.write(7, [name, float] + point + [future], developer: [1, 2, 3, 4, 5])
        // The same number means something else from here on.
        bytes.define(2, 20, point)
        bytes.write(2, point)
        let file = try FITFile(parsing: bytes.file)
        #expect(file.faults.isEmpty && times(file) == [Self.start, Self.start])
        #expect(file.activities[0].records[0].coordinate == file.activities[0].records[1].coordinate)
    }

    @Test("values that stand for none are none, and so are times since the device was switched on")
    func invalid() throws {
        var points = Self.points(4)
        points[0].latitude = nil
        points[1].time = nil
        points[1].altitude = nil
        points[1].accuracy = nil
        var bytes = FITBytes()
        bytes.define(0, 20, bytes.fields(of: points[0]))
        for point in points { bytes.write(0, bytes.fields(of: point)) }
        var fields = bytes.fields(of: points[3])
        fields[0] = bytes.field(253, 0x86, 0x0FFF_FFFF as UInt32)
        bytes.write(0, fields)
        // Of another width than the type has.
        let odd = [FITBytes.Field(number: 0, type: 0x85, bytes: [1, 2, 3]), bytes.field(1, 0x85, 7 as Int32)]
        bytes.define(1, 20, odd)
        bytes.write(1, odd)
        let activity = try #require(try FITFile(parsing: bytes.file).activities.first)
        #expect(activity.recordsWithoutPlace == 2)
        #expect(activity.records.map(\.time) == [nil, Self.start + 2, Self.start + 3, nil])
        #expect(activity.records[0].altitude == nil && activity.records[0].accuracy == nil)
    }

    @Test("files that were chained are read one after the other")
    func chained() throws {
        let (one, two) = (FITBytes.file(Self.points(3)), FITBytes.file(Self.points(2, from: Self.start + 100)))
        let file = try FITFile(parsing: one + two)
        #expect(file.faults.isEmpty && file.activities.map(\.records.count) == [3, 2])
        // What is damaged in the first does not keep the second from being read.
        var damaged = one
        damaged[one.count - 2 - 16 * 2] = 0x0F
        let again = try FITFile(parsing: damaged + two)
        #expect(again.activities.map(\.records.count) == [1, 2])
        #expect(again.faults.map(\.kind) == [.wrongChecksum, .undefinedMessage])
        let tail = try FITFile(parsing: one + Array("garbage".utf8))
        #expect(tail.faults == [FITFault(.foreignBytes, offset: one.count)] && times(tail).count == 3)
    }

    @Test("what is whole of a torn file is read, wherever it is torn, and that is said")
    func torn() throws {
        let whole = FITBytes.file(Self.points(20))
        let message = 1 + 4 + 4 + 4 + 2 + 1
        for count in 14..<whole.count {
            let file = try FITFile(parsing: Array(whole.prefix(count)))
            #expect(file.faults.map(\.kind) == [.torn], "\(count)")
            let expected = max(0, (count - (whole.count - 2 - 20 * message)) / message)
            #expect(times(file).count == min(20, expected), "\(count)")
        }
    }

    @Test("a device that lost power left no size: all is read, and that it is torn is said")
    func unterminated() throws {
        var bytes = FITBytes.file(Self.points(20))
        for place in 4..<8 { bytes[place] = 0 }
        bytes.removeLast(2)
        let file = try FITFile(parsing: bytes)
        #expect(times(file).count == 20 && file.faults.contains { $0.kind == .torn })
    }

    @Test("a wrong checksum, of header or file, is said, and a missing one of the header is not")
    func checksums() throws {
        let whole = FITBytes.file(Self.points(3))
        for place in [12, whole.count - 1, whole.count - 10] {
            var bytes = whole
            bytes[place] ^= 0x40
            let file = try FITFile(parsing: bytes)
            #expect(file.faults == [FITFault(.wrongChecksum, offset: 0)] && times(file).count == 3, "\(place)")
        }
        var bytes = Array(whole.dropLast(2))
        (bytes[12], bytes[13]) = (0, 0)
        let sum = FITBytes.checksum(bytes)
        #expect(try FITFile(parsing: bytes + [UInt8(sum & 0xFF), UInt8(sum >> 8)]).faults.isEmpty)
        // A header of 12 bytes has none.
        var short = Array(whole[..<12] + whole[14..<whole.count - 2])
        short[0] = 12
        let other = FITBytes.checksum(short)
        let file = try FITFile(parsing: short + [UInt8(other & 0xFF), UInt8(other >> 8)])
        #expect(file.faults.isEmpty && times(file).count == 3)
    }

    @Test("a message that was never defined ends the reading, and is said with its place")
    func undefined() throws {
        var bytes = FITBytes()
        let point = bytes.fields(of: Self.points(1)[0])
        bytes.define(1, 20, point)
        bytes.write(1, point)
        bytes.write(5, point)
        bytes.write(1, point)
        let file = try FITFile(parsing: bytes.file)
        #expect(times(file).count == 1)
        #expect(file.faults.map(\.kind) == [.undefinedMessage])
        #expect(
            file.faults[0].message[.english].contains("damaged")
                && file.faults[0].message[.russian].contains("повреждён"))
    }

    /// Written by Garmin's own encoder (garmin-fit-sdk 21.218.0 for Python): four records with a developer field, the second of them
    /// without a place. The numbers expected are what fitdecode 0.11.0 reads.
    private static let byGarmin = """
        0e20e252ed0000002e46495413ab400000000004000100010284020284040486000401000100505d8644410000cf00030110
        0d04048603010201000102030405060708090a0b0c0d0e0f0100000000420000ce0005000102010102020102030507080207
        020000026d6f6f64007800430000150003fd048600010001010003505d86440000640000140006fd04860301020004850104
        854e04861f01020100010004505d86447866563927dad0a92b0d0e00000300650000140002fd04860301020100010005515d
        8644790104525d86447a365e3927aad8a92b170e0000050204535d86447b1e62392792dca92b1c0e0000060303545d864400
        04fd58
        """

    @Test("a file that Garmin's encoder wrote is read as another reader reads it")
    func byGarmin() throws {
        let digits = Self.byGarmin.filter(\.isHexDigit).map { UInt8($0.hexDigitValue ?? 0) }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        let file = try FITFile(parsing: bytes)
        #expect(bytes.count == 253 && file.faults.isEmpty && file.activities.count == 1)
        let activity = file.activities[0]
        // 2026-06-06T05:00:00Z
        #expect(activity.records.map(\.time) == [0, 2, 3].map { 1_780_722_000 + $0 })
        let semicircles = 180.0 / 2_147_483_648
        #expect(
            activity.records.map(\.coordinate.latitude)
                == [658_069_094, 658_071_094, 658_072_094].map { $0 * semicircles })
        #expect(
            activity.records.map(\.coordinate.longitude)
                == [732_549_338, 732_551_338, 732_552_338].map { $0 * semicircles })
        #expect(activity.records.map(\.accuracy) == [3, 5, 6] && activity.recordsWithoutPlace == 1)
        #expect(abs((activity.records[1].altitude ?? 0) - 221.4) < 0.01)
    }

    @Test("a course is known as one")
    func course() throws {
        #expect(try FITFile(parsing: FITBytes.file(Self.points(2), type: 6)).activities[0].isCourse)
    }
}
