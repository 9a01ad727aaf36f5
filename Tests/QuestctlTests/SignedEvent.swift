import Answers
import Foundation
import Geodesy
import QuestSealing
import Quests
import RideLogs
import TestSupport
import Testing

/// An evening with keys: the organiser's and those of two riders, and a quest that names the organiser's.
final class SignedEvent: Sendable {
    static let start = 1_780_000_000.0

    let folder: TemporaryFolder
    let office: SigningKey
    let officeFile: String
    let anna = SigningKey()
    let boris = SigningKey(.p256)
    let quest: String
    /// The table of riders with the fingerprints of their keys.
    let roster: String

    init() throws {
        folder = try TemporaryFolder()
        officeFile = folder.path("office.pem")
        let made = try Tool.run("keygen", "-o", officeFile)
        #expect(made.code == 0, "\(made.errors)")
        office = try SigningKey(pem: Array(Data(contentsOf: URL(filePath: officeFile))))
        quest = try folder.write(Self.quest("evening", office.publicKey.fingerprint).utf8, as: "quest.geojson")
        let keys = ("\(anna.publicKey.fingerprint)", boris.publicKey.description)
        roster = try folder.write("rider,key\nanna,\(keys.0)\nboris,\(keys.1)\n".utf8, as: "riders.csv")
    }

    static func quest(_ id: String, _ official: KeyFingerprint) -> String {
        #"""
        {"type": "FeatureCollection", "quest": {"id": "\#(id)", "title": "Evening", "officials": "\#(official)"},
         "features": [
          {"type": "Feature", "id": "oak", "properties": {"name": "Oak", "points": 10, "answer": {"kind": "photo"}},
           "geometry": {"type": "Point", "coordinates": [61.4, 55.15]}},
          {"type": "Feature", "id": "elm", "properties": {"name": "Elm", "points": 10},
           "geometry": {"type": "Point", "coordinates": [61.41, 55.15]}}]}
        """#
    }

    /// The quest as a phone has it.
    func read() throws -> Quest {
        try #require(Quest.read(Array(Data(contentsOf: URL(filePath: quest)))).quest)
    }

    /// A ride past both tasks, an answer at the first one.
    ///
    /// - Parameter answer: what is answered; a ride that differs in nothing else.
    func ride(
        _ name: String, device: String? = nil, key: SigningKey?, answer: String = "photo-1.jpg", quest: Quest? = nil,
        until end: Int = .max
    ) throws -> RideLog {
        var phone = try DeviceLog(
            device: device ?? "phone of \(name)", rider: .init(name), signer: key?.signer, quest: quest ?? read())
        var steps: [(RideEvent, Double)] = [(.started, 0)]
        for (task, longitude, second) in [("oak", 61.4001, 60.0), ("elm", 61.4101, 200.0)] {
            let place = Coordinate(longitude: longitude, latitude: 55.15)
            let fix = Fix(time: Self.start + second, coordinate: place, horizontalAccuracy: 5)
            steps.append(
                (
                    .checkedIn(
                        CheckIn(
                            task: .init(task), time: fix.time, coordinate: place, distance: 6, accuracy: 5, reach: 30,
                            fixes: [fix])), second
                ))
            if task == "oak" { steps.append((.answered(task: "oak", answer: answer, reported: .pending), second + 20)) }
        }
        steps.append((.finished, 600))
        for (event, second) in steps.prefix(end) { phone.append(event, at: Self.start + second) }
        return phone.log
    }

    func file(_ log: RideLog, _ name: String) throws -> String { try folder.write(log.write(), as: name) }
}
