import Answers
internal import GeoJSON
internal import Geodesy
import JSON
internal import Support

/// Turns the collection's member `quest` into the settings of a quest.
struct SettingsReader {
    static let pointer = JSONPointer(["quest"])
    /// Thirty days, in minutes.
    static let longestTimeLimit = 43_200.0

    private static let timeLimits = NumberBounds(
        range: 0...longestTimeLimit, excludesLeast: true, unit: NumberBounds.minutes.unit)

    static let known = [
        "version", "id", "officials", "title", "description", "language", "languages", "texts", "contacts", "start",
        "finish", "startWindow", "massStart", "timeLimit", "classes", "teams", "scoring", "typos", "answerAt", "flags",
        SealedReader.key,
    ]
    static let owner = Message("settings")

    static func settings(of collection: FeatureCollection, _ diagnostics: inout QuestDiagnostics) -> Quest.Settings {
        switch collection.foreignMembers["quest"] {
        case nil, .null:
            return Quest.Settings()
        case .object(let object):
            return settings(object, &diagnostics)
        case .some(let value):
            MemberReader(nil, at: JSONPointer(), owner: owner)
                .noteWrongType("quest", value, Message("member-an-object"), &diagnostics)
            return Quest.Settings()
        }
    }

    private static func settings(_ object: JSONObject, _ diagnostics: inout QuestDiagnostics) -> Quest.Settings {
        let members = MemberReader(object, at: pointer, owner: owner)
        members.requireKnownVersion(Quest.fileVersion, &diagnostics)
        members.noteUnknown(besides: known, &diagnostics)
        var settings = Quest.Settings(
            title: members.text("title", &diagnostics), language: members.text("language", &diagnostics),
            description: members.text("description", &diagnostics), start: place("start", members, &diagnostics),
            finish: place("finish", members, &diagnostics),
            timeLimit: members.number("timeLimit", timeLimits, &diagnostics).map { $0 * 60 },
            contacts: contacts(members, &diagnostics))
        settings.id = members.text("id", &diagnostics)
        settings.officials = officials(members, &diagnostics)
        settings.translations = members.translations(["title", "name", "description"], &diagnostics)
        let window = members.object("startWindow", known: ["opens", "closes"], &diagnostics)
        settings.startOpens = window?.clock("opens", &diagnostics)
        settings.startCloses = window?.clock("closes", &diagnostics)
        settings.massStart = members.clock("massStart", &diagnostics)
        settings.classes = classes(members, settings.startRules, &diagnostics)
        if members.value("typos") != nil { settings.typingErrors = members.typos(else: .ask, &diagnostics) }
        settings.teams = teams(members, &diagnostics)
        settings.scoring = ScoringReader.rules(members, &diagnostics)
        settings.answerAt = members.choice("answerAt", Quest.AnswerPlace.self, &diagnostics) ?? .anywhere
        settings.flagCosts = members.flagCosts("flags", &diagnostics)
        return settings
    }

    /// Keys by their fingerprints, or as they are. A list with one that cannot be read is not taken in part: nobody would notice.
    private static func officials(_ members: MemberReader, _ diagnostics: inout QuestDiagnostics) -> Set<KeyFingerprint>
    {
        guard let texts = members.texts("officials", &diagnostics) else { return [] }
        let isList = members.value("officials")?.arrayValue != nil
        var officials: Set<KeyFingerprint> = []
        for (index, text) in texts.enumerated() {
            if let known = KeyFingerprint(text) ?? PublicKey(text)?.fingerprint {
                officials.insert(known)
            } else if isList {
                members.elements("officials").noteOutOfRange(String(index), Message("settings-official"), &diagnostics)
            } else {
                members.noteOutOfRange("officials", Message("settings-official"), &diagnostics)
            }
        }
        return officials
    }

    /// The start rules by class; what a class does not state is as for all, and `false` stands for none.
    private static func classes(
        _ members: MemberReader, _ usual: Quest.StartRules, _ diagnostics: inout QuestDiagnostics
    ) -> [String: Quest.StartRules] {
        guard let value = members.value("classes") else { return [:] }
        guard let object = value.objectValue else {
            members.noteWrongType("classes", value, Message("settings-expected-classes"), &diagnostics)
            return [:]
        }
        let all = MemberReader(object, at: pointer.appending("classes"), owner: owner)
        var classes: [String: Quest.StartRules] = [:]
        for name in all.keys {
            guard let own = all.object(name, known: ["startWindow", "massStart", "timeLimit"], &diagnostics) else {
                continue
            }
            func isNone(_ key: String) -> Bool { own.value(key)?.booleanValue == false }
            var rules = usual
            if isNone("startWindow") {
                (rules.opens, rules.closes) = (nil, nil)
            } else if own.value("startWindow") != nil {
                let window = own.object("startWindow", known: ["opens", "closes"], &diagnostics)
                (rules.opens, rules.closes) = (
                    window?.clock("opens", &diagnostics), window?.clock("closes", &diagnostics)
                )
            }
            if isNone("massStart") {
                rules.massStart = nil
            } else if own.value("massStart") != nil {
                rules.massStart = own.clock("massStart", &diagnostics)
            }
            if isNone("timeLimit") {
                rules.timeLimit = nil
            } else if own.value("timeLimit") != nil {
                rules.timeLimit = own.number("timeLimit", timeLimits, &diagnostics).map { $0 * 60 }
            }
            classes[name] = rules
        }
        return classes
    }

    private static func teams(_ members: MemberReader, _ diagnostics: inout QuestDiagnostics) -> Quest.TeamRules? {
        guard let teams = members.object("teams", known: ["size", "together"], &diagnostics) else { return nil }
        var rules = Quest.TeamRules()
        if let sizes = sizes(teams, &diagnostics) { rules.sizes = sizes }
        if let together = teams.object("together", known: ["metres", "seconds"], &diagnostics) {
            let metres = NumberBounds(range: 0...100_000, excludesLeast: true, unit: Message("member-metres"))
            rules.together = .init(
                metres: together.number("metres", metres, &diagnostics) ?? 25,
                seconds: together.number("seconds", .seconds, &diagnostics) ?? 60)
        }
        return rules
    }

    /// How many members a team has: a number, or the fewest and the most.
    private static func sizes(_ members: MemberReader, _ diagnostics: inout QuestDiagnostics) -> ClosedRange<Int>? {
        guard let list = members.value("size")?.arrayValue else {
            return members.wholeNumber("size", 1...99, &diagnostics).map { $0...$0 }
        }
        guard list.count == 2, let fewest = list[0].integerValue, let most = list[1].integerValue, fewest >= 1,
            most <= 99, fewest <= most
        else {
            members.noteOutOfRange("size", Message("settings-team-size"), &diagnostics)
            return nil
        }
        return Int(fewest)...Int(most)
    }

    private static func place(_ key: String, _ members: MemberReader, _ diagnostics: inout QuestDiagnostics)
        -> Coordinate?
    {
        guard let value = members.value(key) else { return nil }
        guard let numbers = value.arrayValue, (2...3).contains(numbers.count), let longitude = numbers[0].doubleValue,
            let latitude = numbers[1].doubleValue
        else {
            members.noteWrongType(key, value, Message("settings-expected-place"), &diagnostics)
            return nil
        }
        let place = Coordinate(longitude: longitude, latitude: latitude)
        guard place.isOnEarth else {
            members.noteOutOfRange(key, Message("settings-place"), &diagnostics)
            return nil
        }
        return place
    }

    private static func contacts(_ members: MemberReader, _ diagnostics: inout QuestDiagnostics) -> [Contact] {
        let known = ["name", "phone", "email", "url"]
        let contacts = members.objects("contacts", known: known, &diagnostics) ?? []
        return contacts.map { contact in
            Contact(
                name: contact.text("name", &diagnostics), phone: contact.text("phone", &diagnostics),
                email: contact.text("email", &diagnostics), url: contact.text("url", &diagnostics))
        }
    }
}

extension MemberReader {
    /// Adds a diagnostic for a member `version` newer than this library, whose meaning may differ.
    func requireKnownVersion(_ known: Int, _ diagnostics: inout QuestDiagnostics) {
        guard let version = wholeNumber("version", 1...1_000_000, &diagnostics), version > known else { return }
        diagnostics.add(
            QuestRule.newerVersion, at: pointer.appending("version"),
            says(
                Message("settings-newer-version", ["version": .of(version), "known": .of(known)])))
    }
}
