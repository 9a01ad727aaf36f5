import Foundation
import Support
import TestSupport
import Testing

struct NewFileTests {
    @Test func `A new file belongs to its owner alone, and is whole`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("key")
        try NewFile.write([1, 2, 3], to: path)
        #expect(try Data(contentsOf: URL(filePath: path)) == Data([1, 2, 3]))
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }

    @Test func `Nothing that is there is written over`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([9], as: "key")
        let link = folder.path("link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path("nothing"))
        for place in [path, link, folder.url.path] {
            let error = #expect(throws: FileError.self) { try NewFile.write([1], to: place) }
            #expect(error?.isThere == true)
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == Data([9]))
        #expect(try folder.names() == ["key", "link"])
        let missing = #expect(throws: FileError.self) { try NewFile.write([1], to: folder.path("no/key")) }
        #expect(missing?.isThere == false)
    }
}
