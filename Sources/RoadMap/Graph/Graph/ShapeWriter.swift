/// Writes what `EdgeShapes` reads.
package struct ShapeWriter {
    package private(set) var starts: ContiguousArray<UInt32> = []
    package private(set) var bytes: ContiguousArray<UInt8> = []

    package init(starts: ContiguousArray<UInt32> = [], bytes: ContiguousArray<UInt8> = []) {
        self.starts = starts
        self.bytes = bytes
    }
    private var edgeCount = 0
    private var differences: ContiguousArray<Int32> = []

    /// Appends the inner points of the next edge, which has these ends. Concrete types, since other modules do not specialise these.
    package mutating func append(
        _ points: ArraySlice<FixedCoordinate>, from first: FixedCoordinate, to last: FixedCoordinate
    ) {
        if edgeCount % EdgeShapes.groupLength == 0 { starts.append(UInt32(bytes.count)) }
        edgeCount += 1
        guard !points.isEmpty else { return bytes.append(0) }
        differences.removeAll(keepingCapacity: true)
        var previous = first
        for place in points {
            differences.append(place.longitude &- previous.longitude)
            differences.append(place.latitude &- previous.latitude)
            previous = place
        }
        let width = differences.reduce(1) { max($0, ShapeWriter.width(of: $1)) }
        let count = min(points.count, 63)
        let head = ShapeWriter.margin(of: points, first, last) << 11 | UInt16(width - 1) << 6 | UInt16(count)
        bytes.append(UInt8(truncatingIfNeeded: head))
        bytes.append(UInt8(head >> 8))
        if count == 63 { appendVarint(points.count - 63) }
        appendDifferences(width: width)
    }

    /// How far points lie off the box around the ends, as the least m of which 2ᵐ − 1 is as much.
    static func margin(
        of points: ArraySlice<FixedCoordinate>, _ first: FixedCoordinate, _ last: FixedCoordinate
    ) -> UInt16 {
        var box = EdgeIndex.Box.empty
        box.extend(to: first)
        box.extend(to: last)
        var excess: Int64 = 0
        for place in points {
            let (longitude, latitude) = (Int64(place.longitude), Int64(place.latitude))
            excess = max(excess, Int64(box.west) - longitude, longitude - Int64(box.east))
            excess = max(excess, Int64(box.south) - latitude, latitude - Int64(box.north))
        }
        return min(UInt16(64 - excess.leadingZeroBitCount), ShapeRecord.unboundedMargin)
    }

    /// Ends the last group.
    package mutating func finish() {
        starts.append(UInt32(bytes.count))
        bytes.append(contentsOf: repeatElement(0, count: EdgeShapes.padding))
    }

    /// The fewest bits, 1 to 32, that hold a number and its sign.
    private static func width(of difference: Int32) -> Int {
        33 - (difference ^ difference >> 31).leadingZeroBitCount
    }

    private mutating func appendDifferences(width: Int) {
        var word: UInt64 = 0
        var bits = 0
        for difference in differences {
            let raw = UInt64(UInt32(bitPattern: difference)) & (1 << UInt64(width) - 1)
            word |= raw << UInt64(bits)
            bits += width
            while bits >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: word))
                word >>= 8
                bits -= 8
            }
        }
        if bits > 0 { bytes.append(UInt8(truncatingIfNeeded: word)) }
    }

    private mutating func appendVarint(_ number: Int) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
