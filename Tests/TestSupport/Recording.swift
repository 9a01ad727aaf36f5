import Foundation

/// What something said once, line by line, kept in `Tests/Fixtures/recordings`: whatever changes it shows, and is meant or not.
///
///     let recording = Recording("plans")
///     #expect(try recording.difference(from: lines) == nil)
///
/// Numbers are rounded so far that the last bits of a machine's arithmetic do not matter. `VELOQUEST_UPDATE_PAGES=1` in the
/// environment writes the file anew; whoever does so reads what has changed.
public struct Recording {
    private let file: URL

    /// A recording by its name.
    public init(_ name: String) {
        file = RealData.packageRoot.appending(path: "Tests/Fixtures/recordings/\(name).txt")
    }

    /// The first line that is another one than before; `nil` where there is none.
    public func difference(from lines: [String]) throws -> String? {
        if ProcessInfo.processInfo.environment["VELOQUEST_UPDATE_PAGES"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
        }
        let known = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where number >= known.count || line != known[number] {
            return "line \(number + 1) is “\(line)”, not “\(number < known.count ? String(known[number]) : "")”"
        }
        return known.count == lines.count + 1 ? nil : "\(lines.count) lines, not \(known.count - 1)"
    }
}

extension Recording {
    /// Sixteen digits in place of many lines, which differ wherever one of these does (FNV-1a).
    public static func digest(_ lines: some Sequence<String>) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for line in lines {
            for byte in Array(line.utf8) + [0x0A] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension Double {
    /// The number with so many decimals.
    public func written(_ decimals: Int = 1) -> String { String(format: "%.\(decimals)f", self) }
}
