import EventAccounts
import EventClient
import Foundation
import RideSimulation
import Support
import VeloQuest

/// A rider who rides as simulated, with a phone that hands in what it writes.
struct RidingPhone {
    private var phone: SimulatedPhone
    private let speed: Double
    /// When the ride began, in seconds since 1970-01-01 00:00 UTC.
    private let start: Double
    private let photoTask: Quest.Task.ID?
    private var events: ArraySlice<RideEntry>
    private var fixes: ArraySlice<Fix>

    init(_ phone: SimulatedPhone, quest: Quest, graph: RoadGraph, seed: UInt64, speed: Double) throws {
        self.phone = phone
        self.speed = speed
        var router = Router(graph: graph)
        // The ride lies in the past, so that no time of it is later than its arrival.
        start = Date().timeIntervalSince1970 - 6 * 3600
        let record = try RideSimulator(quest: quest, seed: seed, name: phone.device, startTime: start)
            .run(router: &router)
        events =
            record.log.entries.filter { entry in
                switch entry.event {
                case .opened, .signed, .joined: false
                default: true
                }
            }[...]
        fixes = record.fixes[...]
        photoTask = quest.tasks.first { [.photo, .judgedByOrganiser].contains($0.answer?.kind) }?.id
    }

    /// Rides to the end; why the server has not everything, else `nil`.
    mutating func ride(output: String) async -> String? {
        let begin = phone.time
        var offline = phone.time + phone.generator.next(in: 1...10.0)
        var isOffline = false
        var wantsPhoto = true
        while !events.isEmpty || !fixes.isEmpty {
            if phone.time >= offline {
                // Minutes of a ride.
                isOffline.toggle()
                offline += phone.generator.next(in: isOffline ? 120...600 : 300...1800.0) / speed
                if !isOffline { phone.client.networkIsBack() }
            }
            write(until: start + (phone.time - begin) * speed)
            if wantsPhoto, !isOffline, events.count < 10, phone.client.token != nil {
                wantsPhoto = !(await sendPhoto())
            }
            if let broken = await phone.step(isOffline: isOffline, isBad: true) { return broken }
        }
        phone.client.networkIsBack()
        let deadline = phone.time + 120
        while wantsPhoto, phone.time < deadline {
            if phone.client.token != nil { wantsPhoto = !(await sendPhoto()) }
            if let broken = await phone.step(isBad: false) { return broken }
        }
        if wantsPhoto { return "\(phone.device): the photo is not taken" }
        return await phone.finish(within: 120, output: output)
    }

    /// Writes what happened up to a time. Three of ten answers are left to the server.
    private mutating func write(until time: Double) {
        while let entry = events.first, Double(entry.time) / 1000 <= time {
            events.removeFirst()
            var event = entry.event
            if case .answered(let task, let answer, _, let fixes) = event, phone.generator.chance(0.3) {
                event = .answered(task: task, answer: answer, reported: .pending, fixes: fixes)
            }
            _ = phone.log.append(event, at: Double(entry.time) / 1000)
        }
        phone.handIn()
        while let fix = fixes.first, fix.time <= time {
            fixes.removeFirst()
            phone.client.add(fix)
        }
    }

    /// Sends a photo and refers to it; whether the server has it.
    private mutating func sendPhoto() async -> Bool {
        var picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + Array(phone.device.utf8)
        picture += Array(repeating: 7, count: 200_000)
        let digest = Hexadecimal.text(of: Secret.digest(of: picture))
        guard let upload = phone.client.photoUpload(picture, digest: digest, type: "image/jpeg"),
            case .answer(let status, _, _) = await phone.transport.carrier.send(upload), status == 200 || status == 201
        else { return false }
        if let photoTask, let last = phone.log.log.entries.last {
            _ = phone.log.append(
                .answered(task: photoTask, answer: "photo:" + digest, reported: .pending), at: Double(last.time) / 1000)
        }
        phone.handIn()
        return true
    }
}
