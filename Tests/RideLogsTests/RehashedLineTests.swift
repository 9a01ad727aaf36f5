import Geodesy
import JSON
import Quests
import RideLogs
import Support
import TestSupport
import Testing

/// Lines that were changed by somebody who knows how to make their hashes right.
@Suite("Changed lines with a right hash")
struct RehashedLineTests {
    /// What stands before the hash in the line of an entry.
    private func body(_ entry: RideEntry) -> [UInt8] {
        let line = RideLog.lines(of: [entry])
        return Array(line.dropLast(#","hash":"00112233445566778899aabbccddeeff"}"#.utf8.count + 1))
    }

    /// Where the members of the outer object begin, at their commas.
    private func commas(_ body: [UInt8]) -> [Int] {
        var (depth, isText, isEscaped, found) = (0, false, false, [Int]())
        for (place, byte) in body.enumerated() {
            if isText {
                if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isText = true
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ","): if depth == 1 { found.append(place) }
            default: break
            }
        }
        return found
    }

    private func changed(_ body: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var changed = body
        let members = commas(body) + [body.count]
        let number = generator.next(below: members.count - 1)
        let member = members[number]..<members[number + 1]
        switch generator.next(below: 6) {
        case 0: changed.removeSubrange(member)
        case 1: changed.insert(contentsOf: body[member], at: member.lowerBound)
        case 2:
            // Two members change places.
            changed.removeSubrange(member)
            changed.insert(contentsOf: body[member], at: min(members[0], changed.count))
        case 3:
            let words = [
                "0", "-", ".0", "e0", " ", "\\u0031", "\\u0020", "null", "+", "00", "\"", ",", "1", "\\/", "é", ":",
            ]
            let place = generator.next(below: body.count + 1)
            changed.insert(contentsOf: (generator.pick(words) ?? "").utf8, at: place)
        case 4: changed.remove(at: generator.next(below: body.count))
        default: changed = Mutation.damaged(body, using: &generator)
        }
        return changed.filter { $0 != 0x0A }
    }

    @Test(
        "are read as what they say, to the byte, or not at all",
        arguments: 0..<RandomEntries.kindCount)
    func exact(kind: Int) throws {
        for seed in 0..<12 as Range<UInt64> {
            var random = RandomEntries(seed: seed)
            let body = body(random.entry(kind: kind))
            for round in 0..<40 {
                let line = SlowSHA256.line(changed(body, &random.generator))
                let (log, faults) = RideLog.reading(line)
                let text = String(decoding: line, as: UTF8.self)
                if let entry = log.entries.first {
                    #expect(RideLog.lines(of: [entry]) == line, "seed \(seed), round \(round): \(text)")
                    #expect((try? JSONValue(parsing: line)) != nil, "seed \(seed), round \(round): \(text)")
                    #expect(entry.sequence >= 1 && entry.time.magnitude <= RideEntry.latestTime)
                    #expect(faults.isEmpty, "seed \(seed), round \(round): \(text)")
                } else {
                    #expect(!faults.isEmpty, "seed \(seed), round \(round): \(text)")
                }
            }
        }
    }
}
