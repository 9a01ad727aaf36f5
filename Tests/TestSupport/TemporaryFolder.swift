public import Foundation

/// A folder of a test's own that is removed with the value.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let url: URL

    /// Makes a new empty folder in the system's place for temporary files.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "veloquest-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The path of a file in it, which need not exist.
    public func path(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file and returns its path.
    public func write(_ bytes: some Sequence<UInt8>, as name: String) throws -> String {
        try Data(bytes).write(to: url.appending(path: name))
        return path(name)
    }

    /// The names of the files in it, in order.
    public func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }
}
