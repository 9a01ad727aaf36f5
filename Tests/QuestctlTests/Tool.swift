import Foundation
import TestSupport

/// The built `questctl`, run as a process of its own.
enum Tool {
    struct Outcome {
        var code: Int32
        var output: String
        var errors: String
        /// Whether a signal ended it, as a crash does.
        var wasKilled: Bool
    }

    /// The executable beside the test bundle.
    private static let executable: URL = {
        let beside = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() } + [Bundle.main.bundleURL]
        let candidates =
            beside.map { $0.appending(path: "questctl") }
            + [RealData.packageRoot.appending(path: ".build/debug/questctl")]
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
    }()

    /// Where a tool that counts the lines it runs notes them; nothing where coverage is not measured.
    private static let profile = ProcessInfo.processInfo.environment.filter { $0.key == "LLVM_PROFILE_FILE" }

    /// Runs the tool to its end, output and errors going through files so that no full pipe can stop it.
    static func run(
        _ arguments: String..., input: String? = nil, outputTo path: String? = nil, environment: [String: String] = [:]
    ) throws -> Outcome {
        try run(arguments: arguments, input: input, outputTo: path, environment: environment)
    }

    /// The same with the arguments in an array.
    ///
    /// - Parameter launcher: a program and its arguments that run the tool in their own manner.
    static func run(
        arguments: [String], under launcher: [String] = [], input: String? = nil, outputTo path: String? = nil,
        environment: [String: String] = [:]
    ) throws -> Outcome {
        let folder = try TemporaryFolder()
        let process = Process()
        let command = launcher + [executable.path] + arguments
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = profile.merging(["LANG": "C", "PATH": "/usr/bin:/bin"]) { $1 }.merging(environment) { $1 }
        process.standardOutput = try path.map { try existing($0) } ?? file(folder.path("out"))
        process.standardError = try file(folder.path("err"))
        process.standardInput = FileHandle(forReadingAtPath: try folder.write((input ?? "").utf8, as: "in"))
        try process.run()
        let deadline = Date(timeIntervalSinceNow: 60)
        while process.isRunning {
            guard Date() < deadline else {
                process.terminate()
                break
            }
            Thread.sleep(forTimeInterval: 0.005)
        }
        process.waitUntilExit()
        func text(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: URL(filePath: folder.path(name))), as: UTF8.self)
        }
        return Outcome(
            code: process.terminationStatus, output: path == nil ? try text("out") : "", errors: try text("err"),
            wasKilled: process.terminationReason == .uncaughtSignal)
    }

    private static func file(_ path: String) throws -> FileHandle {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        return try existing(path)
    }

    private static func existing(_ path: String) throws -> FileHandle {
        guard let handle = FileHandle(forWritingAtPath: path) else { throw CocoaError(.fileWriteUnknown) }
        return handle
    }

    /// The invented town of the tests as `town.osm.pbf` and `town.vqmap`, made once.
    static let town: TownFiles = TownFiles()

    final class TownFiles: Sendable {
        private let folder = try? TemporaryFolder()
        let extract: String
        let map: String
        let problem: String?

        init() {
            extract = folder?.path("town.osm.pbf") ?? ""
            map = folder?.path("town.vqmap") ?? ""
            do {
                let made = try Tool.run("map", "generate", "--seed", "1", "--size", "town", "-o", extract)
                let built = try Tool.run("map", "build", extract, "-o", map)
                problem = made.code == 0 && built.code == 0 ? nil : made.errors + built.errors
            } catch {
                problem = "\(error)"
            }
        }
    }
}

extension Tool.Outcome {
    /// The lines on standard error.
    var errorLines: [Substring] { errors.split(separator: "\n") }
}
