/// The position of a tile by its name, and its number of samples by its size.
struct HGTPlacement: Sendable {
    let side: Int
    let grid: ElevationGrid
    let blockSize = (columns: HGTSamples<[UInt8]>.blockSide, rows: HGTSamples<[UInt8]>.blockSide)

    /// - Parameters:
    ///   - path: the tile's name, with folders.
    ///   - shownPath: its name in messages.
    init(path: String, shownPath: String, byteCount: Int) throws(ElevationError) {
        let name = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        guard let corner = HGT.corner(ofName: name) else { throw ElevationError(path: shownPath, problem: .wrongName) }
        guard let side = HGT.side(ofByteCount: byteCount),
            let grid = HGT.grid(latitude: corner.latitude, longitude: corner.longitude, side: side)
        else { throw ElevationError(path: shownPath, problem: .wrongSize(byteCount)) }
        self.side = side
        self.grid = grid
    }
}
