import EngineTestSupport
import GeoJSON
import JSON
import Quests
import Support
import TestSupport
import Testing

/// Does what findings say, literally and one after the other: makes the fixes, and follows the words where there is none.
private enum Obedience {
    /// The text once there is no more advice about its structure.
    static func obeying(_ text: String) -> (text: String, advice: [String]) {
        var bytes = Array(text.utf8)
        var advice: [String] = []
        for _ in 0..<30 {
            let errors = Quest.read(bytes).diagnostics.filter { $0.severity == .error }
            guard let error = errors.first(where: { $0.rule.hasPrefix("json.") }) ?? errors.first,
                let next = step(error, bytes)
            else { break }
            advice.append("\(error.rule) in line \(error.location?.line ?? 0): \(error.message[.english])")
            bytes = next
        }
        return (String(decoding: bytes, as: UTF8.self), advice)
    }

    private static func step(_ error: Diagnostic, _ bytes: [UInt8]) -> [UInt8]? {
        if let fix = error.fix { return Array(fix.applied(to: String(decoding: bytes, as: UTF8.self)).utf8) }
        guard let range = error.location?.byteRange else { return nil }
        let words = error.message[.english]
        func inserting(_ text: Substring, at place: Int) -> [UInt8] {
            bytes[..<place] + Array(text.utf8) + bytes[place...]
        }
        if let bracket = words.firstMatch(of: #/must be closed with “(.)” before this/#)?.1 {
            return inserting(bracket, at: range.lowerBound)
        }
        if let bracket = words.firstMatch(of: #/“(.)” is missing before this/#)?.1 {
            return inserting(bracket, at: range.lowerBound)
        }
        if let closing = words.firstMatch(of: #/close what is there with “(.+)” at the end/#)?.1 {
            return bytes + Array(closing.utf8)
        }
        if words.contains("a colon is missing") { return inserting(":", at: range.upperBound) }
        if words.contains("put \" in front") { return inserting("\"", at: range.lowerBound) }
        if words.contains("add \" at its end") { return inserting("\"", at: range.upperBound) }
        if words.contains("remove everything from here on") || words.contains("into a file of its own") {
            return Array(bytes[..<range.lowerBound])
        }
        if words.contains("remove it") || words.contains("remove that") {
            return bytes[..<range.lowerBound] + Array(bytes[range.upperBound...])
        }
        return nil
    }
}

@Suite(
    "Advice about broken files loses no task", .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
struct AdviceTests {
    private let listing: String

    init() throws { listing = String(decoding: try RealData.bytes("quests/request-2018.geojson"), as: UTF8.self) }

    private func tasks(_ text: String) -> Int { Quest.read(Array(text.utf8)).quest?.tasks.count ?? 0 }

    /// The offsets of the brackets, commas, colons and quotes.
    private func structure(of text: String) -> [Int] {
        var isText = false
        return Array(text.utf8).enumerated().filter { _, byte in
            if byte == UInt8(ascii: "\"") { isText.toggle() }
            return byte == UInt8(ascii: "\"") || !isText && "{}[],:".utf8.contains(byte)
        }.map { $0.offset }
    }

    @Test("of the listing without any one bracket, comma, colon or quote all seven tasks are left", arguments: 0..<8)
    func oneMissing(part: Int) {
        let bytes = Array(listing.utf8)
        for offset in structure(of: listing) where offset % 8 == part {
            let broken = String(decoding: bytes[..<offset] + bytes[(offset + 1)...], as: UTF8.self)
            let (text, advice) = Obedience.obeying(broken)
            #expect(tasks(text) == 7, "without byte \(offset): \(advice)")
        }
    }

    @Test("of the listing with one closing bracket too many all seven tasks are left", arguments: ["}", "]"])
    func oneTooMany(bracket: String) {
        let bytes = Array(listing.utf8)
        for offset in structure(of: listing) where "{}[],:".utf8.contains(bytes[offset]) {
            // Behind its type a geometry may end: what follows is then reported to be in the wrong place.
            if bracket == "}", bytes[..<offset].suffix(7).elementsEqual("\"Point\"".utf8) { continue }
            let broken = String(decoding: bytes[..<offset] + Array(bracket.utf8) + bytes[offset...], as: UTF8.self)
            let (text, advice) = Obedience.obeying(broken)
            #expect(tasks(text) == 7, "before byte \(offset): \(advice)")
        }
    }

    @Test("brackets missing in several places are closed one by one")
    func severalMissing() {
        let broken = listing.replacing("      },\n      \"geometry\"", with: "      ,\n      \"geometry\"")
        #expect(broken != listing)
        let (text, advice) = Obedience.obeying(broken)
        #expect(tasks(text) == 7, "\(advice)")
        let (closed, more) = Obedience.obeying(
            listing.replacing("        ]\n      }\n    },", with: "        ]\n    },"))
        #expect(tasks(closed) == 7, "\(more)")
    }

    @Test("a list that is closed after its second task goes on", arguments: ["]", "]}", "\n  ]\n}\n"])
    func closedEarly(closing: String) throws {
        let second = try #require(listing.ranges(of: "    },\n").dropFirst().first)
        let broken =
            listing[..<listing.index(second.lowerBound, offsetBy: 5)] + closing
            + listing[listing.index(second.lowerBound, offsetBy: 5)...]
        let (text, advice) = Obedience.obeying(String(broken))
        #expect(tasks(text) == 7, "\(advice)")
        #expect(!advice.contains { $0.contains("everything") })
    }

    @Test("two files in one are parted, and text around a file goes")
    func trailing() {
        let (text, advice) = Obedience.obeying(listing + "\n" + listing)
        #expect(tasks(text) == 7 && advice.count == 1 && advice[0].contains("a file of its own"), "\(advice)")
        let (page, more) = Obedience.obeying(listing + "\n\nЛистинг 1. Задания квеста\n23\n")
        #expect(tasks(page) == 7 && more.count == 1, "\(more)")
        let (extra, most) = Obedience.obeying(listing + "\n]}")
        #expect(tasks(extra) == 7, "\(most)")
    }

    @Test("a page number between two tasks of a printed listing goes, and no task with it")
    func pageNumber() {
        let broken = listing.replacing("    },\n    {", with: "    },\n  23\n    {", maxReplacements: 1)
        let (text, advice) = Obedience.obeying(broken)
        #expect(tasks(text) >= 6 || text.contains("23"), "\(advice)")
        #expect(text.contains("Задание 7"))
    }

    @Test("of a download that was cut off all whole tasks can be kept", arguments: [2, 3, 5, 7])
    func cutOff(task: Int) throws {
        let cut = try #require(listing.firstRange(of: "\"Задание \(task)\""))
        let whole = try #require(listing[..<cut.lowerBound].ranges(of: "    },\n").last)
        let (text, advice) = Obedience.obeying(String(listing[..<listing.index(whole.lowerBound, offsetBy: 5)]))
        #expect(tasks(text) == task - 1, "\(advice)")
    }
}
