public import Foundation

/// The folder of real data that some tests read: `VELOQUEST_DATA`, or `../shared/data` beside the package.
///
/// Where it is missing those tests are skipped, visibly, unless `VELOQUEST_REQUIRE_DATA` is `1`: then they run and fail.
///
///     @Test(.enabled(if: RealData.isAvailable, RealData.reason))
public enum RealData {
    /// The package's own root folder.
    public static let packageRoot = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The data folder, whether it exists or not.
    public static let folder: URL =
        if let path = ProcessInfo.processInfo.environment["VELOQUEST_DATA"], !path.isEmpty {
            URL(filePath: path, relativeTo: URL(filePath: FileManager.default.currentDirectoryPath + "/")).absoluteURL
        } else {
            packageRoot.appending(path: "../shared/data").standardizedFileURL
        }

    /// Whether tests that need the folder must not be skipped, as in `.ci/run`.
    public static let isRequired = ProcessInfo.processInfo.environment["VELOQUEST_REQUIRE_DATA"] == "1"

    /// Whether the folder is there, or has to be.
    public static let isAvailable = isRequired || exists("osm")

    /// Whether a file or folder is there.
    public static func exists(_ relative: String) -> Bool { FileManager.default.fileExists(atPath: path(relative)) }

    /// What to print beside a skipped test.
    public static let reason = "set VELOQUEST_DATA to a folder with the real data (see CONTRIBUTING.md)"

    /// A file in the folder, for example `osm/moscow.osm.gz`.
    public static func path(_ relative: String) -> String {
        folder.appending(path: relative).path
    }

    /// The bytes of a file in the folder.
    public static func bytes(_ relative: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(path: relative)))
    }
}
