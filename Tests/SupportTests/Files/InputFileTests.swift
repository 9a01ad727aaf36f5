import Foundation
import Support
import TestSupport
import Testing

@Suite("Files read whole, in pieces, and mapped")
struct InputFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("a file is read whole whatever its size", arguments: [0, 1, 65_535, 65_536, 65_537, 3_000_000])
    func whole(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = try folder.write(bytes, as: "in")
        let file = try InputFile(path: path)
        #expect(file.size == count)
        #expect(try InputFile.bytes(of: path) == bytes)
        let mapped = try MappedFile(path: path)
        #expect(mapped.bytes.elementsEqual(bytes))
    }

    @Test("the rest of a file can be read after its first pieces")
    func rest() throws {
        var file = try InputFile(path: folder.write(0..<100, as: "in"))
        var head = [UInt8](repeating: 0, count: 10)
        let count = try head.withUnsafeMutableBytes { try file.read(into: $0) }
        #expect(count == 10)
        #expect(head == Array(0..<10))
        let rest = try file.readToEnd()
        #expect(rest == Array(10..<100))
        let nothing = try file.readToEnd()
        #expect(nothing.isEmpty)
    }

    @Test(
        "a file that says it is empty may still have text in it", .enabled(if: access("/proc/self/status", R_OK) == 0))
    func proc() throws {
        let text = String(decoding: try InputFile.bytes(of: "/proc/self/status"), as: UTF8.self)
        #expect(text.hasPrefix("Name:"))
    }

    @Test("folders and missing files are refused with the system's reason")
    func refused() throws {
        let path = folder.url.path
        #expect(throws: FileError(path: path, operation: .read, code: EISDIR)) { _ = try InputFile(path: path) }
        #expect(throws: FileError(path: path, operation: .read, code: EISDIR)) { _ = try MappedFile(path: path) }
        let missing = folder.path("missing")
        #expect(throws: FileError(path: missing, operation: .read, code: ENOENT)) {
            _ = try InputFile.bytes(of: missing)
        }
    }

    @Test("a pipe cannot be mapped, and nobody waits for its writer", .timeLimit(.minutes(1)))
    func mappedPipe() throws {
        let path = folder.path("pipe")
        try #require(mkfifo(path, 0o600) == 0)
        #expect(throws: FileError(path: path, operation: .read, code: ESPIPE)) { _ = try MappedFile(path: path) }
    }

    @Test("a mapping outlives the replacement of its file")
    func replacedWhileMapped() throws {
        let path = try folder.write("old".utf8, as: "in")
        let mapped = try MappedFile(path: path)
        try OutputFile.write(Array("something new".utf8), to: path)
        #expect(String(decoding: mapped.bytes, as: UTF8.self) == "old")
    }
}
