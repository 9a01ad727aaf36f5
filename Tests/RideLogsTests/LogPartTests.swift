import Answers
import Quests
import Testing

@testable import RideLogs

@Suite("A log read in parts")
struct LogPartTests {
    /// Three entries, with an empty and a damaged line between them.
    private static let bytes: [UInt8] = {
        var phone = DeviceLog(device: "a1", rider: "anna")
        phone.append(.started, at: 1_700_000_000, uptime: 5)
        phone.append(.answered(task: "oak", answer: "ель", reported: .accepted), at: 1_700_000_060)
        phone.append(.finished, at: 1_700_000_120)
        let lines = phone.log.write().split(separator: UInt8(ascii: "\n"))
        return Array(
            [lines[0], [], Array("rubbish".utf8)[...], lines[1], lines[2]].joined(separator: [UInt8(ascii: "\n")]))
    }()

    private struct Reading: Equatable {
        let entries: [RideEntry]
        let diagnostics: [LogDiagnostic]
        let count: Int
    }

    /// Reads the first bytes of those above; behind them the others stay in place.
    private func read(_ count: Int, isLast: Bool = true, partSize: Int) -> Reading {
        Self.bytes.withUnsafeBufferPointer { bytes in
            var reader = LogReader()
            let read = reader.read(UnsafeBufferPointer(rebasing: bytes[..<count]), isLast: isLast, partSize: partSize)
            return Reading(entries: reader.entries, diagnostics: reader.diagnostics, count: read)
        }
    }

    @Test("whatever the size of a part, the same entries and faults are read, with the same lines and places")
    func partSizes() {
        let count = Self.bytes.count
        let whole = read(count, partSize: .max / 2)
        #expect(whole.entries.count == 3 && whole.diagnostics.map { $0.line } == [3] && whole.count == count)
        for partSize in Array(1...40) + Array(stride(from: 41, to: count + 3, by: 7)) + [count - 1, count, count + 1] {
            #expect(read(count, partSize: partSize) == whole, "parts of \(partSize) bytes")
        }
    }

    @Test("what stands behind the bytes is not read, though it be a line feed")
    func ends() {
        let feeds = Self.bytes.indices.filter { Self.bytes[$0] == UInt8(ascii: "\n") }
        for count in feeds.flatMap({ [$0 - 1, $0, $0 + 1] }) + [Self.bytes.count - 1] {
            for isLast in [true, false] {
                let whole = read(count, isLast: isLast, partSize: .max / 2)
                #expect(whole.count == (isLast ? count : feeds.last { $0 < count }.map { $0 + 1 } ?? 0))
                for partSize in [1, 2, 5, 8, 50, 100, 150, count - 1] where partSize > 0 {
                    #expect(
                        read(count, isLast: isLast, partSize: partSize) == whole, "\(count) bytes, parts of \(partSize)"
                    )
                }
            }
        }
    }

    @Test("an entry that is new is added, first, last or between, and one that is known is not")
    func insertion() {
        let entries = read(Self.bytes.count, partSize: 1000).entries
        for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [0, 2, 1], [2, 0, 1]] {
            var log = RideLog()
            for place in order {
                let isNew = log.insert(entries[place])
                let isNewAgain = log.insert(entries[place])
                #expect(isNew && !isNewAgain, "\(order)")
            }
            #expect(log.entries == entries)
        }
    }
}
