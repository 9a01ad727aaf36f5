/// The bytes of an HGT tile as a reader of blocks.
package final class HGTSamples<Bytes: RandomAccessCollection>: ElevationReader
where Bytes.Element == UInt8, Bytes.Index == Int {
    private let bytes: Bytes
    private let side: Int
    package let heldBytes: Int

    /// The samples along each side of a block.
    package static var blockSide: Int { 256 }

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
