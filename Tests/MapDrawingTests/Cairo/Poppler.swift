import Foundation
import TestSupport

/// The commands of Poppler, a reader of PDF files that has nothing to do with Cairo.
///
/// A test that needs one of them fails where it is not installed.
enum Poppler {
    struct Missing: Error, CustomStringConvertible {
        let description = "install poppler-utils (Homebrew: poppler): nothing else here reads PDF files"
    }

    /// The text of a page, and what `pdfinfo` says of the file.
    static func text(_ file: [UInt8]) throws -> String { try run("pdftotext", ["-raw"], file, "-") }

    static func information(_ file: [UInt8]) throws -> String { try run("pdfinfo", [], file) }

    /// The names of the embedded fonts and what else `pdffonts` knows, a line each.
    static func fonts(_ file: [UInt8]) throws -> [Substring] {
        try run("pdffonts", [], file).split(separator: "\n").dropFirst(2).map { $0 }
    }

    /// The page as pixels.
    static func picture(_ file: [UInt8], dotsPerInch: Int) throws -> ReadPicture {
        let folder = try TemporaryFolder()
        _ = try run("pdftoppm", ["-r", "\(dotsPerInch)", "-png", "-singlefile"], file, folder.path("page"))
        return try ReadPicture([UInt8](try Data(contentsOf: URL(filePath: folder.path("page.png")))))
    }

    private static func run(_ name: String, _ options: [String], _ file: [UInt8], _ output: String...) throws -> String
    {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        guard
            let path = folders.map({ "\($0)/\(name)" }).first(where: {
                FileManager.default.isExecutableFile(atPath: $0)
            })
        else { throw Missing() }
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = options + [try folder.write(file, as: "page.pdf")] + output
        // Files, since a full pipe would stop the command.
        process.standardOutput = FileHandle(forWritingAtPath: try folder.write([], as: "out"))
        process.standardError = FileHandle(forWritingAtPath: try folder.write([], as: "errors"))
        try process.run()
        process.waitUntilExit()
        func text(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: URL(filePath: folder.path(name))), as: UTF8.self)
        }
        let errors = try text("errors")
        guard process.terminationStatus == 0, errors.isEmpty else { throw Complaint(description: "\(name): \(errors)") }
        return try text("out")
    }

    struct Complaint: Error, CustomStringConvertible {
        let description: String
    }
}
