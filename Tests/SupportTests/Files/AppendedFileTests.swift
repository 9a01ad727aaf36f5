import Foundation
import Support
import TestSupport
import Testing

@Suite("A file that only grows")
struct AppendedFileTests {
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("log")
    }

    private func text() throws -> String { String(decoding: try InputFile.bytes(of: path), as: UTF8.self) }

    @Test("what was appended is there when the call returns, and the next value goes on behind it")
    func growing() throws {
        do {
            var file = try AppendedFile(path: path)
            #expect(file.count == 0)
            try file.append(Array("первая\n".utf8))
            #expect(try text() == "первая\n")
            try file.append([])
            try file.append(Array("вторая\n".utf8))
        }
        var file = try AppendedFile(path: path)
        #expect(file.count == 26)
        try file.append(Array("третья\n".utf8))
        #expect(String(decoding: try file.contents(), as: UTF8.self) == "первая\nвторая\nтретья\n")
        #expect(try text() == "первая\nвторая\nтретья\n")
    }

    @Test("a second writer is refused for as long as there is a first one")
    func lock() throws {
        let refusal = FileError(path: path, operation: .lock, code: EWOULDBLOCK)
        do {
            var file = try AppendedFile(path: path)
            #expect(throws: refusal) { _ = try AppendedFile(path: path) }
            try file.append([1])
        }
        var file = try AppendedFile(path: path)
        try file.append([2])
        #expect(try InputFile.bytes(of: path) == [1, 2])
        #expect(refusal.message[.english].contains("another program is writing it"))
        #expect(refusal.message[.russian].contains("пишет другая программа"))
    }

    /// A copy of the descriptor with which this process has the file open, as a process that starts has for a moment.
    private func copiedDescriptor() throws -> Int32 {
        var wanted = stat()
        try #require(stat(path, &wanted) == 0)
        let descriptor = (0..<getdtablesize()).first { number in
            var status = stat()
            return fstat(number, &status) == 0 && status.st_ino == wanted.st_ino && status.st_dev == wanted.st_dev
        }
        return dup(try #require(descriptor))
    }

    @Test("the lock ends with the value, also while a process that just starts still has a copy of the descriptor")
    func lockBesideStartingProcess() throws {
        let copy: Int32
        do {
            let file = try AppendedFile(path: path)
            #expect(file.count == 0)
            copy = try copiedDescriptor()
        }
        defer { close(copy) }
        #expect(try AppendedFile(path: path).count == 0)
    }

    @Test("an end is taken away, and what follows stands in its place")
    func truncation() throws {
        var file = try AppendedFile(path: path)
        try file.append(Array("whole\nhal".utf8))
        try file.truncate(to: 6)
        #expect(file.count == 6)
        #expect(try text() == "whole\n")
        try file.truncate(to: 100)
        try file.append(Array("next\n".utf8))
        #expect(try text() == "whole\nnext\n")
        try file.truncate(to: -1)
        #expect(try text() == "")
    }

    @Test("a file that was removed or replaced under the writer is named, not written past")
    func replaced() throws {
        let error = FileError(path: path, operation: .write, code: ESTALE)
        var file = try AppendedFile(path: path)
        try file.append([1])
        try OutputFile.write([7], to: path)
        #expect(throws: error) { try file.append([2]) }
        #expect(try InputFile.bytes(of: path) == [7])
        try FileManager.default.removeItem(atPath: path)
        #expect(throws: error) { try file.append([2]) }
        #expect(error.message[.english].hasSuffix("open it again"))
        #expect(error.message[.russian].hasSuffix("откройте его заново"))
        var again = try AppendedFile(path: path)
        try again.append([3])
        #expect(try InputFile.bytes(of: path) == [3])
    }

    @Test("a symbolic link is followed and stays one")
    func link() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "log")
        var file = try AppendedFile(path: folder.path("link"))
        try file.append([1, 2])
        #expect(try InputFile.bytes(of: path) == [1, 2])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "log")
        #expect(throws: FileError.self) { _ = try AppendedFile(path: path) }
    }

    @Test("a folder, a missing folder and a pipe are refused")
    func refused() throws {
        #expect(throws: FileError(path: folder.url.path, operation: .write, code: EISDIR)) {
            _ = try AppendedFile(path: folder.url.path)
        }
        let missing = folder.path("no/such/file")
        #expect(throws: FileError(path: missing, operation: .write, code: ENOENT)) {
            _ = try AppendedFile(path: missing)
        }
        let pipe = folder.path("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        #expect(throws: FileError(path: pipe, operation: .write, code: ESPIPE)) { _ = try AppendedFile(path: pipe) }
    }

    @Test("a write-protected file is refused", .enabled(if: getuid() != 0, "root may write everything"))
    func writeProtected() throws {
        _ = try folder.write([], as: "log")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        #expect(throws: FileError(path: path, operation: .write, code: EACCES)) { _ = try AppendedFile(path: path) }
    }
}
