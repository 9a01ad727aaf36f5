import Foundation
import RideLogs
import Support
import TestSupport
import Testing

@Suite("A writer that is killed", .serialized)
struct KilledWriterTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The executable beside the test bundle.
    private static let executable: URL = {
        let beside = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() } + [Bundle.main.bundleURL]
        let candidates =
            beside.map { $0.appending(path: "RideLogWriter") }
            + [RealData.packageRoot.appending(path: ".build/debug/RideLogWriter")]
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
    }()

    private func writer(_ arguments: String..., saying output: Pipe) throws -> Process {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }

    private func lines(_ data: Data) -> [Substring] { String(decoding: data, as: UTF8.self).split(separator: "\n") }

    @Test("200 times loses nothing it said to be on the disk, and the log goes on", arguments: [2024] as [UInt64])
    func killed(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var acknowledgedCount = 0
        for ride in 0..<40 {
            let path = folder.path("\(ride).jsonl")
            var last = 0
            for kill in 0..<5 {
                let acknowledged = try runAndKill(path, &generator)
                acknowledgedCount += acknowledged.count
                last = max(last, acknowledged.last ?? 0)
                let place = "seed \(seed), ride \(ride), kill \(kill)"
                guard FileManager.default.fileExists(atPath: path) else {
                    #expect(last == 0, "\(place)")
                    continue
                }
                let (log, faults) = try RideLog.reading(contentsOf: path)
                let numbers = log.entries.map(\.sequence)
                #expect(numbers == Array(1..<(numbers.count + 1)), "\(place)")
                #expect(numbers.count >= last, "\(place): lost \(numbers.count + 1)...\(last)")
                #expect(faults.allSatisfy { if case .torn = $0.kind { true } else { false } }, "\(place): \(faults)")
                #expect(faults.count <= 1, "\(place): \(faults)")
                #expect(log.diagnostics == [], "\(place)")
            }
        }
        // Otherwise nothing was tested.
        #expect(acknowledgedCount > 200)
    }

    /// Kills a writer some milliseconds after its start or its first entry; returns the numbers it said.
    private func runAndKill(_ path: String, _ generator: inout SeededGenerator) throws -> [Int] {
        let output = Pipe()
        let process = try writer(path, saying: output)
        var said = Data()
        if generator.chance(0.7) { said = output.fileHandleForReading.availableData }
        Thread.sleep(forTimeInterval: generator.next(in: 0.0...0.012))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        said += (try output.fileHandleForReading.readToEnd()) ?? Data()
        return lines(said).compactMap { Int($0) }
    }

    @Test(
        "a disk that is full leaves the file whole, and the writer goes on when there is room",
        arguments: stride(from: 1000, to: 1030, by: 5).map { $0 })
    func full(room: Int) throws {
        let path = folder.path("\(room).jsonl")
        let output = Pipe()
        let process = try writer(path, "\(room * 3)", saying: output)
        let said = lines((try output.fileHandleForReading.readToEnd()) ?? Data())
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(said)")
        let numbers = said.compactMap { Int($0) }
        #expect(said.count { $0 == "full \(EFBIG)" } == 1, "\(said)")
        #expect(numbers == Array(1..<(numbers.count + 1)) && numbers.count > 3)
        let (log, faults) = try RideLog.reading(contentsOf: path)
        #expect(faults == [] && log.diagnostics == [])
        #expect(log.entries.map(\.sequence) == numbers)
    }
}
