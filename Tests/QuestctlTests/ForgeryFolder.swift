import Answers
import EngineTestSupport
import Foundation
import Geodesy
import QuestSealing
import Quests
import RideLogs
import Support
import TestSupport

/// The quests, logs and receipts of `Tests/Fixtures/forgeries`, honest and forged, which the article on protests runs commands on.
///
/// All keys come from numbers, so that the files can be made again; nobody's private key is among them.
struct ForgeryFolder {
    static let start = 1_780_000_000.0
    static let path = RealData.packageRoot.appending(path: "Tests/Fixtures/forgeries").path

    private let office = key(1)
    private let anna = key(2)
    private let boris = key(3)
    private let mallory = key(4)

    private static func key(_ seed: UInt64) -> SigningKey {
        var generator = SeededGenerator(seed: seed)
        return SigningKey(using: &generator)
    }

    /// Writes all files anew.
    func write() throws {
        try FileManager.default.createDirectory(atPath: Self.path, withIntermediateDirectories: true)
        for (name, bytes) in try quests() + tables() {
            try Data(bytes).write(to: URL(filePath: Self.path).appending(path: name))
        }
        for (name, log) in try rides() + decisions() {
            try Data(log.write()).write(to: URL(filePath: Self.path).appending(path: name))
        }
        for (name, bytes) in try damaged() + receipts() {
            try Data(bytes).write(to: URL(filePath: Self.path).appending(path: name))
        }
    }

    // MARK: Quests and tables

    private func questText(_ id: String, more: String = "") -> String {
        let tasks = ["oak": 61.40, "elm": 61.41, "fir": 61.42].sorted { $0.value < $1.value }.map { id, longitude in
            let answer = id == "oak" ? #", "answer": "acorn""# : id == "fir" ? #", "answer": {"kind": "photo"}"# : ""
            let name = id.prefix(1).uppercased() + id.dropFirst()
            return """
                  {"type": "Feature", "id": "\(id)", "properties": {"name": "\(name)", "points": 10\(answer)},
                   "geometry": {"type": "Point", "coordinates": [\(longitude), 55.15]}}
                """
        }
        return """
            {"type": "FeatureCollection",
             "quest": {"id": "\(id)", "title": "Evening", "officials": "\(office.publicKey.fingerprint)"\(more)},
             "features": [
            \(tasks.joined(separator: ",\n"))]}

            """
    }

    private func quest(_ id: String = "evening") throws -> Quest {
        guard let quest = Quest.read(Array(questText(id).utf8)).quest else { throw CocoaError(.coderInvalidValue) }
        return quest
    }

    private func edition(_ key: SigningKey) throws -> [UInt8] {
        var generator = SeededGenerator(seed: 7)
        let cost = SealCost(n: 1024, r: 8, p: 1) ?? .standard
        return try RidersEdition(
            sealing: Array(questText("evening").utf8), cost: cost, signer: key.signer, using: &generator
        ).bytes
    }

    private func quests() throws -> [(String, [UInt8])] {
        let window = #", "startWindow": {"opens": "2027-05-28T20:00Z", "closes": "2027-05-28T21:00Z"}"#
        let flags = #", "flags": {"impossiblePace": "disqualified"}"#
        let signed = try edition(office)
        let text = String(decoding: signed, as: UTF8.self)
        let member = text.range(of: ",\n  \"signature\"")?.lowerBound ?? text.endIndex
        return [
            ("evening.geojson", Array(questText("evening").utf8)),
            ("next-year.geojson", Array(questText("evening", more: window).utf8)),
            ("strict.geojson", Array(questText("evening", more: flags).utf8)), ("riders.geojson", signed),
            ("more-points.geojson", Array(text.replacing("\"points\": 10", with: "\"points\": 90").utf8)),
            ("stripped.geojson", Array((text[..<member] + "\n}\n").utf8)),
            ("signed-by-mallory.geojson", try edition(mallory)),
        ]
    }

    private func tables() -> [(String, [UInt8])] {
        let (anna, boris) = (anna.publicKey.fingerprint, boris.publicKey.fingerprint)
        return [
            ("riders.csv", Array("rider,name,key\nanna,Anna,\(anna)\nboris,Boris,\(boris)\n".utf8)),
            ("misspelt.csv", Array("rider,name,key\nAnna,Anna,\(anna)\n".utf8)),
        ]
    }

    // MARK: Rides

    /// A ride past all tasks, each with positions a second apart.
    private func ride(
        _ name: String = "anna", device: String? = nil, key: SigningKey?, quest: Quest? = nil, shift: Double = 0,
        answers: [String] = ["walnut", "acorn"], seconds: [Double] = [60, 400, 800], until end: Int = .max,
        fixes change: (Fix) -> Fix? = { $0 }
    ) throws -> RideLog {
        var phone = try DeviceLog(
            device: device ?? "phone-\(name)", rider: .init(name), signer: key?.signer, quest: quest ?? self.quest())
        var steps: [(RideEvent, Double)] = [(.started, 0)]
        for (number, (task, longitude)) in [("oak", 61.40), ("elm", 61.41), ("fir", 61.42)].enumerated() {
            let second = seconds[number]
            let fixes = [-2.0, -1, 0].map { ago in
                Fix(
                    time: Self.start + shift + second + ago,
                    coordinate: Coordinate(
                        longitude: longitude + 0.0001 + ago * 0.00003, latitude: 55.15 + Double(number) * 0.00001),
                    horizontalAccuracy: 5)
            }
            let checkIn = CheckIn(
                task: .init(task), time: Self.start + shift + second,
                coordinate: Coordinate(longitude: longitude + 0.0001, latitude: 55.15), distance: 6, accuracy: 5,
                reach: 30, fixes: fixes.compactMap(change))
            steps.append((.checkedIn(checkIn), second))
            if task == "oak" {
                for (index, answer) in answers.enumerated() {
                    steps.append(
                        (
                            .answered(task: "oak", answer: answer, reported: .pending),
                            second + 20.137 + Double(index) * 9.311
                        ))
                }
            }
            if task == "fir" {
                steps.append((.answered(task: "fir", answer: "photo-1.jpg", reported: .pending), second + 15.481))
            }
        }
        steps.append((.finished, 1200))
        for (event, second) in steps.prefix(end) { phone.append(event, at: Self.start + shift + second) }
        return phone.log
    }

    private func moved(_ fix: Fix, east longitude: Double = 0, north latitude: Double = 0) -> Fix {
        Fix(
            time: fix.time,
            coordinate: Coordinate(
                longitude: fix.coordinate.longitude + longitude, latitude: fix.coordinate.latitude + latitude),
            horizontalAccuracy: fix.horizontalAccuracy)
    }

    private func rides() throws -> [(String, RideLog)] {
        let honest = try ride(key: anna)
        let (anna, mallory) = (self.anna, self.mallory)
        let stranger = try strange(honest)
        return try [
            ("anna.jsonl", honest), ("boris.jsonl", ride("boris", key: boris, shift: 300, seconds: [70, 430, 900])),
            ("far-away.jsonl", ride(key: anna) { moved($0, east: 100) }),
            ("beside.jsonl", ride(key: anna) { moved($0, north: 0.0009) }),
            ("no-positions.jsonl", ride(key: anna) { _ in nil }),
            (
                "inaccurate.jsonl",
                ride(key: anna) { Fix(time: $0.time, coordinate: $0.coordinate, horizontalAccuracy: 500) }
            ),
            (
                "other-hour.jsonl",
                ride(key: anna) { Fix(time: $0.time - 3600, coordinate: $0.coordinate, horizontalAccuracy: 5) }
            ),
            ("three-in-eight-seconds.jsonl", ride(key: anna, answers: ["acorn"], seconds: [60, 64, 68])),
            ("copy.jsonl", ride("boris", key: boris, shift: 333)),
            ("last-year.jsonl", ride(key: anna, quest: quest("last-year"))),
            ("without-mistake.jsonl", ride(key: anna, answers: ["acorn"])),
            ("cut-short.jsonl", ride(key: anna, until: 5)),
            ("early.jsonl", ride(key: anna, until: 4)), ("by-mallory.jsonl", ride(key: mallory)),
            ("unsigned.jsonl", ride(key: nil)),
            ("second-phone.jsonl", ride(device: "tablet", key: mallory, until: 3)),
            ("like-a-fingerprint.jsonl", ride(device: "\(boris.publicKey.fingerprint)", key: mallory, until: 3)),
            ("renamed.jsonl", Forgery.chain(honest.entries, device: "another phone")),
            ("borrowed-key.jsonl", Forgery.reopened(ride(key: nil), Opening(quest: "evening", key: anna.publicKey))),
            ("for-another.jsonl", stranger), ("added.jsonl", added(honest)), ("changed.jsonl", changed(honest)),
        ]
    }

    /// Mallory's log, in which Anna withdraws.
    private func strange(_ honest: RideLog) throws -> RideLog {
        var phone = try DeviceLog(device: "phone-mallory", rider: "mallory", signer: mallory.signer, quest: quest())
        phone.append(.started, at: Self.start)
        phone.append(.withdrew, at: Self.start + 90, about: "anna")
        phone.append(.finished, at: Self.start + 100)
        return phone.log
    }

    /// A ride with an entry after its last signature.
    private func added(_ honest: RideLog) -> RideLog {
        guard let last = honest.entries.last else { return honest }
        let more = RideEntry(
            rider: "anna", device: last.device, sequence: last.sequence + 1, time: last.time + 1000, event: .withdrew,
            previous: last.digest)
        return RideLog(honest.entries + [more])
    }

    /// A ride with another wrong answer, all hashes made right.
    private func changed(_ honest: RideLog) -> RideLog {
        Forgery.chain(honest.entries) { entry in
            guard case .answered(let task, "walnut", let told, let fixes) = entry.event else {
                return (entry.event, entry.signature)
            }
            return (.answered(task: task, answer: "acorn", reported: told, fixes: fixes), entry.signature)
        }
    }

    // MARK: Decisions

    private func desk(_ key: SigningKey?, _ device: String = "office", quest: Quest, points: Int = 0) -> RideLog {
        var desk = DeviceLog(device: device, rider: .init(device), signer: key?.signer, quest: quest)
        let event: RideEvent =
            points > 0
            ? .adjusted(points: Points(points), reason: "style")
            : .judged(Judgement(task: "fir", isAccepted: true, reason: "the fir"))
        desk.append(event, at: Self.start + 7200, about: "anna")
        return desk.log
    }

    private func decisions() throws -> [(String, RideLog)] {
        let quest = try quest()
        let honest = desk(office, quest: quest)
        let forged = Forgery.chain(honest.entries) { entry in
            entry.event.isDecision
                ? (.adjusted(points: 500, reason: "style"), entry.signature) : (entry.event, entry.signature)
        }
        return try [
            ("office.jsonl", honest), ("office-by-mallory.jsonl", desk(mallory, quest: quest, points: 500)),
            ("office-changed.jsonl", forged),
            ("office-last-year.jsonl", desk(office, quest: self.quest("last-year"), points: 500)),
            ("tablet.jsonl", ride(key: anna).merged(with: desk(nil, "referee-tablet", quest: quest, points: 500))),
        ]
    }

    // MARK: Bytes

    private func damaged() throws -> [(String, [UInt8])] {
        let text = String(decoding: try ride(key: anna).write(), as: UTF8.self)
        let lines = text.split(separator: "\n")
        let kept = lines.enumerated().filter { $0.offset != 3 }.map(\.element).joined(separator: "\n") + "\n"
        return [
            ("one-letter.jsonl", Array(text.replacing("\"walnut\"", with: "\"acorns\"").utf8)),
            ("no-line-right.jsonl", Array(text.replacing("\"rider\":\"anna\"", with: "\"rider\":\"olga\"").utf8)),
            ("line-cut-out.jsonl", Array(kept.utf8)), ("empty.jsonl", []),
        ]
    }

    private func receipts() throws -> [(String, [UInt8])] {
        let early = try LogReceipt.receipts(of: ride(key: anna, until: 4), verifier: .crypto)
        let late = try LogReceipt.receipts(of: ride(key: anna), verifier: .crypto)
        let lines = LogReceipt.lines(of: early + late)
        let text = String(decoding: lines, as: UTF8.self)
        return [
            ("receipts.jsonl", lines),
            (
                "receipts-changed.jsonl",
                Array(text.replacing("\"quest\":\"evening\"", with: "\"quest\":\"morning\"").utf8)
            ),
        ]
    }
}
