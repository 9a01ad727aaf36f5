import Foundation

/// The program `openssl`, as another's word on keys and signatures.
enum OpenSSL {
    private static let path = ["/usr/bin/openssl", "/opt/homebrew/bin/openssl", "/usr/local/bin/openssl"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Whether there is one that knows Ed25519. macOS has LibreSSL under this name, whose older versions do not.
    static let isInstalled: Bool = {
        guard let made = try? run("genpkey", "-algorithm", "ed25519") else { return false }
        return made.code == 0
    }()

    /// Runs it to its end.
    static func run(_ arguments: String...) throws -> (code: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: path ?? "/usr/bin/openssl")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }
}
