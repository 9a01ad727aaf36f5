import RideLogs
import Support
import TestSupport
import Testing

@Suite("Lines of a log one by one")
struct SingleLineTests {
    @Test("what is written as a line is read from it, and it is the line of a file", arguments: 0..<40 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var entries = RandomEntries(seed: seed)
        var reader = RideEntry.LineReader()
        for kind in 0..<RandomEntries.kindCount {
            let entry = entries.entry(kind: kind)
            #expect(entry.line + [UInt8(ascii: "\n")] == RideLog.lines(of: [entry]))
            let read = RideLog.reading(entry.line).log.entries.first
            guard let read else {
                #expect(throws: RideEntry.LineError.self) { try reader.entry(entry.line) }
                continue
            }
            #expect(try reader.entry(entry.line) == read && RideEntry(line: entry.line) == read)
            #expect(try RideEntry(line: entry.line).line == entry.line)
        }
    }

    @Test("a line that was cut off, changed, or is something else is refused with the reason")
    func faults() throws {
        var phone = DeviceLog(device: "a1", rider: "anna")
        let started = phone.append(.started, at: 1_700_000_000)
        let entry = try #require(started)
        let text = String(decoding: entry.line, as: UTF8.self)
        #expect(try RideEntry(line: text.utf8) == entry)
        for (line, fault) in [
            ("", .incomplete), ("{}", .incomplete), (String(text.dropLast()), .incomplete), (text + "\r", .incomplete),
            (text + "\n", .unreadable), (text.replacingOccurrence(of: "anna", with: "anja"), .altered),
        ] as [(String, RideEntry.LineError)] {
            #expect(throws: fault, "\(line)") { try RideEntry(line: line.utf8) }
            #expect(!fault.message[.english].isEmpty && !fault.message[.russian].isEmpty)
        }
    }

    @Test("a line feed within an unknown event is refused, since a file with it could not be read again")
    func lineFeedInside() throws {
        let unknown = RideEntry(
            rider: "anna", device: "a1", sequence: 1, time: 0,
            event: .unknown(UnknownEvent(type: "sang", members: ",\"song\":\"la\"")), previous: .none)
        #expect(try RideEntry(line: unknown.line) == unknown)
        let parted = RideEntry(
            rider: "anna", device: "a1", sequence: 1, time: 0,
            event: .unknown(UnknownEvent(type: "sang", members: ",\n\"song\":\"la\"")), previous: .none)
        #expect(throws: RideEntry.LineError.unreadable) { try RideEntry(line: parted.line) }
    }
}

extension String {
    fileprivate func replacingOccurrence(of part: String, with other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
    }
}
