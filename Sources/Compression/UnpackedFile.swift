public import Support

/// A recorded file without what it was packed in.
public struct UnpackedFile: Sendable {
    /// What it is called in its archive; `nil` for what was in none, or was alone there.
    public var name: String?
    /// Its bytes.
    public var bytes: [UInt8]
    /// Why it is shorter than what was packed; `nil` for what is whole.
    public var damage: Message?

    /// Most bytes that files are unpacked to, together: a file of a day has some dozen megabytes.
    public static let mostBytes = 1 << 28

    /// Takes bytes out of gzip, Zstandard or ZIP; others are as they are.
    ///
    /// What is whole of torn gzip and Zstandard is taken. What is packed in a ZIP archive may be packed once more.
    /// - Parameter most: most bytes that are unpacked.
    /// - Throws: for more bytes than that, and for what cannot be unpacked at all.
    /// - Complexity: linear in the number of bytes, unpacked.
    public static func files(
        in bytes: [UInt8], most: Int = mostBytes
    ) throws(UnpackingError) -> [UnpackedFile] {
        guard bytes.starts(with: Self.zipMark) else {
            var room = most
            return [try UnpackedFile(unpacking: bytes, room: &room, most: most)]
        }
        do {
            return try bytes.withUnsafeBytes { try files(inZip: $0, most: most) }
        } catch let error as UnpackingError {
            throw error
        } catch {
            throw error as? ZipArchiveError == .unsupported ? .unsupportedArchive : .damagedArchive
        }
    }

    private static let zipMark: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

    private static func files(inZip bytes: UnsafeRawBufferPointer, most: Int) throws -> [UnpackedFile] {
        let archive = try ZipArchive(bytes)
        var room = most
        // What macOS adds are no files of their own.
        let entries = archive.entries.filter { !$0.name.hasPrefix("__MACOSX/") }
        return try entries.map { entry in
            guard let count = entry.byteCount, count <= room else { throw UnpackingError.tooLarge(most: most) }
            room -= count
            var file = try UnpackedFile(unpacking: try archive.bytes(of: entry), room: &room, most: most)
            if entries.count > 1 { file.name = entry.name }
            return file
        }
    }

    private init(unpacking bytes: [UInt8], room: inout Int, most: Int) throws(UnpackingError) {
        guard let format = CompressionFormat(firstBytes: bytes) else {
            self.bytes = bytes
            return
        }
        let left = room
        var result: [UInt8] = []
        let decompression = Decompression(format)
        var rest = bytes[...]
        do {
            while true {
                let piece = try [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, filled in
                    filled = try decompression.read(into: UnsafeMutableRawBufferPointer(buffer)) { room in
                        let next = rest.prefix(room.count)
                        next.withUnsafeBytes { room.copyMemory(from: $0) }
                        rest = rest.dropFirst(next.count)
                        return next.count
                    }
                }
                guard !piece.isEmpty else { break }
                guard result.count + piece.count <= left else { throw UnpackingError.tooLarge(most: most) }
                result += piece
            }
        } catch let error as UnpackingError {
            throw error
        } catch let error as CompressionError {
            guard !result.isEmpty else { throw .unreadable(error.message) }
            damage = error.message
        } catch {
            throw .damagedArchive
        }
        room -= result.count
        self.bytes = result
    }
}

/// Why a packed file cannot be unpacked.
public enum UnpackingError: Error, Sendable, Hashable {
    /// It is more than so many bytes.
    case tooLarge(most: Int)
    /// A ZIP archive is damaged or ends early.
    case damagedArchive
    /// A ZIP archive is encrypted or packed in a manner that is not read.
    case unsupportedArchive
    /// It cannot be unpacked for this reason.
    case unreadable(Message)
}
