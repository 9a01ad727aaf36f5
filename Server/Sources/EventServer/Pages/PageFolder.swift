import Foundation

/// The files of the pages, as `make pages` puts them into a folder; read once and kept in memory, some six megabytes.
public struct PageFolder: Sendable {
    /// Why a folder has no pages.
    public enum Fault: Error, Sendable, Hashable {
        /// The folder, or a page in it, is not there.
        case missing(String)
        /// The folder has more than pages have.
        case tooLarge(String)
    }

    /// The files by their paths in the folder, with `/` between the parts.
    public let files: [String: PageFile]

    /// The most bytes that a folder of pages has.
    static let mostBytes = 256 << 20

    /// Reads a folder.
    ///
    /// The map and tiles of an event are not among the pages, but for those of the example; they are served from disk.
    public init(path: String) throws(Fault) {
        guard let names = FileManager.default.enumerator(atPath: path) else { throw .missing(path) }
        var files: [String: PageFile] = [:]
        var size = 0
        for case let name as String in names {
            let file = path + "/" + name
            let attributes = try? FileManager.default.attributesOfItem(atPath: file)
            guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
                attributes?[.type] as? FileAttributeType == .typeRegular
            else { continue }
            size += (attributes?[.size] as? NSNumber)?.intValue ?? 0
            guard size <= Self.mostBytes else { throw .tooLarge(path) }
            guard let data = FileManager.default.contents(atPath: file) else { throw .missing(file) }
            files[name] = PageFile(name: name, bytes: Array(data))
        }
        for page in EventPage.allCases where files[page.file] == nil { throw .missing(path + "/" + page.file) }
        self.files = files
    }
}
