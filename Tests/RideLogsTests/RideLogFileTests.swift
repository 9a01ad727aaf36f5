import Answers
import EngineTestSupport
import Foundation
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@Suite("The file of a ride log")
struct RideLogFileTests {
    let folder: TemporaryFolder
    let path: String
    private let start = SmallQuest.startTime

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path("ride.jsonl")
    }

    private func log(_ count: Int) -> RideLog {
        var phone = DeviceLog(device: "a1", rider: "anna")
        for index in 0..<count { phone.append(.skipped("tree"), at: Double(index)) }
        return phone.log
    }

    @Test("an app that is closed in the middle of a ride goes on where it was")
    func resuming() throws {
        let quest = try SmallQuest.quest()
        var closed: RideLog
        do {
            var file = try RideLogFile(path: path)
            #expect(file.log.entries.isEmpty && file.diagnostics.isEmpty)
            var referee = Referee(quest: quest, rider: "anna", device: "a1", resuming: file.log)
            _ = referee.receive(SmallQuest.fix(0, east: 0))
            #expect(try file.append(contentsOf: referee.log.entries) == 1)
            #expect(referee.receive(SmallQuest.fix(200, east: 1000)).count == 1)
            #expect(try file.append(contentsOf: referee.log.entries) == referee.log.entries.count - 1)
            closed = referee.log
        }
        var file = try RideLogFile(path: path)
        #expect(file.log == closed && file.diagnostics.isEmpty)
        var referee = Referee(quest: quest, rider: "anna", device: "a1", resuming: file.log)
        #expect(try referee.submit("ель", to: "tree", at: start + 210).isAccepted)
        try referee.finish(at: start + 220)
        #expect(try file.append(contentsOf: referee.log.entries) == 2)
        #expect(try file.append(contentsOf: referee.log.entries) == 0)
        let (log, faults) = try RideLog.reading(contentsOf: path)
        #expect(log == referee.log && faults.isEmpty && log.diagnostics.isEmpty)
        #expect(log.replayed(of: "anna", in: quest) == referee.result)
    }

    @Test("a file cut at any byte goes on with its whole entries, and the torn one is put aside")
    func cut() throws {
        let log = log(3)
        let bytes = log.write()
        let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        for count in stride(from: 0, through: bytes.count, by: 7).map({ $0 }) + ends + ends.map({ $0 + 1 }) {
            let name = "cut-\(count)"
            _ = try folder.write(bytes[..<count], as: name)
            let whole = ends.count { $0 <= count }
            do {
                var file = try RideLogFile(path: folder.path(name))
                #expect(file.log.entries == Array(log.entries[..<whole]), "cut at \(count)")
                try file.append(contentsOf: log.entries)
            }
            #expect(try InputFile.bytes(of: folder.path(name)) == bytes, "cut at \(count)")
            let start = whole == 0 ? 0 : min(ends[whole - 1] + 1, count)
            if start < count {
                let aside = try InputFile.bytes(of: folder.path(name + ".torn"))
                #expect(aside == Array(bytes[start..<count]) + [UInt8(ascii: "\n")], "cut at \(count)")
            } else {
                #expect(throws: FileError.self) { try InputFile.bytes(of: folder.path(name + ".torn")) }
            }
        }
    }

    @Test("a line that was altered stays where it is, is named, and the next one stands behind it")
    func altered() throws {
        let log = log(3)
        let text = String(decoding: log.write(), as: UTF8.self)
        _ = try folder.write(text.replacing("\"seq\":3", with: "\"seq\":4").dropLast().utf8, as: "ride.jsonl")
        do {
            var file = try RideLogFile(path: path)
            #expect(file.diagnostics.map(\.kind) == [.altered])
            #expect(file.log.entries.count == 2)
            try file.append(log.entries[2])
        }
        let (read, faults) = try RideLog.reading(contentsOf: path)
        #expect(read == log)
        #expect(faults.map(\.line) == [3])
        #expect(try folder.names() == ["ride.jsonl"])
    }

    @Test("nobody else can open the file meanwhile, and a log that is saved over it is noticed")
    func oneWriter() throws {
        var file = try RideLogFile(path: path)
        try file.append(contentsOf: log(1).entries)
        #expect(throws: RideLogFileError.file(FileError(path: path, operation: .lock, code: EWOULDBLOCK))) {
            _ = try RideLogFile(path: path)
        }
        try log(2).save(to: path)
        #expect(throws: FileError(path: path, operation: .write, code: ESTALE)) {
            try file.append(contentsOf: log(3).entries)
        }
        #expect(try RideLog.reading(contentsOf: path).log == log(2))
    }

    @Test(
        "a file that is no log is refused and left as it is",
        arguments: [
            #"{"type":"FeatureCollection","features":[]}"#, "{", "notes", "\u{0}x", "<gpx>\n</gpx>\n",
            #"{"seq": 1, "device": "a1", "hash": ""}"#,
        ])
    func notALog(text: String) throws {
        _ = try folder.write(text.utf8, as: "ride.jsonl")
        if text == "{" {
            // As a log that was cut after its first byte.
            #expect(try RideLogFile(path: path).diagnostics.map(\.kind) == [.torn(bytes: 1)])
            return
        }
        let error = RideLogFileError.notALog(path: path)
        #expect(throws: error) { _ = try RideLogFile(path: path) }
        #expect(try InputFile.bytes(of: path) == Array(text.utf8))
        #expect(try folder.names() == ["ride.jsonl"])
        #expect(error.message[.english].hasPrefix(path) && error.message[.russian].contains("не журнал"))
    }

    @Test("room that was made for bytes that never came is put aside")
    func zeros() throws {
        _ = try folder.write([UInt8](repeating: 0, count: 300), as: "ride.jsonl")
        #expect(try RideLogFile(path: path).diagnostics.map(\.kind) == [.torn(bytes: 300)])
        #expect(try InputFile.bytes(of: path) == [])
        _ = try folder.write(log(2).write() + [UInt8](repeating: 0, count: 30), as: "ride.jsonl")
        #expect(try RideLogFile(path: path).log == log(2))
        #expect(try InputFile.bytes(of: path) == log(2).write())
    }

    @Test("a saved log is read again, and what is no log is a fault and no error")
    func saving() throws {
        let log = RideLog(merging: [RandomEntries.manyEntries, log(2)])
        try log.save(to: path)
        #expect(try RideLog.reading(contentsOf: path).log == log)
        #expect(try InputFile.bytes(of: path) == log.write())
        #expect(throws: FileError.self) { try log.save(to: folder.path("no/such")) }
        #expect(throws: FileError.self) { try RideLog.reading(contentsOf: folder.path("none")) }
        _ = try folder.write(Array("<gpx>\n</gpx>\n".utf8), as: "track.gpx")
        #expect(
            try RideLog.reading(contentsOf: folder.path("track.gpx")).diagnostics.map(\.kind) == [
                .damaged(bytes: 11, lines: 2)
            ])
    }
}

extension RandomEntries {
    fileprivate static var manyEntries: RideLog {
        var random = RandomEntries(seed: 1)
        return random.log(device: "b2", count: 60)
    }
}
