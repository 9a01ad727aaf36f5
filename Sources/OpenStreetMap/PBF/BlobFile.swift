import Support

/// A PBF file as a row of blobs, read from its start to its end.
struct BlobFile: ~Copyable {
    private var file: InputFile
    private(set) var position = 0
    let size: Int

    /// Starts at the beginning of a regular file; a pipe counts as empty.
    package init(_ file: consuming InputFile) {
        size = file.size ?? 0
        self.file = file
    }

    /// The next blob; `nil` at the end of the file. Memory is only asked for once the file is known to be long enough.
    mutating func next() throws(OSMReadingError.Problem) -> (header: BlobHeader, blob: Blob)? {
        let offset = position
        guard position < size else { return nil }
        let prefix = try bytes(4)
        let headerSize = prefix.reduce(0) { $0 << 8 | Int($1) }
        guard headerSize <= BlobHeader.largestHeader else { throw .damaged(.tooLarge) }
        let encoded = try bytes(headerSize)
        let header = try encoded.withUnsafeBytes { raw in
            Result<BlobHeader, OSMFileDamage> { () throws(OSMFileDamage) in try BlobHeader(decoding: raw) }
        }.mapError { OSMReadingError.Problem.damaged($0) }.get()
        let content = try bytes(header.blobSize)
        return (header, Blob(bytes: content, offset: offset))
    }

    private mutating func bytes(_ count: Int) throws(OSMReadingError.Problem) -> [UInt8] {
        guard count <= size - position else { throw .truncated }
        var problem: OSMReadingError.Problem?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, filled in
            do throws(OSMReadingError.Problem) {
                while filled < count {
                    let rest = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: room[filled..<count]))
                    let got = try file.readSome(into: rest)
                    guard got > 0 else { throw .truncated }
                    filled += got
                }
            } catch { problem = error }
        }
        if let problem { throw problem }
        position += count
        return bytes
    }
}
