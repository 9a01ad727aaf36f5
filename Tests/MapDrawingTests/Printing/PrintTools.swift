import Foundation
import TestSupport
import Testing

/// Programs that have nothing to do with Cairo and read what it wrote: those of Poppler, and ZBar's reader of codes.
///
/// A test that needs one of them fails where it is not installed; `sh .ci/setup.sh tests` installs them.
enum PrintTools {
    struct Missing: Error, CustomStringConvertible {
        let name: String
        var description: String { "\(name) is missing: sh .ci/setup.sh tests installs it" }
    }

    struct Complaint: Error, CustomStringConvertible {
        let description: String
    }

    /// The text of each page.
    static func pages(_ file: [UInt8]) throws -> [String] {
        let text = String(decoding: try run("pdftotext", ["-raw"], file, after: ["-"]), as: UTF8.self)
        // Poppler may write spaces that do not break as ordinary ones.
        let plain = text.split(separator: "\u{A0}", omittingEmptySubsequences: false).joined(separator: " ")
        return plain.split(separator: "\u{C}", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// What `pdfinfo` says, with the sizes of all pages.
    static func information(_ file: [UInt8]) throws -> String {
        String(decoding: try run("pdfinfo", ["-f", "1", "-l", "999"], file), as: UTF8.self)
    }

    /// A page as pixels.
    static func picture(_ file: [UInt8], page: Int, dotsPerInch: Int) throws -> PrintedPicture {
        let options = ["-f", "\(page)", "-l", "\(page)", "-r", "\(dotsPerInch)"]
        return try PrintedPicture(try run("pdftoppm", options, file), dotsPerInch: Double(dotsPerInch))
    }

    /// What the QR codes of a page say.
    static func codes(_ file: [UInt8], page: Int) throws -> Set<String> {
        try codes(ofPixmap: try run("pdftoppm", ["-f", "\(page)", "-l", "\(page)", "-r", "200"], file))
    }

    /// What the QR codes in a file of Portable Pixmaps say.
    static func codes(ofPixmap picture: [UInt8]) throws -> Set<String> {
        let found = try run("zbarimg", ["--raw", "-q", "-Sdisable", "-Sqrcode.enable"], picture)
        return Set(String(decoding: found, as: UTF8.self).split(separator: "\n").map(String.init))
    }

    private static func run(
        _ name: String, _ options: [String], _ file: [UInt8], after: [String] = []
    ) throws -> [UInt8] {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        guard
            let path = folders.map({ "\($0)/\(name)" }).first(where: {
                FileManager.default.isExecutableFile(atPath: $0)
            })
        else { throw Missing(name: name) }
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = options + [try folder.write(file, as: "input")] + after
        // Files, since a full pipe would stop the command.
        process.standardOutput = FileHandle(forWritingAtPath: try folder.write([], as: "out"))
        process.standardError = FileHandle(forWritingAtPath: try folder.write([], as: "errors"))
        try process.run()
        process.waitUntilExit()
        func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: folder.path(name)))) }
        guard process.terminationStatus == 0 else {
            throw Complaint(description: "\(name): \(String(decoding: try bytes("errors"), as: UTF8.self))")
        }
        return try bytes("out")
    }
}

/// A page as pixels, from a file of Portable Pixmaps (P6).
struct PrintedPicture {
    let width: Int
    let height: Int
    let pixelsPerMillimetre: Double
    private let pixels: ArraySlice<UInt8>

    init(_ file: [UInt8], dotsPerInch: Double) throws {
        var place = 0
        func number() -> Int {
            while place < file.count, !(0x30...0x39).contains(file[place]) { place += 1 }
            var number = 0
            while place < file.count, (0x30...0x39).contains(file[place]) {
                number = number * 10 + Int(file[place] - 0x30)
                place += 1
            }
            return number
        }
        try #require(file.starts(with: "P6".utf8))
        place = 2
        (width, height) = (number(), number())
        _ = number()
        pixels = file[(place + 1)...]
        try #require(pixels.count == width * height * 3)
        pixelsPerMillimetre = dotsPerInch / 25.4
    }

    /// Red, green and blue at a place in millimetres.
    func colour(_ x: Double, _ y: Double) -> (Int, Int, Int)? {
        let (column, row) = (Int(x * pixelsPerMillimetre), Int(y * pixelsPerMillimetre))
        guard (0..<width).contains(column), (0..<height).contains(row) else { return nil }
        let start = pixels.startIndex + (row * width + column) * 3
        return (Int(pixels[start]), Int(pixels[start + 1]), Int(pixels[start + 2]))
    }

    /// Whether there is the purple of courses.
    func isPurple(_ x: Double, _ y: Double) -> Bool {
        guard let (red, green, blue) = colour(x, y) else { return false }
        return (red - 0xA0).magnitude < 40 && green < 90 && (blue - 0x9A).magnitude < 40
    }

    /// The middle of a circle of 5 mm near a place, to a tenth of a millimetre, and how much of it is there.
    func circle(near x: Double, _ y: Double) -> (x: Double, y: Double, share: Double) {
        var best = (x: x, y: y, share: -1.0)
        for down in stride(from: -1.5, through: 1.5, by: 0.05) {
            for across in stride(from: -1.5, through: 1.5, by: 0.05) {
                let hits = (0..<90).count { step in
                    let angle = Double(step) * 4 * .pi / 180
                    return isPurple(x + across + 2.5 * cos(angle), y + down + 2.5 * sin(angle))
                }
                let share = Double(hits) / 90
                if share > best.share { best = (x + across, y + down, share) }
            }
        }
        return best
    }
}
