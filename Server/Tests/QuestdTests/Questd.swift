import Foundation
import Testing

/// The built `questd`, run as a process of its own.
enum Questd {
    struct Outcome {
        let code: Int32
        let output: String
        let errors: String
    }

    /// The executable beside the test bundle.
    private static let executable: URL = {
        let beside = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() } + [Bundle.main.bundleURL]
        let candidates =
            beside.map { $0.appending(path: "questd") }
            + [packageRoot.appending(path: ".build/debug/questd")]
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
    }()

    /// The folder of the package.
    static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Runs it to its end; output and errors go through files, so that no full pipe stops it.
    static func run(_ arguments: [String], language: String, input: String = "", in folder: String) throws -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ["LANG": language, "PATH": "/usr/bin:/bin"]
        func file(_ name: String, _ text: String = "") throws -> FileHandle {
            try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
            return try #require(FileHandle(forUpdatingAtPath: folder + "/" + name))
        }
        process.standardOutput = try file("out")
        process.standardError = try file("err")
        process.standardInput = try file("in", input)
        try process.run()
        let deadline = Date(timeIntervalSinceNow: 60)
        while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.01) }
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        func text(_ name: String) throws -> String { try String(contentsOfFile: folder + "/" + name, encoding: .utf8) }
        return Outcome(code: process.terminationStatus, output: try text("out"), errors: try text("err"))
    }
}
