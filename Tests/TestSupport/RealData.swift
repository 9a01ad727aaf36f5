public import Foundation

/// The folder of real data that some tests read: `VELOQUEST_DATA`, or `../shared/data` beside the package.
///
/// Where it is missing those tests are skipped, visibly:
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

    /// Whether the folder is there.
    public static let isAvailable = FileManager.default.fileExists(atPath: folder.appending(path: "osm").path)

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
