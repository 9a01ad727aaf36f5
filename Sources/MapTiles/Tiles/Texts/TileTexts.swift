import Support

/// What is said about tiles and archives of them.
enum TileTexts {
    static func message(of error: TileArchiveError) -> Message {
        switch error {
        case .notAnArchive: Message("tile-not-an-archive")
        case .unknownVersion(let version): Message("tile-unknown-version", ["version": .of(version)])
        case .notVectorTiles(let kind): Message("tile-not-vector-tiles", ["kind": .of(kind)])
        case .unknownCompression(let number): Message("tile-unknown-compression", ["number": .of(number)])
        case .damaged(let part): Message("tile-damaged", ["part": .of(name(of: part))])
        case .unordered(let tile): Message("tile-unordered", ["tile": .of(tile)])
        }
    }

    private static func name(of part: TileArchiveError.Part) -> Message {
        switch part {
        case .header: Message("tile-header")
        case .directory: Message("tile-directory")
        case .metadata: Message("tile-metadata")
        case .tile(let tile): Message("tile", ["tile": .of(tile)])
        }
    }

    static func message(of error: VectorTileError) -> Message {
        let reason = name(of: error.reason)
        return Message("tile-2", ["reason": .of(reason), "offset": .of(error.offset)])
    }

    private static func name(of reason: VectorTileError.Reason) -> Message {
        switch reason {
        case .truncated: Message("tile-truncated")
        case .malformed: Message("tile-malformed")
        case .layer: Message("tile-layer")
        case .attribute: Message("tile-attribute")
        case .geometry: Message("tile-geometry")
        case .text: Message("tile-3")
        }
    }
}
