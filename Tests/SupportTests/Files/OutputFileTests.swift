import Foundation
import Support
import TestSupport
import Testing

@Suite("A file that appears whole or not at all")
struct OutputFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func text(_ name: String) throws -> String {
        String(decoding: try InputFile.bytes(of: folder.path(name)), as: UTF8.self)
    }

    @Test("small and large writes arrive in order")
    func order() throws {
        let large = [UInt8](repeating: 7, count: 200_000)
        var file = try OutputFile(path: folder.path("out"))
        try file.write("велоквест\n")
        try file.write(large)
        try file.write([1, 2])
        try file.commit()
        #expect(try InputFile.bytes(of: folder.path("out")) == Array("велоквест\n".utf8) + large + [1, 2])
        #expect(try folder.names() == ["out"])
    }

    @Test("a writer that gives up leaves the old file and nothing else")
    func abandoned() throws {
        let path = try folder.write("old".utf8, as: "out")
        do {
            var file = try OutputFile(path: path)
            try file.write([UInt8](repeating: 1, count: 100_000))
            #expect(try folder.names().count == 2)
        }
        #expect(try text("out") == "old")
        #expect(try folder.names() == ["out"])
    }

    @Test("a reader sees the old file until the new one is whole")
    func replacement() throws {
        let path = try folder.write("old".utf8, as: "out")
        var file = try OutputFile(path: path)
        try file.write("new")
        #expect(try text("out") == "old")
        try file.commit()
        #expect(try text("out") == "new")
    }

    @Test("a replaced file keeps its permissions")
    func permissions() throws {
        let path = try folder.write([], as: "out")
        try FileManager.default.setAttributes([.posixPermissions: 0o622], ofItemAtPath: path)
        try OutputFile.write([1], to: path)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o622)
    }

    @Test("a symbolic link stays one and the file behind it is replaced")
    func link() throws {
        _ = try folder.write("old".utf8, as: "real")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "real")
        try OutputFile.write(Array("new".utf8), to: folder.path("link"))
        #expect(try text("real") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "real")
    }

    @Test("a folder and a missing folder are refused before anything is written")
    func refused() throws {
        #expect(throws: FileError(path: folder.url.path, operation: .write, code: EISDIR)) {
            _ = try OutputFile(path: folder.url.path)
        }
        let missing = folder.path("no/such/file")
        #expect(throws: FileError(path: missing, operation: .write, code: ENOENT)) {
            _ = try OutputFile(path: missing)
        }
    }

    @Test("a write-protected file is refused", .enabled(if: getuid() != 0, "root may write everything"))
    func writeProtected() throws {
        let path = try folder.write("old".utf8, as: "out")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        #expect(throws: FileError(path: path, operation: .write, code: EACCES)) { _ = try OutputFile(path: path) }
    }

    #if os(Linux)
        @Test("a full device fails every further write and the commit")
        func fullDevice() throws {
            let full = FileError(path: "/dev/full", operation: .write, code: ENOSPC)
            var file = try OutputFile(path: "/dev/full")
            do {
                try file.write([UInt8](repeating: 0, count: 1 << 17))
                Issue.record("writing to a full device went well")
            } catch { #expect(error == full) }
            try file.write("fits into the buffer")
            do {
                try file.commit()
                Issue.record("committing to a full device went well")
            } catch { #expect(error == full) }
            #expect(full.message[.english].hasPrefix("cannot write /dev/full: "))
            #expect(full.message[.russian].hasPrefix("не удалось записать /dev/full: "))
        }
    #endif

    @Test("a named pipe is written directly")
    func pipe() async throws {
        let path = folder.path("pipe")
        try #require(mkfifo(path, 0o600) == 0)
        let reader = Task.detached { try InputFile.bytes(of: path) }
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        try OutputFile.write(bytes, to: path)
        #expect(try await reader.value == bytes)
        #expect(try folder.names() == ["pipe"])
    }

    @Test("a symbolic link to where nothing is yet stays one, and the file appears there", arguments: [false, true])
    func danglingLink(isRelative: Bool) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("first"), withDestinationPath: isRelative ? "second" : folder.path("second"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("second"), withDestinationPath: isRelative ? "out" : folder.path("out"))
        try OutputFile.write([7], to: folder.path("first"))
        #expect(try InputFile.bytes(of: folder.path("out")) == [7])
        for link in ["first", "second"] {
            let type = try FileManager.default.attributesOfItem(atPath: folder.path(link))[.type] as? FileAttributeType
            #expect(type == .typeSymbolicLink)
        }
    }

    @Test("symbolic links in a circle are refused and stay")
    func circle() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path("a"), withDestinationPath: "b")
        try FileManager.default.createSymbolicLink(atPath: folder.path("b"), withDestinationPath: "a")
        #expect(throws: FileError.self) { try OutputFile.write([7], to: folder.path("a")) }
        #expect(try folder.names().sorted() == ["a", "b"])
    }
}
