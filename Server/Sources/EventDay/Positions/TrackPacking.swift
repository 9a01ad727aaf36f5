import VeloQuest

/// Positions in few bytes: of each rider the identifier, how many, and the differences from one to the next.
///
/// Times in milliseconds, coordinates in millionths of a degree (a tenth of a metre), accuracies in decimetres, speeds in centimetres per
/// second, courses in degrees; each as a whole number of 7 bits a byte, the sign in the lowest bit. Absent values are 0, others one more.
enum TrackPacking {
    static func pack(_ tracks: [(rider: String, fixes: [Fix])]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (rider, fixes) in tracks where !fixes.isEmpty {
            append(UInt64(rider.utf8.count), to: &bytes)
            bytes += rider.utf8
            append(UInt64(fixes.count), to: &bytes)
            var last: (Int64, Int64, Int64) = (0, 0, 0)
            for fix in fixes {
                let next = (
                    whole(fix.time, 1000), whole(fix.coordinate.longitude, 1e6), whole(fix.coordinate.latitude, 1e6)
                )
                append(signed: next.0 - last.0, to: &bytes)
                append(signed: next.1 - last.1, to: &bytes)
                append(signed: next.2 - last.2, to: &bytes)
                append(optional: fix.horizontalAccuracy, 10, to: &bytes)
                append(optional: fix.speed, 100, to: &bytes)
                append(optional: fix.course, 1, to: &bytes)
                last = next
            }
        }
        return bytes
    }

    /// The positions in packed bytes, up to the first damage.
    static func unpack(_ bytes: [UInt8]) -> [(rider: String, fixes: [Fix])] {
        var tracks: [(rider: String, fixes: [Fix])] = []
        var place = 0
        func number() -> UInt64? {
            var value: UInt64 = 0
            var shift: UInt64 = 0
            while place < bytes.count, shift < 64 {
                let byte = bytes[place]
                place += 1
                value |= UInt64(byte & 0x7F) << shift
                if byte < 0x80 { return value }
                shift += 7
            }
            return nil
        }
        func signed() -> Int64? { number().map { Int64(bitPattern: $0 >> 1) ^ -Int64(bitPattern: $0 & 1) } }
        func optional(_ scale: Double) -> Double?? {
            guard let value = number() else { return nil }
            return .some(value == 0 ? nil : Double(value - 1) / scale)
        }
        while place < bytes.count {
            guard let length = number(), length <= UInt64(bytes.count - place) else { return tracks }
            let rider = String(decoding: bytes[place..<(place + Int(length))], as: UTF8.self)
            place += Int(length)
            guard let count = number(), count <= UInt64(bytes.count) else { return tracks }
            var fixes: [Fix] = []
            var last: (Int64, Int64, Int64) = (0, 0, 0)
            for _ in 0..<count {
                guard let time = signed(), let longitude = signed(), let latitude = signed(),
                    let accuracy = optional(10),
                    let speed = optional(100), let course = optional(1)
                else { break }
                last = (last.0 &+ time, last.1 &+ longitude, last.2 &+ latitude)
                fixes.append(
                    Fix(
                        time: Double(last.0) / 1000,
                        coordinate: Coordinate(longitude: Double(last.1) / 1e6, latitude: Double(last.2) / 1e6),
                        horizontalAccuracy: accuracy, speed: speed, course: course))
            }
            if !fixes.isEmpty { tracks.append((rider, fixes)) }
            guard fixes.count == Int(count) else { return tracks }
        }
        return tracks
    }

    private static func whole(_ value: Double, _ scale: Double) -> Int64 { Int64((value * scale).rounded()) }

    private static func append(signed value: Int64, to bytes: inout [UInt8]) {
        append(UInt64(bitPattern: (value << 1) ^ (value >> 63)), to: &bytes)
    }

    private static func append(optional value: Double?, _ scale: Double, to bytes: inout [UInt8]) {
        let scaled = value.map { ($0 * scale).rounded() }
        append(scaled.flatMap { $0 >= 0 && $0 < 1e9 ? UInt64($0) + 1 : nil } ?? 0, to: &bytes)
    }

    private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        var value = value
        while value >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
            value >>= 7
        }
        bytes.append(UInt8(value))
    }
}
