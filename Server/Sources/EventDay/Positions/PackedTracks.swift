import EventStore
import VeloQuest

/// Records of positions that are unpacked rider by rider.
struct PackedTracks {
    private let records: [[UInt8]]
    /// Where the positions of each rider begin, and how many there are.
    private var parts: [String: [Part]] = [:]

    private struct Part {
        let record: Int
        let offset: Int
        let count: Int
    }

    /// Finds the riders in records; of a damaged record what is before the damage.
    init(_ records: [TrackRecord]) {
        self.records = records.map(\.bytes)
        for (number, bytes) in self.records.enumerated() {
            var reader = TrackPacking.Reader(bytes)
            while let (rider, count) = reader.header() {
                parts[rider, default: []].append(Part(record: number, offset: reader.offset, count: count))
                guard reader.skipFixes(count) else { break }
            }
        }
    }

    /// The riders, in order.
    var riders: [String] { parts.keys.sorted() }

    /// The positions of a rider, in the order of the records.
    func fixes(of rider: String) -> [Fix] {
        (parts[rider] ?? []).flatMap { part in
            var reader = TrackPacking.Reader(records[part.record], at: part.offset)
            return reader.fixes(part.count)
        }
    }
}

extension TrackPacking {
    /// Reads what `pack` wrote.
    struct Reader {
        private let bytes: [UInt8]
        /// Where it reads.
        private(set) var offset: Int

        init(_ bytes: [UInt8], at offset: Int = 0) {
            self.bytes = bytes
            self.offset = offset
        }

        /// A rider, and how many positions follow; `nil` at the end, and where the bytes are damaged.
        mutating func header() -> (rider: String, count: Int)? {
            guard let length = number(), length <= UInt64(bytes.count - offset) else { return nil }
            let rider = String(decoding: bytes[offset..<(offset + Int(length))], as: UTF8.self)
            offset += Int(length)
            guard let count = number(), count <= UInt64(bytes.count) else { return nil }
            return (rider, Int(count))
        }

        /// The positions of a rider; fewer where the bytes are damaged.
        mutating func fixes(_ count: Int) -> [Fix] {
            var fixes: [Fix] = []
            var last: (Int64, Int64, Int64) = (0, 0, 0)
            for _ in 0..<count {
                guard let time = signed(), let longitude = signed(), let latitude = signed(),
                    let accuracy = optional(10), let speed = optional(100), let course = optional(1)
                else { break }
                last = (last.0 &+ time, last.1 &+ longitude, last.2 &+ latitude)
                fixes.append(
                    Fix(
                        time: Double(last.0) / 1000,
                        coordinate: Coordinate(longitude: Double(last.1) / 1e6, latitude: Double(last.2) / 1e6),
                        horizontalAccuracy: accuracy, speed: speed, course: course))
            }
            return fixes
        }

        /// Skips the positions of a rider; `false` where the bytes are damaged.
        mutating func skipFixes(_ count: Int) -> Bool {
            for _ in 0..<(6 * count) where number() == nil { return false }
            return true
        }

        private mutating func number() -> UInt64? {
            var value: UInt64 = 0
            var shift: UInt64 = 0
            while offset < bytes.count, shift < 64 {
                let byte = bytes[offset]
                offset += 1
                value |= UInt64(byte & 0x7F) << shift
                if byte < 0x80 { return value }
                shift += 7
            }
            return nil
        }

        private mutating func signed() -> Int64? {
            number().map { Int64(bitPattern: $0 >> 1) ^ -Int64(bitPattern: $0 & 1) }
        }

        private mutating func optional(_ scale: Double) -> Double?? {
            guard let value = number() else { return nil }
            return .some(value == 0 ? nil : Double(value - 1) / scale)
        }
    }
}
