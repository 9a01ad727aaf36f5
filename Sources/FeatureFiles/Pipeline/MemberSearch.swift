import GeoJSON
import Support

/// Looks whether a text can have a member named `crs` or `bbox` anywhere, without splitting it: whether these letters stand in it, or
/// an escape with which a name may be spelled.
///
/// Most files have neither behind the start of their list of Features. Reading the whole file for that takes a third of the time of
/// splitting it.
enum MemberSearch {
    private static let chunkSize = 3 << 15
    /// The length of the longest of the texts looked for, but one.
    private static let overlap = 3

    /// Whether the names may stand in bytes that are followed by those that `read` gives. May end before the last ones.
    static func finds(in start: ArraySlice<UInt8>, read: (UnsafeMutableRawBufferPointer) throws -> Int) throws -> Bool {
        if finds(in: Array(start)) { return true }
        var last = Array(start.suffix(overlap))
        let found = Latch()
        try Parallel.inOrder([Void](repeating: (), count: min(Parallel.coreCount, 4)), ahead: 8) {
            guard !found.isOn else { return nil }
            var count = 0
            let chunk = try [UInt8](unsafeUninitializedCapacity: overlap + chunkSize) { room, filled in
                _ = room.initialize(from: last)
                let rest = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: room[last.count...]))
                count = try read(rest)
                filled = last.count + max(count, 0)
            }
            guard count > 0 else { return nil }
            last = Array(chunk.suffix(overlap))
            return chunk
        } work: { _, chunk in
            finds(in: chunk)
        } take: {
            if $0 { found.turnOn() }
        }
        return found.isOn
    }

    /// Whether `crs`, `bbox` or `\u` stands in a text.
    ///
    /// - Complexity: O(*n*), sixteen bytes at a time.
    static func finds(in text: [UInt8]) -> Bool {
        text.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return false }
            func block(_ offset: Int) -> SIMD16<UInt8> { (base + offset).loadUnaligned(as: SIMD16<UInt8>.self) }
            func all(_ letter: Unicode.Scalar) -> SIMD16<UInt8> { SIMD16(repeating: UInt8(ascii: letter)) }
            let (c, r, s, b, o, slash, u) = (all("c"), all("r"), all("s"), all("b"), all("o"), all("\\"), all("u"))
            var place = 0
            while bytes.count - place >= 18 {
                let (first, second, third) = (block(place), block(place + 1), block(place + 2))
                let isSystem = (first .== c) .& (second .== r) .& (third .== s)
                let isBox = (first .== b) .& (second .== b) .& (third .== o)
                if any(isSystem .| isBox .| ((first .== slash) .& (second .== u))) { return true }
                place += 16
            }
            while place < bytes.count {
                let rest = bytes[place...].prefix(3)
                if rest.elementsEqual("crs".utf8) || rest.elementsEqual("bbo".utf8) || rest.starts(with: "\\u".utf8) {
                    return true
                }
                place += 1
            }
            return false
        }
    }
}
