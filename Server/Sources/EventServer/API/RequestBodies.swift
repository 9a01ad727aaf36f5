import EventClient
import EventDay
import EventStore
import HTTPTypes
import VeloQuest

extension SettingsChange {
    init(json bytes: [UInt8]) throws(RequestError) {
        let members = try RequestMembers(bytes)
        self.init(
            name: try members.optionalText("name"), showsStandings: try members.flag("showsStandings"),
            showsPositions: try members.flag("showsPositions"), showsNames: try members.flag("showsNames"),
            delay: try members.number("delay", 0...86400), isFrozen: try members.flag("frozen"),
            retention: try members.number("retention", 0...3650))
    }
}

struct MessageRequest {
    let text: String
    let rider: String?

    init(json bytes: [UInt8]) throws(RequestError) {
        let members = try RequestMembers(bytes)
        text = try members.text("text", most: 2000)
        rider = try members.optionalText("rider")
    }
}

extension OfficeDecision {
    static func reading(json bytes: [UInt8]) throws(RequestError) -> (OfficeDecision, rider: String) {
        let members = try RequestMembers(bytes)
        let rider = try members.text("rider")
        switch try members.text("kind") {
        case "judged":
            let answer = try members.optionalText("answer")
            let digest = answer.flatMap { EntryDigest($0) }
            guard answer == nil || digest != nil else {
                throw RequestError.wrong("answer", Message("office-decision-reading"))
            }
            guard let isAccepted = try members.flag("accepted") else {
                throw RequestError.wrong("accepted", Message("office-decision-reading-2"))
            }
            let judgement = Judgement(
                task: .init(try members.text("task")), answer: digest, isAccepted: isAccepted,
                reason: try members.optionalText("reason", most: 2000))
            return (.judged(judgement), rider)
        case "adjusted":
            guard let points = members.object["points"]?.doubleValue.flatMap({ Points(nearest: $0) }) else {
                throw RequestError.wrong("points", Message("office-decision-reading-3"))
            }
            return (.adjusted(points: points, reason: try members.text("reason", most: 2000)), rider)
        case "disqualified": return (.disqualified(reason: try members.text("reason", most: 2000)), rider)
        default:
            throw RequestError.wrong(
                "kind", Message("office-decision-reading-4"))
        }
    }
}

extension NewRider {
    static func reading(json bytes: [UInt8]) throws(RequestError) -> [NewRider] {
        let value: JSONValue
        do { value = try JSONValue(parsing: bytes) } catch { throw RequestError(.malformed, error.message) }
        guard let elements = value.arrayValue else {
            throw RequestError(.malformed, Message("new-rider-reading"))
        }
        return try elements.map { element throws(RequestError) in
            let members = try RequestMembers(element)
            return NewRider(
                id: try members.text("rider"),
                registration: Registration(
                    name: try members.optionalText("name"), team: try members.optionalText("team"),
                    category: try members.optionalText("class")),
                isMinor: try members.flag("minor"))
        }
    }

    static func reading(csv bytes: [UInt8]) throws(RequestError) -> [NewRider] {
        do {
            let roster = try Roster(csv: bytes)
            return roster.riders.sorted { $0.key < $1.key }.map {
                NewRider(id: $0.key.rawValue, registration: $0.value, isMinor: roster.minors?.contains($0.key))
            }
        } catch {
            throw RequestError(.malformed, error.message)
        }
    }
}
