import Foundation
import Quests
import RideLogs
import TestSupport
import Testing

@Suite("questctl join and sync")
struct EventCommandTests {
    private let folder: TemporaryFolder
    private let log: String

    init() throws {
        folder = try TemporaryFolder()
        log = folder.path("ride.jsonl")
    }

    private func write(_ events: [RideEvent]) throws -> RideLog {
        var phone = DeviceLog(device: "phone-17", rider: "a17")
        for event in events { phone.append(event, at: 1_700_000_000) }
        try phone.log.save(to: log)
        return phone.log
    }

    private func lines(_ log: RideLog) -> Set<String> {
        Set(log.entries.map { String(decoding: $0.line, as: UTF8.self) })
    }

    @Test func `A device joins, hands its log in, and takes decisions; a second time there is nothing to send`() throws
    {
        let server = try StandInServer()
        defer { server.stop() }
        let quest = folder.path("quest.geojson")
        let ridden = try write([.started, .skipped("oak"), .finished])
        let joined = try Tool.run("join", server.link, "7K2M-Q9XD", log, "-o", quest)
        #expect(joined.code == 0 && joined.output.contains("joined as Anna (a17)"), "\(joined)")
        #expect(joined.errors.contains("http is not encrypted"))
        #expect(try String(contentsOfFile: quest, encoding: .utf8) == "the quest")
        let mode = try FileManager.default.attributesOfItem(atPath: log + ".event")[.posixPermissions] as? Int
        #expect(mode == 0o600)

        var office = DeviceLog(device: "office", rider: "office")
        let decision = office.append(.adjusted(points: 5, reason: "found a bug"), at: 1_700_000_000, about: "a17")
        let line = String(decoding: try #require(decision).line, as: UTF8.self)
        let item = try JSONSerialization.data(withJSONObject: ["number": 8, "kind": "decision", "line": line])
        try server.say(String(decoding: item, as: UTF8.self))
        let synced = try Tool.run("sync", log)
        #expect(synced.code == 0 && synced.errors.isEmpty, "\(synced)")
        #expect(synced.output.contains("the organiser says: The bridge is closed"))
        #expect(
            synced.output.contains("3 lines handed in") && synced.output.contains("1 decision of the organiser added"))
        #expect(server.lines == lines(ridden))
        #expect(try RideLog.reading(contentsOf: log).log == ridden.merged(with: office.log))

        let again = try Tool.run("sync", log, "--language", "ru")
        #expect(again.code == 0 && again.output == "\(log): весь журнал уже на сервере\n", "\(again)")
    }

    @Test func `A code that is none is refused, and nothing is written`() throws {
        let server = try StandInServer()
        defer { server.stop() }
        let joined = try Tool.run("join", server.link, "XXXX", log, "--device", "phone-17")
        #expect(joined.code == 1 && joined.errors.contains("no such code was given out"), "\(joined)")
        #expect(joined.output.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: log + ".event"))
        _ = try write([.started])
        #expect(try Tool.run("join", server.link, "7K2M-Q9XD", log).code == 0)
        #expect(try Tool.run("join", server.link, "XXXX", log).code == 1)
        #expect(try Tool.run("sync", log).code == 0, "the token of the right code is still there")
    }

    @Test func `Lines that the server does not take are named, and the others are handed in`() throws {
        let server = try StandInServer()
        defer { server.stop() }
        let ridden = try write([.started, .withdrew, .finished])
        #expect(try Tool.run("join", server.link, "7K2M-Q9XD", log).code == 0)
        let synced = try Tool.run("sync", log)
        #expect(synced.code == 1 && synced.errors.contains("does not take entry 2 (foreign)"), "\(synced)")
        #expect(synced.output.contains("2 lines handed in") && server.lines.count == ridden.entries.count - 1)
    }

    @Test func `A line that the log does not have is named in both languages, and the others are handed in`() throws {
        let server = try StandInServer()
        defer { server.stop() }
        let ridden = try write([.started, .skipped("oak"), .finished])
        #expect(try Tool.run("join", server.link, "7K2M-Q9XD", log).code == 0)
        try RideLog(ridden.entries.filter { $0.sequence != 2 }).save(to: log)
        let synced = try Tool.run("sync", log)
        #expect(synced.code == 1 && synced.output.contains("2 lines handed in"), "\(synced)")
        #expect(synced.errors.contains("entry 2 of this device is not in the log"), "\(synced)")
        #expect(server.lines == Set(lines(ridden).filter { !$0.contains(#""seq":2,"#) }))
        let again = try Tool.run("sync", log, "--language", "ru")
        #expect(again.code == 1 && again.errors.contains("записи 2 этого устройства нет в журнале"), "\(again)")
        try ridden.save(to: log)
        #expect(try Tool.run("sync", log).code == 0)
        #expect(server.lines == lines(ridden))
    }

    @Test func `Without a server the command gives up in time, and says that nothing is lost`() throws {
        let server = try StandInServer()
        _ = try write([.started])
        #expect(try Tool.run("join", server.link, "7K2M-Q9XD", log).code == 0)
        server.stop()
        let synced = try Tool.run("sync", log, "--give-up", "2")
        #expect(synced.code == 2 && synced.errors.contains("nothing is lost"), "\(synced)")
        #expect(synced.errors.contains("1 line of the log could not be handed in"))
    }

    @Test func `What is no link, no log or no state is an error that says what to do`() throws {
        let link = try Tool.run("join", "velo.example/e/spring", "7K2M", log, "--device", "a")
        #expect(link.code == 64 && link.errors.contains("is no link of an event"))
        let noDevice = try Tool.run("join", "https://velo.example/e/spring", "7K2M", log)
        #expect(noDevice.code == 2 && noDevice.errors.contains("--device"))
        _ = try write([.started])
        let notJoined = try Tool.run("sync", log)
        #expect(notJoined.code == 2 && notJoined.errors.contains("questctl join"))
        for state in ["", "{}", "https://velo.example/e/spring\n{}"] {
            try state.write(toFile: log + ".event", atomically: true, encoding: .utf8)
            let damaged = try Tool.run("sync", log)
            #expect(damaged.code == 2 && !damaged.wasKilled && damaged.errors.contains("\(log).event"), "\(damaged)")
        }
    }

    @Test func `A log of another device than the one that joined is refused by both names`() throws {
        let server = try StandInServer()
        defer { server.stop() }
        let ridden = try write([.started])
        let other = try Tool.run("join", server.link, "7K2M-Q9XD", log, "--device", "tablet")
        #expect(other.code == 1 && other.errors.contains("“tablet”") && other.errors.contains("“phone-17”"), "\(other)")
        #expect(!FileManager.default.fileExists(atPath: log + ".event"))
        #expect(try Tool.run("join", server.link, "7K2M-Q9XD", log, "--device", "phone-17").code == 0)
        var tablet = DeviceLog(device: "tablet", rider: "a17")
        tablet.append(.started, at: 1_700_000_000)
        try tablet.log.save(to: log)
        let synced = try Tool.run("sync", log)
        #expect(synced.code == 1 && synced.output.isEmpty && server.lines.isEmpty, "\(synced)")
        #expect(synced.errors.contains("“tablet”") && synced.errors.contains("“phone-17”"))
        try ridden.merged(with: tablet.log).save(to: log)
        let both = try Tool.run("sync", log)
        #expect(both.code == 0 && both.errors.contains("entries of “tablet” are not sent"), "\(both)")
        #expect(server.lines == lines(ridden))
        let unnamed = try Tool.run("join", server.link, "7K2M-Q9XD", log)
        #expect(unnamed.code == 1 && unnamed.errors.contains("several devices"), "\(unnamed)")
    }

    @Test func `Lines that cannot be sent are named, and the log does not count as handed in`() throws {
        let server = try StandInServer()
        defer { server.stop() }
        let long = RideEvent.skipped(.init(String(repeating: "x", count: 70_000)))
        let ridden = try write([.started, long])
        #expect(try Tool.run("join", server.link, "7K2M-Q9XD", log).code == 0)
        let synced = try Tool.run("sync", log)
        #expect(synced.code == 1 && synced.errors.contains("entry 2 is longer than"), "\(synced)")
        #expect(synced.output.contains("1 line handed in") && server.lines.count == ridden.entries.count - 1)
        let again = try Tool.run("sync", log)
        #expect(again.code == 1 && !again.output.contains("whole log"), "\(again)")
        let text = String(decoding: try #require(ridden.entries.first).line, as: UTF8.self)
        try (text + "\n{\"device\":\n").write(toFile: log, atomically: true, encoding: .utf8)
        let damaged = try Tool.run("sync", log)
        #expect(damaged.code == 1 && damaged.errors.contains("1 line (10 bytes) passed over"), "\(damaged)")
        #expect(!damaged.output.contains("whole log"))
    }

    @Test(arguments: [
        ("over", 1, "the event is over"), ("basic", 1, "does not know this device"), ("moved", 2, "status 302"),
        ("proxy", 2, "status 407"), ("silent", 2, "in time"), ("slow", 2, "in time"),
    ])
    func `A server that takes nothing never has the whole log, and the end comes in time`(
        event: String, code: Int32, reason: String
    ) throws {
        let server = try StandInServer()
        defer { server.stop() }
        _ = try write([.started])
        #expect(try Tool.run("join", server.link(of: event), "7K2M-Q9XD", log).code == 0)
        for _ in 0..<2 {
            let start = ContinuousClock.now
            let synced = try Tool.run("sync", log, "--give-up", event == "basic" ? "20" : "2")
            #expect(synced.code == code && synced.errors.contains(reason), "\(synced)")
            #expect(!synced.output.contains("whole log") && server.lines.isEmpty)
            #expect(event == "basic" || ContinuousClock.now - start < .seconds(10))
        }
    }

    @Test func `A state that others may read becomes its owner's alone`() throws {
        let server = try StandInServer()
        defer { server.stop() }
        _ = try write([.started])
        try "old".write(toFile: log + ".event", atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: log + ".event")
        #expect(try Tool.run("join", server.link, "7K2M-Q9XD", log).code == 0)
        let mode = try FileManager.default.attributesOfItem(atPath: log + ".event")[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }
}
