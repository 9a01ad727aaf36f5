import Foundation

/// A server of one event in Python's standard library: a stand-in that follows the API, for tests of what speaks HTTP.
package struct StandInServer {
    package let port: Int
    /// It ends when this is closed: signals are blocked in what a thread of Dispatch starts.
    private let input = Pipe()
    private let process = Process()
    private let folder: TemporaryFolder

    /// Starts it on a free port of the loopback.
    package init() throws {
        folder = try TemporaryFolder()
        let script = RealData.packageRoot.appending(path: "Tests/TestSupport/Events/stand-in.py").path
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script, folder.path("lines"), folder.path("feed")]
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = Int(line.split(separator: "\n").first ?? "") else { throw CocoaError(.fileReadUnknown) }
        self.port = port
    }

    package var link: String { link(of: "spring") }

    /// The link of another event, whose `sync` goes wrong: `over`, `basic`, `moved`, `proxy`, `silent` or `slow`.
    package func link(of event: String) -> String { "http://127.0.0.1:\(port)/velo/e/\(event)" }

    /// The lines that it keeps, in no order.
    package var lines: Set<String> {
        let text = (try? String(contentsOfFile: folder.path("lines"), encoding: .utf8)) ?? ""
        return Set(text.split(separator: "\n").map(String.init))
    }

    /// Adds an item to the feed, as JSON with its number.
    package func say(_ item: String) throws {
        let path = folder.path("feed")
        let before = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        try (before + item + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Ends it, and waits until its port is free.
    package func stop() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
