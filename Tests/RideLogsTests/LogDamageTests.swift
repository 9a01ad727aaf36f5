import Answers
import Quests
import RideLogs
import Support
import TestSupport
import Testing

@Suite("A damaged log")
struct LogDamageTests {
    /// Three short entries.
    private static let log: RideLog = {
        var phone = DeviceLog(device: "a1", rider: "anna")
        phone.append(.started, at: 1_700_000_000, uptime: 5)
        phone.append(.answered(task: "oak", answer: "ель", reported: .accepted), at: 1_700_000_060)
        phone.append(.finished, at: 1_700_000_120)
        return phone.log
    }()
    private static let bytes = log.write()
    /// Where each line ends, its line feed included.
    private static let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }

    @Test("what stands before a torn entry on its line is damage, counted to the byte")
    func damagedAndTorn() {
        let torn = Array("rubbish{\"device\":\"a1\",\"seq\":".utf8)
        let (log, faults) = RideLog.reading(Self.bytes + torn)
        #expect(log.entries == Self.log.entries)
        #expect(faults.map(\.kind) == [.damaged(bytes: 7, lines: 1), .torn(bytes: torn.count - 7)])
        #expect(faults.map(\.byteOffset) == [Self.bytes.count, Self.bytes.count + 7])
    }

    @Test("cut at every byte gives all whole entries and one torn one")
    func cut() {
        for count in 0...Self.bytes.count {
            let (log, faults) = RideLog.reading(Array(Self.bytes[..<count]))
            // An entry is whole without its line feed.
            let whole = Self.ends.count { $0 - 1 <= count }
            #expect(log.entries == Array(Self.log.entries[..<whole]), "cut at \(count)")
            let start = whole == 0 ? 0 : min(Self.ends[whole - 1], count)
            let expected = start == count ? [] : [LogDiagnostic.Kind.torn(bytes: count - start)]
            #expect(faults.map(\.kind) == expected, "cut at \(count)")
            if let fault = faults.first {
                #expect(fault.byteOffset == start && fault.line == whole + 1, "cut at \(count)")
            }
            #expect(log.diagnostics == [], "cut at \(count)")
        }
    }

    @Test("every bit that is turned is found", arguments: 0..<3)
    func bits(number: Int) {
        let line = RideLog.lines(of: [Self.log.entries[number]])
        for place in line.indices {
            for bit in 0..<8 {
                var changed = line
                changed[place] ^= 1 << UInt8(bit)
                let (log, faults) = RideLog.reading(changed)
                // The line feed belongs to no entry: what stands in its place is damage, but nothing is lost.
                let expected = place == line.count - 1 ? [Self.log.entries[number]] : []
                #expect(log.entries == expected, "bit \(bit) of byte \(place)")
                #expect(faults.count == 1, "bit \(bit) of byte \(place): \(faults)")
            }
        }
    }

    @Test(
        "every byte that is replaced by another is found, and costs no other entry",
        arguments: [0x00, 0x0A, 0x22] as [UInt8])
    func replaced(by replacement: UInt8) {
        for place in Self.bytes.indices where Self.bytes[place] != replacement {
            let line = Self.ends.firstIndex { place < $0 } ?? 0
            var changed = Self.bytes
            changed[place] = replacement
            let (log, faults) = RideLog.reading(changed)
            let isLineFeed = Self.ends.contains(place + 1)
            let expected = Self.log.entries.enumerated().filter { isLineFeed || $0.offset != line }.map(\.element)
            #expect(log.entries == expected, "byte \(place)")
            // A line feed in the place of the first byte begins a new line.
            let isFirst = replacement == UInt8(ascii: "\n") && (place == 0 || Self.ends.contains(place))
            #expect(faults.first?.line == line + (isFirst ? 2 : 1), "byte \(place): \(faults)")
        }
    }

    @Test(
        "nothing that a log could become crashes the reader, or passes for an entry it never had",
        arguments: 0..<12 as Range<UInt64>)
    func fuzz(seed: UInt64) {
        var random = RandomEntries(seed: seed)
        let log = random.log(count: 4)
        let bytes = log.write()
        for round in 0..<40 {
            let damaged = Mutation.damaged(bytes, using: &random.generator)
            let (read, faults) = RideLog.reading(damaged)
            #expect(read.entries.allSatisfy(log.entries.contains), "seed \(seed), round \(round)")
            if read.entries.count < log.entries.count, faults.isEmpty {
                // Whole lines may be gone without a trace in the file; the log misses them, unless they are the last ones.
                let last = read.entries.last?.sequence ?? 0
                #expect(last == read.entries.count || !read.diagnostics.isEmpty, "seed \(seed), round \(round)")
            }
            for fault in faults {
                #expect((0...damaged.count).contains(fault.byteOffset ?? -1), "seed \(seed), round \(round)")
            }
            #expect(RideLog.reading(read.write()).log == read, "seed \(seed), round \(round)")
        }
    }

    @Test("noise has no entries", arguments: 0..<50 as Range<UInt64>)
    func noise(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = [
            "{", "}", "\"", "\n", "\r", "{\"device\":\"", ",\"hash\":\"", "00112233445566778899aabbccddeeff", "\"}",
            "\\",
            "a1\",\"seq\":", "1", "\u{FEFF}",
        ]
        let text = (0..<generator.next(below: 60)).map { _ in generator.pick(pieces) ?? "" }.joined()
        let (log, _) = RideLog.reading(Array(text.utf8))
        #expect(log.entries == [], "seed \(seed): \(text)")
    }

    @Test("a long log is read on many cores as it is piece by piece", arguments: 0..<3 as Range<UInt64>)
    func long(seed: UInt64) {
        var random = RandomEntries(seed: seed)
        let whole = random.log(count: 3000).entries.map { RideLog.lines(of: [$0]) }
        var pieces: [[UInt8]] = []
        while pieces.reduce(0, { $0 + $1.count }) < 1 << 20 {
            var piece: [UInt8] = []
            for line in whole.dropFirst(random.generator.next(below: 2000)).prefix(200) {
                let isDamaged = random.generator.chance(0.4)
                piece += isDamaged ? Mutation.damaged(line, using: &random.generator) : line
                // Long runs of damage, which the ends of parts cut.
                if random.generator.chance(0.01) {
                    piece += [UInt8](repeating: 0x0A, count: 50) + Array("no entry\n".utf8)
                }
            }
            // Every piece ends with a whole line.
            pieces.append(piece + [0x0A] + whole[0])
        }
        var entries: [RideEntry] = []
        var faults: [String] = []
        var line = 0
        var offset = 0
        for piece in pieces {
            let (log, found) = RideLog.reading(piece)
            entries += log.entries
            for fault in found {
                faults.append("\(line + (fault.line ?? 0)) \(offset + (fault.byteOffset ?? 0)) \(fault.kind)")
            }
            line += piece.count { $0 == 0x0A }
            offset += piece.count
        }
        let (log, found) = RideLog.reading(Array(pieces.joined()))
        #expect(log == RideLog(entries), "seed \(seed)")
        #expect(found.map { "\($0.line ?? 0) \($0.byteOffset ?? 0) \($0.kind)" } == faults, "seed \(seed)")
        #expect(faults.count > 100, "seed \(seed)")
    }

    @Test("the start of an entry that was never finished does not take the next one with it")
    func glued() {
        let torn = Array(Self.bytes[..<60])
        let (log, faults) = RideLog.reading(torn + Self.bytes)
        #expect(log == Self.log)
        #expect(faults.map(\.kind) == [.damaged(bytes: 60, lines: 1)])
        let inTheMiddle = Array(Self.bytes[..<Self.ends[0]]) + torn + Array(Self.bytes[Self.ends[0]...])
        #expect(RideLog.reading(inTheMiddle).log == Self.log)
        #expect(RideLog.reading(inTheMiddle).diagnostics.map(\.line) == [2])
        #expect(RideLog.reading(Self.bytes + torn).diagnostics.map(\.kind) == [.torn(bytes: 60)])
    }

    @Test("line ends of Windows, empty lines, a byte order mark and repeated lines are no faults")
    func otherForms() {
        let text = String(decoding: Self.bytes, as: UTF8.self)
        for form in [
            text.replacing("\n", with: "\r\n"), "\u{FEFF}" + text, "\n\n" + text + "\n", text + text,
            String(text.dropLast()), text.split(separator: "\n").reversed().joined(separator: "\n"),
        ] {
            let (log, faults) = RideLog.reading(Array(form.utf8))
            #expect(log == Self.log)
            #expect(faults == [])
        }
        #expect(RideLog.reading([]).log.entries == [])
    }

    @Test("what is wrong is named with its place")
    func names() {
        let lines = String(decoding: Self.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        let altered = lines[1].replacing("ель", with: "дуб")
        let formatted = lines[2].replacing(",\"", with: ", \"")
        let file = [lines[0], altered, "", "no entry", "nothing either", lines[2], formatted, "{\"device\":\"a1\",\"s"]
        let (log, faults) = RideLog.reading(Array(file.joined(separator: "\n").utf8))
        #expect(log.entries == [Self.log.entries[0], Self.log.entries[2]])
        #expect(
            faults.map(\.kind) == [.altered, .damaged(bytes: 22, lines: 2), .reformatted, .torn(bytes: 17)])
        #expect(faults.map(\.line) == [2, 4, 7, 8])
        #expect(faults[0].device == "a1" && faults[0].sequences == 2...2)
        #expect(faults[0].byteOffset == Self.ends[0])
        #expect(
            faults[0].message[.english]
                == "entry 2 of device “a1” was changed after it had been written, its hash is another one; "
                + "merge another copy of the log")
        #expect(
            faults[3].message[.russian]
                == "последняя запись обрывается, есть только 17 байт: приложение остановилось во время "
                + "записи; всё подтверждённое цело")
        for language in Language.recorded { #expect(Set(faults.map { $0.message[language] }).count == 4) }
        #expect(log.diagnostics.map(\.kind) == [.gap])
        #expect(
            log.diagnostics[0].message[.english]
                == "entry 2 of device “a1” is missing; merge the other parts of the log")
    }

    @Test(
        "a log that is pieced together while it is read is the log that is read at once",
        arguments: 0..<4 as Range<UInt64>)
    func pieces(seed: UInt64) throws {
        var random = RandomEntries(seed: seed)
        var bytes = random.log(count: 30).write()
        // Longer than what is read at a time.
        let long = RideEntry(
            rider: "anna", device: "a1", sequence: 31, time: 0,
            event: .disqualified(reason: String(repeating: "долго ", count: 60_000)), previous: .none)
        bytes += RideLog.lines(of: [long]) + random.log(device: "b", count: 10).write() + Array("torn".utf8)
        let folder = try TemporaryFolder()
        let read = try RideLog.reading(contentsOf: folder.write(bytes, as: "log"))
        #expect(read.log == RideLog.reading(bytes).log, "seed \(seed)")
        #expect(read.diagnostics == RideLog.reading(bytes).diagnostics, "seed \(seed)")
        #expect(read.log.entries.count == 41, "seed \(seed)")
    }
}
