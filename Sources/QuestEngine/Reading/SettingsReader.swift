internal import GeoJSON
internal import Geodesy
internal import Languages

/// Turns the collection's member `quest` into the terms of a quest.
struct SettingsReader {
    static let pointer = JSONPointer(["quest"])
    /// Thirty days, in minutes.
    static let longestTimeLimit = 43_200.0

    private static let known: Set = ["title", "language", "description", "start", "finish", "timeLimit", "contacts"]
    private static let owner = LocalizedText("Settings of the quest", "Настройки квеста")

    static func settings(of collection: FeatureCollection, _ findings: inout Findings) -> Quest.Settings {
        switch collection.foreignMembers["quest"] {
        case nil, .null:
            return Quest.Settings()
        case .object(let object):
            return settings(object, &findings)
        case .some(let value):
            MemberReader(nil, at: JSONPointer(), owner: owner)
                .noteWrongType(
                    "quest", value, LocalizedText("an object in braces", "объект в фигурных скобках"), &findings)
            return Quest.Settings()
        }
    }

    private static func settings(_ object: JSONObject, _ findings: inout Findings) -> Quest.Settings {
        let members = MemberReader(object, at: pointer, owner: owner)
        for key in object.keys where !known.contains(key) {
            findings.add(
                QuestRule.unknownMember, at: pointer.appending(key),
                members.says(
                    "“\(key)” is unknown and has no effect. Known are: \(known.sorted().joined(separator: ", ")).",
                    "«\(key)» не распознано и ни на что не влияет. Известны: \(known.sorted().joined(separator: ", "))."
                ))
        }
        return Quest.Settings(
            title: members.text("title", &findings), language: members.text("language", &findings),
            description: members.text("description", &findings), start: place("start", members, &findings),
            finish: place("finish", members, &findings), timeLimit: timeLimit(members, &findings),
            contacts: contacts(members, &findings))
    }

    private static func timeLimit(_ members: MemberReader, _ findings: inout Findings) -> Double? {
        guard let minutes = members.number("timeLimit", example: "90", &findings) else { return nil }
        guard minutes > 0, minutes <= longestTimeLimit else {
            members.noteOutOfRange(
                "timeLimit", "a number of minutes above 0 and up to 43,200 (30 days)",
                "числом минут больше 0 и не больше 43 200 (30 суток)", &findings)
            return nil
        }
        return minutes * 60
    }

    private static func place(_ key: String, _ members: MemberReader, _ findings: inout Findings) -> Coordinate? {
        guard let value = members.value(key) else { return nil }
        guard let numbers = value.arrayValue, (2...3).contains(numbers.count), let longitude = numbers[0].doubleValue,
            let latitude = numbers[1].doubleValue
        else {
            members.noteWrongType(
                key, value,
                LocalizedText("[longitude, latitude] in degrees", "[долгота, широта] в градусах"), &findings)
            return nil
        }
        let place = Coordinate(longitude: longitude, latitude: latitude)
        guard place.isOnEarth else {
            members.noteOutOfRange(
                key, "[longitude, latitude] with longitude −180 to 180, latitude −90 to 90",
                "вида [долгота, широта]: долгота от −180 до 180, широта от −90 до 90", &findings)
            return nil
        }
        return place
    }

    private static func contacts(_ members: MemberReader, _ findings: inout Findings) -> [Contact] {
        guard let value = members.value("contacts") else { return [] }
        if case .object(let object) = value {
            return [contact(object, at: pointer.appending("contacts"), &findings)]
        }
        let objects = value.arrayValue?.map(\.objectValue)
        guard let objects, objects.allSatisfy({ $0 != nil }) else {
            members.noteWrongType(
                "contacts", value,
                LocalizedText(
                    "a list of objects with name, phone, email, url",
                    "список объектов с полями name, phone, email, url"),
                &findings)
            return []
        }
        return objects.enumerated().map { index, object in
            contact(object ?? [:], at: pointer.appending("contacts").appending(index), &findings)
        }
    }

    private static func contact(
        _ object: JSONObject, at pointer: JSONPointer, _ findings: inout Findings
    ) -> Contact {
        let members = MemberReader(object, at: pointer, owner: LocalizedText("Contact", "Контакт"))
        return Contact(
            name: members.text("name", &findings), phone: members.text("phone", &findings),
            email: members.text("email", &findings), url: members.text("url", &findings))
    }
}
