import Compression
import Foundation

/// Writes tiny GeoTIFFs byte by byte from the specifications (TIFF 6.0, Adobe's technical notes 2 and 3, OGC 19-008r4, BigTIFF), so
/// that what reads them is tested against another hand than libtiff's.
struct TIFFWriter {
    enum Sample: String, CaseIterable {
        case uint8, int8, uint16, int16, uint32, int32, float32, float64, float16, int64

        var bits: Int { Int(rawValue.drop { $0.isLetter }) ?? 0 }
        var format: Int { rawValue.hasPrefix("uint") ? 1 : rawValue.hasPrefix("int") ? 2 : 3 }
    }

    enum Packing: CaseIterable {
        case none, lzw, deflate, adobeDeflate

        var code: Int {
            switch self {
            case .none: 1
            case .lzw: 5
            case .deflate: 32946
            case .adobeDeflate: 8
            }
        }
    }

    var columns: Int
    var rows: Int
    var sample = Sample.int16
    var packing = Packing.none
    /// 1: none, 2: differences, 3: differences of floating-point numbers by bytes.
    var predictor = 1
    /// The sides of tiles, or `nil` for strips.
    var tile: (columns: Int, rows: Int)?
    var rowsPerStrip = 3
    var isBigEndian = false
    var isBig = false
    var bands = 1
    /// Pieces that the file leaves out.
    var missing: Set<Int> = []
    var doubles: [Int: [Double]] = [:]
    /// Keys of GeoTIFF with their values.
    var keys: [(Int, Int)] = []
    var texts: [Int: String] = [:]
    /// In place of a packing's number.
    var compression: Int?

    /// Placed by its north-western corner.
    mutating func place(west: Double, north: Double, step: Double, isPoint: Bool = false) {
        doubles[33550] = [step, step, 0]
        doubles[33922] = [0, 0, 0, west, north, 0]
        keys = [(1024, 2), (1025, isPoint ? 2 : 1), (2048, 4326), (2054, 9102)]
    }

    func bytes(_ height: (_ column: Int, _ row: Int) -> Double) -> [UInt8] {
        let pieces = pieces(height)
        var file: [UInt8] = isBigEndian ? [0x4D, 0x4D] : [0x49, 0x49]
        file += isBig ? number(43, 2) + number(8, 2) + number(0, 2) : number(42, 2)
        let offsetPlace = file.count
        file += number(0, isBig ? 8 : 4)
        var offsets: [Int] = []
        var counts: [Int] = []
        for (index, piece) in pieces.enumerated() {
            offsets.append(missing.contains(index) ? 0 : file.count)
            counts.append(missing.contains(index) ? 0 : piece.count)
            if !missing.contains(index) { file += piece }
        }
        if file.count % 2 == 1 { file.append(0) }
        var tags: [(Int, type: Int, count: Int, bytes: [UInt8])] = []
        func add(_ tag: Int, _ type: Int, _ values: [Int]) {
            tags.append((tag, type, values.count, values.flatMap { number($0, type == 3 ? 2 : 4) }))
        }
        add(256, 4, [columns])
        add(257, 4, [rows])
        add(258, 3, Array(repeating: sample.bits, count: bands))
        add(259, 3, [compression ?? packing.code])
        add(262, 3, [1])
        add(277, 3, [bands])
        if let tile {
            add(322, 4, [tile.columns])
            add(323, 4, [tile.rows])
            add(324, 4, offsets)
            add(325, 4, counts)
        } else {
            add(273, 4, offsets)
            add(278, 4, [rowsPerStrip])
            add(279, 4, counts)
        }
        if predictor > 1 { add(317, 3, [predictor]) }
        add(339, 3, Array(repeating: sample.format, count: bands))
        for (tag, values) in doubles {
            tags.append((tag, 12, values.count, values.flatMap { number(Int(truncatingIfNeeded: $0.bitPattern), 8) }))
        }
        if !keys.isEmpty { add(34735, 3, [1, 1, 0, keys.count] + keys.flatMap { [$0.0, 0, 1, $0.1] }) }
        for (tag, text) in texts { tags.append((tag, 2, text.utf8.count + 1, Array(text.utf8) + [0])) }
        tags.sort { $0.0 < $1.0 }
        file.replaceSubrange(offsetPlace..<offsetPlace + (isBig ? 8 : 4), with: number(file.count, isBig ? 8 : 4))
        return file + directory(tags, at: file.count)
    }

    private func directory(_ tags: [(Int, type: Int, count: Int, bytes: [UInt8])], at start: Int) -> [UInt8] {
        let wide = isBig ? 8 : 4
        var directory = number(tags.count, isBig ? 8 : 2)
        var values: [UInt8] = []
        let valuesStart = start + directory.count + tags.count * (4 + 2 * wide) + wide
        for tag in tags {
            directory += number(tag.0, 2) + number(tag.type, 2) + number(tag.count, wide)
            if tag.bytes.count <= wide {
                directory += tag.bytes + Array(repeating: 0, count: wide - tag.bytes.count)
            } else {
                directory += number(valuesStart + values.count, wide)
                values += tag.bytes
                if values.count % 2 == 1 { values.append(0) }
            }
        }
        return directory + number(0, wide) + values
    }

    /// Strips or tiles, packed.
    private func pieces(_ height: (Int, Int) -> Double) -> [[UInt8]] {
        let width = tile?.columns ?? columns
        let depth = tile?.rows ?? rowsPerStrip
        var pieces: [[UInt8]] = []
        for top in stride(from: 0, to: rows, by: depth) {
            for left in stride(from: 0, to: columns, by: width) {
                let bottom = tile == nil ? min(top + depth, rows) : top + depth
                var piece: [UInt8] = []
                for row in top..<bottom {
                    // Tiles go on beyond the image.
                    let numbers = (left..<left + width).flatMap { column in
                        Array(
                            repeating: bits(of: height(min(column, columns - 1), min(row, rows - 1))), count: bands)
                    }
                    piece += predicted(numbers)
                }
                pieces.append(packed(piece))
            }
        }
        return pieces
    }

    private func bits(of height: Double) -> Int {
        switch sample {
        case .float16, .float32: Int(Float(height).bitPattern)
        case .float64: Int(truncatingIfNeeded: height.bitPattern)
        default: Int(height)
        }
    }

    private func predicted(_ numbers: [Int]) -> [UInt8] {
        let size = sample.bits / 8
        switch predictor {
        case 2:
            return zip(numbers, [0] + numbers).flatMap { number($0 &- $1, size) }
        case 3:
            // First the highest bytes of all numbers, then the next; then differences of bytes.
            let planes = (0..<size).reversed().flatMap { byte in
                numbers.map { UInt8(truncatingIfNeeded: $0 >> (8 * byte)) }
            }
            return zip(planes, [0] + planes).map { $0 &- $1 }
        default: return numbers.flatMap { number($0, size) }
        }
    }

    private func number(_ value: Int, _ size: Int) -> [UInt8] {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        return isBigEndian ? bytes.reversed() : bytes
    }

    private func packed(_ bytes: [UInt8]) -> [UInt8] {
        switch packing {
        case .none: return bytes
        case .lzw: return lzw(bytes)
        case .deflate, .adobeDeflate:
            var gzip: [UInt8] = []
            let compressor = Compressor(.gzip)
            try? bytes.withUnsafeBytes { try compressor.write($0) { gzip += $0 } }
            try? compressor.finish { gzip += $0 }
            var (low, high): (UInt32, UInt32) = (1, 0)
            for byte in bytes {
                low = (low + UInt32(byte)) % 65521
                high = (high + low) % 65521
            }
            let sum = high << 16 | low
            // The stream of gzip between header and trailer, with those of zlib (RFC 1950).
            return [0x78, 0x9C] + gzip[10..<gzip.count - 8]
                + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
        }
    }

    /// LZW whose table is cleared before codes need more than nine bits.
    private func lzw(_ bytes: [UInt8]) -> [UInt8] {
        var bits: [Bool] = []
        func put(_ code: Int) { bits += (0..<9).reversed().map { code >> $0 & 1 == 1 } }
        for (index, byte) in bytes.enumerated() {
            if index % 200 == 0 { put(256) }
            put(Int(byte))
        }
        if bytes.isEmpty { put(256) }
        put(257)
        return stride(from: 0, to: bits.count, by: 8).map { start in
            (0..<8).reduce(0) { $0 << 1 | (start + $1 < bits.count && bits[start + $1] ? 1 : 0) }
        }
    }
}
