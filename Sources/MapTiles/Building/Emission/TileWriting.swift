import Support

/// Makes tiles of sorted records and writes them: read, made and written at the same time, in order.
struct TileWriting {
    /// One or several whole tiles.
    private struct Piece: Sendable {
        var records: [(key: UInt64, payload: ArraySlice<UInt8>)] = []
    }

    /// A packed tile, and how many features it has.
    private struct Packed {
        var tile: TileID
        var bytes: [UInt8]
        var features: Int
    }

    private static let pieceLength = 2_000

    let maxZoom: Int

    /// Writes all tiles.
    ///
    /// - Parameter progress: takes the finished share, 0 to 1.
    /// - Returns: the number of tiles and of features.
    /// - Throws: `FileError` where files cannot be read or written.
    func write(
        _ merge: RecordMerge, count: Int, to writer: TileArchiveWriter, progress: (Double) -> Void
    ) throws -> (tiles: Int, features: Int) {
        var (tiles, features, done) = (0, 0, 0)
        try Parallel.inOrder(
            Array(repeating: (), count: Parallel.coreCount), ahead: 4 * Parallel.coreCount,
            next: { try Self.piece(merge) },
            work: { _, piece in
                (piece.records.count, Result { try Self.packed(piece) })
            },
            take: { output in
                for tile in try output.1.get() {
                    try writer.add(tile.tile, gzipped: tile.bytes)
                    tiles += 1
                    features += tile.features
                }
                done += output.0
                progress(Double(done) / Double(max(count, 1)))
            })
        return (tiles, features)
    }

    private static func piece(_ merge: RecordMerge) throws -> Piece? {
        var piece = Piece()
        while let key = merge.nextKey {
            if piece.records.count >= pieceLength, let last = piece.records.last,
                TileRecord.tile(ofKey: last.key) != TileRecord.tile(ofKey: key)
            {
                break
            }
            guard let record = try merge.next() else { break }
            piece.records.append(record)
        }
        return piece.records.isEmpty ? nil : piece
    }

    private static func packed(_ piece: Piece) throws -> [Packed] {
        var packed: [Packed] = []
        var start = 0
        while start < piece.records.count {
            let number = TileRecord.tile(ofKey: piece.records[start].key)
            var end = start
            while end < piece.records.count, TileRecord.tile(ofKey: piece.records[end].key) == number { end += 1 }
            if let tile = TileID(archiveNumber: number) {
                let content = TileAssembly(Array(piece.records[start..<end])).tile(zoom: tile.zoom)
                if !content.layers.isEmpty {
                    packed.append(
                        Packed(
                            tile: tile, bytes: try GzippedBytes.packing(content.encoded()),
                            features: content.layers.reduce(0) { $0 + $1.features.count }))
                }
            }
            start = end
        }
        return packed
    }
}
