import Foundation
import Support
import Testing

@Suite struct FileNamesTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/names-\(UUID().uuidString)"

    private func named(_ argument: String) throws -> [String] {
        try FileNames.named(by: argument) { $0.hasSuffix(".geojson") }.map {
            $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0
        }
    }

    private func make(_ names: [String]) throws {
        for name in names {
            let path = "\(folder)/\(name)"
            let parent = path[..<(path.lastIndex(of: "/") ?? path.endIndex)]
            try FileManager.default.createDirectory(atPath: String(parent), withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: path))
        }
    }

    @Test func folderGivesItsFilesInOrderOfNames() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try make(["b.geojson", "a/z.geojson", "a.geojson", "notes.txt", ".hidden.geojson", ".git/x.geojson"])
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/loop", withDestinationPath: folder)
        #expect(try named(folder) == ["a/z.geojson", "a.geojson", "b.geojson"])
        #expect(try named(folder + "/") == ["a/z.geojson", "a.geojson", "b.geojson"])
    }

    @Test func patternGivesWhatMatches() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try make(["b1.geojson", "b2.txt", "c/d.geojson", "[x].geojson"])
        #expect(try named(folder + "/b*") == ["b1.geojson", "b2.txt"])
        #expect(try named(folder + "/?") == ["c/d.geojson"])
        // A file that is there is itself, whatever its name looks like.
        #expect(try named(folder + "/[x].geojson") == ["[x].geojson"])
    }

    @Test func nothingFoundIsSaid() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try make(["notes.txt"])
        #expect(throws: FileNamesError(argument: folder, isFolder: true)) { try named(folder) }
        #expect(throws: FileNamesError(argument: folder + "/*.shp", isFolder: false)) { try named(folder + "/*.shp") }
    }

    @Test func otherArgumentsStayAsTheyAre() throws {
        #expect(try named("-") == ["-"])
        #expect(try named("/nowhere/file.geojson") == ["/nowhere/file.geojson"])
    }
}
