/// A raster of heights that can be opened: its grid is known, its samples are not read yet.
public protocol ElevationSource: Sendable {
    /// Its name in messages: the file, and the entry in an archive.
    var name: String { get }
    /// Where its samples lie.
    var grid: ElevationGrid { get }
    /// The pieces in which samples are read, in columns and rows; blocks at the eastern and southern edges may hold fewer.
    var blockSize: (columns: Int, rows: Int) { get }
    /// Opens it.
    ///
    /// - Throws: `ElevationError` where it cannot be read any more.
    func open() throws(ElevationError) -> any ElevationReader
}

/// An opened raster of heights; used by one thread at a time.
public protocol ElevationReader: AnyObject {
    /// How much memory it holds beside the blocks that it returns, in bytes.
    var heldBytes: Int { get }
    /// Writes the samples of the block in a column and row of blocks, row by row as wide as the block is: metres, not a number in
    /// voids.
    ///
    /// - Throws: `ElevationError` where the block is damaged.
    func read(
        blockColumn: Int, blockRow: Int, into samples: inout ContiguousArray<Float>
    ) throws(ElevationError)
}

/// Values outside this range (metres) are not heights but undeclared marks of voids, such as −32768, −9999 or
/// 3.4·10³⁸. The Dead Sea's shore is at −430 m.
public let plausibleHeights: ClosedRange<Float> = -500...9000
