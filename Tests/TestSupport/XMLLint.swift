import Foundation

/// The command of libxml2 that judges XML by a schema, where it is installed.
///
///     @Test(.enabled(if: XMLLint.knows("schema/gpx.xsd"), Comment(rawValue: XMLLint.reason)))
public enum XMLLint {
    private static let path = "/usr/bin/xmllint"

    /// What to print beside a skipped test.
    public static let reason = "install xmllint (libxml2-utils) and set VELOQUEST_DATA to a folder with the schemas"

    /// Whether the command is installed and a schema of the real data is there, or has to be.
    public static func knows(_ schema: String) -> Bool {
        RealData.isRequired || FileManager.default.isExecutableFile(atPath: path) && RealData.exists(schema)
    }

    /// What is to be said against files; nothing where all are valid.
    ///
    /// - Parameter schema: below the folder of the real data.
    public static func complaints(about files: [String], schema: String) throws -> String {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = ["--noout", "--nonet", "--schema", RealData.path(schema)] + files
        process.standardOutput = FileHandle.nullDevice
        // A file, since a full pipe would stop the command.
        let errors = try folder.write([], as: "errors")
        process.standardError = FileHandle(forWritingAtPath: errors)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return "" }
        return String(decoding: try Data(contentsOf: URL(filePath: errors)), as: UTF8.self)
            .split(separator: "\n").filter { !$0.hasSuffix(" validates") }.joined(separator: "\n")
    }
}
