/// Writes what `HeightColumns` reads.
package struct HeightWriter {
    package private(set) var starts: ContiguousArray<UInt32> = []
    package private(set) var bytes: ContiguousArray<UInt8> = []
    private var edgeCount = 0

    package init() {}

    /// Appends the heights between the ends of the next edge, which has these levels; none where one of them is unknown.
    package mutating func append(_ inner: ArraySlice<Float>, from first: UInt16, to last: UInt16) {
        if edgeCount % HeightColumns.groupLength == 0 { starts.append(UInt32(bytes.count)) }
        edgeCount += 1
        guard first != HeightScale.unknown, last != HeightScale.unknown else { return }
        var previous = Int32(first)
        for (number, height) in inner.enumerated() {
            let level = Int32(HeightScale.level(Double(height)))
            let predicted = HeightReader.predicted(after: previous, left: inner.count - 1 - number, last: Int32(last))
            appendVarint(level - predicted)
            previous = level
        }
    }

    /// Ends the last group.
    package mutating func finish() { starts.append(UInt32(bytes.count)) }

    private mutating func appendVarint(_ difference: Int32) {
        var rest = UInt32(bitPattern: difference << 1 ^ difference >> 31)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
