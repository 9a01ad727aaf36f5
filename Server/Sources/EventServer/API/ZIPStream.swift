import Compression
import EventClient
import EventDay
import HummingbirdCore
import NIOConcurrencyHelpers
import NIOCore
import VeloQuest

/// An archive that is written while it is sent (PKWARE APPNOTE 6.3.10): each file is packed as a whole, and none is kept.
///
/// The central directory is in ZIP64, so that photos of a large event fit; names are UTF-8.
enum ZIPStream {
    /// What the directory at the end says of a file.
    private struct Entry {
        let name: [UInt8]
        let checksum: [UInt8]
        let packed: UInt64
        let size: UInt64
        let offset: UInt64
    }

    private final class Directory: Sendable {
        let state = NIOLockedValueBox<(offset: UInt64, entries: [Entry])>((0, []))
    }

    /// Takes a file, with its path.
    typealias Writing = @Sendable (_ path: String, _ bytes: [UInt8]) async throws -> Void

    static func write(
        to writer: any ResponseBodyWriter, _ export: (@escaping Writing) async throws -> Void
    ) async throws {
        let directory = Directory()
        let sink = Sink(writer)
        try await export { path, bytes in
            let (packed, checksum) = try deflated(bytes)
            let name = Array(path.utf8)
            var header = ByteBuffer()
            header.writeInteger(UInt32(0x0403_4B50), endianness: .little)
            guard let packedSize = UInt32(exactly: packed.count), let size = UInt32(exactly: bytes.count) else {
                throw EventError(.tooLarge)
            }
            writeCommon(checksum, packedSize, size, name, to: &header)
            header.writeBytes(name)
            let length = UInt64(header.readableBytes + packed.count)
            directory.state.withLockedValue { state in
                state.entries.append(
                    Entry(
                        name: name, checksum: checksum, packed: UInt64(packed.count), size: UInt64(bytes.count),
                        offset: state.offset))
                state.offset += length
            }
            try await sink.write(header)
            try await sink.write(ByteBuffer(bytes: packed))
        }
        try await sink.write(end(directory.state.withLockedValue { $0 }))
        try await sink.finish()
    }

    /// What is written to. The export awaits each file before the next, so that one task at a time has the writer.
    private final class Sink: @unchecked Sendable {
        private var writer: any ResponseBodyWriter

        init(_ writer: any ResponseBodyWriter) { self.writer = writer }

        func write(_ buffer: ByteBuffer) async throws { try await writer.write(buffer) }

        func finish() async throws { try await writer.finish(nil) }
    }

    /// A packed file and its CRC-32: both stand in what gzip makes of it (RFC 1952), which has ten bytes before and eight behind.
    private static func deflated(_ bytes: [UInt8]) throws -> (packed: ArraySlice<UInt8>, checksum: [UInt8]) {
        var text: [UInt8] = []
        let compressor = Compressor(.gzip)
        try bytes.withUnsafeBytes { try compressor.write($0) { text += $0 } }
        try compressor.finish { text += $0 }
        return (text.dropFirst(10).dropLast(8), Array(text.suffix(8).prefix(4)))
    }

    /// From the version to the length of the extra field, as in the header of a file.
    private static func writeCommon(
        _ checksum: [UInt8], _ packed: UInt32, _ size: UInt32, _ name: [UInt8], extra: Int = 0,
        to buffer: inout ByteBuffer
    ) {
        // Version 4.5, names in UTF-8, deflate, and no time: 1980-01-01.
        for value: UInt16 in [45, 0x0800, 8, 0, 0x21] { buffer.writeInteger(value, endianness: .little) }
        buffer.writeBytes(checksum)
        buffer.writeInteger(packed, endianness: .little)
        buffer.writeInteger(size, endianness: .little)
        buffer.writeInteger(UInt16(name.count), endianness: .little)
        buffer.writeInteger(UInt16(extra), endianness: .little)
    }

    private static func end(_ state: (offset: UInt64, entries: [Entry])) -> ByteBuffer {
        var buffer = ByteBuffer()
        for entry in state.entries {
            buffer.writeInteger(UInt32(0x0201_4B50), endianness: .little)
            buffer.writeInteger(UInt16(45), endianness: .little)
            writeCommon(entry.checksum, .max, .max, entry.name, extra: 28, to: &buffer)
            for value: UInt16 in [0, 0, 0] { buffer.writeInteger(value, endianness: .little) }
            buffer.writeInteger(UInt32(0), endianness: .little)
            buffer.writeInteger(UInt32.max, endianness: .little)
            buffer.writeBytes(entry.name)
            // The field of ZIP64: both sizes and the offset.
            buffer.writeInteger(UInt16(1), endianness: .little)
            buffer.writeInteger(UInt16(24), endianness: .little)
            for value in [entry.size, entry.packed, entry.offset] { buffer.writeInteger(value, endianness: .little) }
        }
        let size = UInt64(buffer.readableBytes)
        let count = UInt64(state.entries.count)
        buffer.writeInteger(UInt32(0x0606_4B50), endianness: .little)
        buffer.writeInteger(UInt64(44), endianness: .little)
        for value: UInt16 in [45, 45] { buffer.writeInteger(value, endianness: .little) }
        for value: UInt32 in [0, 0] { buffer.writeInteger(value, endianness: .little) }
        for value in [count, count, size, state.offset] { buffer.writeInteger(value, endianness: .little) }
        buffer.writeInteger(UInt32(0x0706_4B50), endianness: .little)
        buffer.writeInteger(UInt32(0), endianness: .little)
        buffer.writeInteger(state.offset + size, endianness: .little)
        buffer.writeInteger(UInt32(1), endianness: .little)
        buffer.writeInteger(UInt32(0x0605_4B50), endianness: .little)
        for value: UInt16 in [0, 0, .max, .max] { buffer.writeInteger(value, endianness: .little) }
        for value in [UInt32.max, .max] { buffer.writeInteger(value, endianness: .little) }
        buffer.writeInteger(UInt16(0), endianness: .little)
        return buffer
    }
}
