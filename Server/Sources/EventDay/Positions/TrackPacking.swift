import EventStore
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
        var reader = Reader(bytes)
        while let (rider, count) = reader.header() {
            let fixes = reader.fixes(count)
            if !fixes.isEmpty { tracks.append((rider, fixes)) }
            guard fixes.count == count else { break }
        }
        return tracks
    }

    /// The records of seconds as one record for each rider.
    ///
    /// - Complexity: memory for the positions of one rider, since a position takes ten times as much unpacked.
    static func gathered(_ seconds: [TrackRecord]) -> [TrackRecord] {
        guard let start = seconds.first?.start else { return [] }
        let tracks = PackedTracks(seconds)
        return tracks.riders.compactMap { rider in
            let fixes = tracks.fixes(of: rider).sorted { $0.time < $1.time }
            return fixes.isEmpty ? nil : TrackRecord(start: start, rider: rider, bytes: pack([(rider, fixes)]))
        }
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
