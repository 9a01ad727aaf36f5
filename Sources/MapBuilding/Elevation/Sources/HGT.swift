public import Geodesy

/// The format of the Shuttle Radar Topography Mission's tiles: a square of one degree, big-endian 16-bit metres, rows from north to
/// south, with nothing else in the file. The name gives the position: `N55E061.hgt` has its south-western sample at 55° N 61° E.
///
/// Neighbouring tiles share the samples on their common edge. −32768 is a void. *SRTM Collection User Guide* (NASA LP DAAC, 2015).
public enum HGT {
    /// The value of voids.
    public static let void = Int16.min

    /// The south-western corner at the beginning of a file's name, in any case of letters; `nil` where there is none.
    public static func corner(ofName name: some StringProtocol) -> (latitude: Int, longitude: Int)? {
        let bytes = Array(name.utf8.prefix(8))
        guard bytes.count >= 7 else { return nil }
        func digits(_ range: Range<Int>) -> Int? {
            var value = 0
            for byte in bytes[range] {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
            }
            return value
        }
        func sign(_ byte: UInt8, _ positive: UInt8, _ negative: UInt8) -> Int? {
            let upper = byte & 0xDF
            return upper == positive ? 1 : upper == negative ? -1 : nil
        }
        guard let north = sign(bytes[0], UInt8(ascii: "N"), UInt8(ascii: "S")), let latitude = digits(1..<3),
            let east = sign(bytes[3], UInt8(ascii: "E"), UInt8(ascii: "W")), let longitude = digits(4..<7)
        else { return nil }
        // The next character must not be a further digit.
        if bytes.count == 8, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[7]) { return nil }
        let corner = (latitude: north * latitude, longitude: east * longitude)
        return (-90..<90).contains(corner.latitude) && (-180..<180).contains(corner.longitude) ? corner : nil
    }

    /// The name of the tile with a south-western corner, such as `N55E061`.
    public static func name(latitude: Int, longitude: Int) -> String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number.magnitude)
            return String(repeating: "0", count: max(width - digits.count, 0)) + digits
        }
        return (latitude < 0 ? "S" : "N") + padded(latitude, 2) + (longitude < 0 ? "W" : "E") + padded(longitude, 3)
    }

    /// Samples along each side of a tile with a number of bytes: 1201 for 3″, 3601 for 1″, 10801 for ⅓″, and other fractions of
    /// 3″; `nil` for
    /// sizes that no tile has.
    public static func side(ofByteCount count: Int) -> Int? {
        for refinement in 1...9 where count == 2 * (1200 * refinement + 1) * (1200 * refinement + 1) {
            return 1200 * refinement + 1
        }
        return nil
    }

    /// The grid of a tile.
    public static func grid(latitude: Int, longitude: Int, side: Int) -> ElevationGrid? {
        guard side > 1 else { return nil }
        let step = 1 / Double(side - 1)
        return ElevationGrid(
            columns: side, rows: side, west: Double(longitude), north: Double(latitude + 1), longitudeStep: step,
            latitudeStep: step)
    }

    /// The bytes of a tile with a number of samples along each side.
    ///
    /// - Parameter height: the height at a place in whole metres, `void` where there is none.
    public static func tile(
        latitude: Int, longitude: Int, side: Int, height: (Coordinate) -> Int16
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * side * side)
        for row in 0..<side {
            for column in 0..<side {
                let place = Coordinate(
                    longitude: Double(longitude) + Double(column) / Double(side - 1),
                    latitude: Double(latitude) + Double(side - 1 - row) / Double(side - 1))
                let value = UInt16(bitPattern: height(place))
                bytes.append(UInt8(value >> 8))
                bytes.append(UInt8(value & 0xFF))
            }
        }
        return bytes
    }

    /// The height in two bytes, in metres; not a number for voids.
    @inline(__always)
    package static func height(_ high: UInt8, _ low: UInt8) -> Float {
        let metres = Float(Int16(bitPattern: UInt16(high) << 8 | UInt16(low)))
        return plausibleHeights.contains(metres) ? metres : .nan
    }
}

/// The bytes of an HGT tile as a reader of blocks.
final class HGTSamples<Bytes: RandomAccessCollection>: ElevationReader
where Bytes.Element == UInt8, Bytes.Index == Int {
    private let bytes: Bytes
    private let side: Int
    let heldBytes: Int

    /// The samples along each side of a block.
    static var blockSide: Int { 256 }

    /// - Parameter bytes: two for each sample, from index 0; `heldBytes` of them are in memory for this tile alone.
    package init(_ bytes: Bytes, side: Int, heldBytes: Int) {
        precondition(bytes.startIndex == 0 && bytes.count >= 2 * side * side)
        self.bytes = bytes
        self.side = side
        self.heldBytes = heldBytes
    }

    package func read(
        blockColumn: Int, blockRow: Int, into samples: inout ContiguousArray<Float>
    ) throws(ElevationError) {
        let columns = blockColumn * Self.blockSide..<min((blockColumn + 1) * Self.blockSide, side)
        let rows = blockRow * Self.blockSide..<min((blockRow + 1) * Self.blockSide, side)
        var target = 0
        for row in rows {
            for index in row * side + columns.lowerBound..<row * side + columns.upperBound {
                samples[target] = HGT.height(bytes[2 * index], bytes[2 * index + 1])
                target += 1
            }
        }
    }
}
