import Quests
import RideLogs
public import Support

extension Roster.Diagnostic: LocalizedMessage {
    /// What is probably wrong and what to do about it.
    public var message: Message {
        switch self {
        case .ignoredColumns(let titles):
            let list = QuotedNames(titles).list
            return Message("roster-diagnostic-ignored-columns", ["list": .of(list)])
        case .extraCells(let lines, let separator):
            return Self.tooLong(lines, separator)
        case .withoutKey(let riders):
            let list = QuotedNames(riders).list
            return Message("roster-diagnostic-without-key", ["list": .of(list)])
        case .sharedKey(let key, let riders):
            let list = QuotedNames(riders).list
            return Message("roster-diagnostic-shared-key", ["key": .of(key), "list": .of(list)])
        case .alike(let names):
            let list = QuotedNames(names).compared
            return Message("roster-diagnostic-alike", ["list": .of(list)])
        case .misspelt(let logged, let listed):
            return Self.missing(logged.rawValue, listed.rawValue)
        case .unlistedBeside(let logged, let listed):
            return Self.ridesBeside(logged.rawValue, listed.rawValue)
        case .unlisted(let riders):
            let list = QuotedNames(riders).list
            return Message("roster-diagnostic-unlisted", ["list": .of(list)])
        case .alikeRiders(let riders):
            let list = QuotedNames(riders).compared
            return Message("roster-diagnostic-alike-riders", ["list": .of(list)])
        }
    }

    private static func tooLong(_ lines: [Int], _ separator: Roster.Separator) -> Message {
        let most = 10
        let shown = lines.prefix(most).map(String.init).joined(separator: ", ")
        let list = lines.count > most ? shown + ", … (\(lines.count))" : shown
        return Message(
            "roster-diagnostic-too-long",
            ["lines": .of(lines.count), "list": .of(list), "name": .of(separator.name)])
    }

    private static func missing(_ logged: String, _ listed: String) -> Message {
        let (rider, other) = (QuotedNames.shown(logged), QuotedNames.shown(listed))
        let difference = difference(logged, listed)
        let advice =
            QuotedNames.isShownWhole(logged)
            ? Message("roster-diagnostic-missing", ["rider": .of(rider)])
            : Message("roster-diagnostic-missing-2")
        return Message(
            "roster-diagnostic-missing-3",
            ["rider": .of(rider), "other": .of(other), "difference": .of(difference), "advice": .of(advice)])
    }

    private static func ridesBeside(_ logged: String, _ listed: String) -> Message {
        let (rider, other) = (QuotedNames.shown(logged), QuotedNames.shown(listed))
        let difference = difference(logged, listed)
        return Message(
            "roster-diagnostic-rides-beside",
            ["rider": .of(rider), "other": .of(other), "difference": .of(difference)])
    }

    /// Where an identifier of the logs first differs from that of the table: printed, both may look the same.
    private static func difference(_ logged: String, _ listed: String) -> Message {
        let first = FirstDifference(of: logged, from: listed)
        return Message(
            "roster-diagnostic-difference",
            ["position": .of(first.position), "of-other": .of(first.ofOther), "of-one": .of(first.ofOne)])
    }
}

/// Names in quotation marks, the first of many.
private struct QuotedNames {
    private static let most = 10
    private let names: [String]

    init(_ names: [String]) { self.names = names }

    init(_ riders: [RideEntry.Rider]) { names = riders.map { $0.rawValue } }

    /// All names.
    var list: Message { joined(names.prefix(Self.most).map(Self.quoted)) }

    /// All names, each but the first with where it differs from the one before: printed, they may look the same.
    var compared: Message {
        let shown = names.prefix(Self.most)
        let pairs = zip(shown.dropFirst(), shown).map { name, before in
            let (quoted, first) = (Self.quoted(name), FirstDifference(of: name, from: before))
            return Message(
                "quoted-names-compared",
                [
                    "quoted": .of(quoted), "position": .of(first.position), "of-one": .of(first.ofOne),
                    "of-other": .of(first.ofOther),
                ])
        }
        return joined(shown.prefix(1).map(Self.quoted) + pairs)
    }

    private func joined(_ shown: [Message]) -> Message {
        let rest = names.count > Self.most ? ", … (\(names.count))" : ""
        return Message(joining: [Message(joining: shown, separator: ", "), Message(verbatim: rest)])
    }

    private static func quoted(_ name: String) -> Message {
        let name = shown(name)
        return Message("quoted-names-quoted", ["name": .of(name)])
    }

    /// A name as a terminal shows it.
    static func shown(_ name: String) -> String { DisplayText.sanitized(name, most: 40) }

    /// Whether nothing of a name is left out or replaced where it is shown.
    static func isShownWhole(_ name: String) -> Bool { shown(name).unicodeScalars.elementsEqual(name.unicodeScalars) }
}

/// The first character (Unicode scalar) in which two texts differ.
private struct FirstDifference {
    /// Its number from 1.
    let position: Int
    /// What the one text has there: a code point, or its end.
    let ofOne: Message
    /// What the other text has there.
    let ofOther: Message

    init(of one: String, from other: String) {
        let (one, other) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
        let equal = zip(one, other).prefix { $0 == $1 }.count
        position = equal + 1
        ofOne = Self.codePoint(one.dropFirst(equal).first)
        ofOther = Self.codePoint(other.dropFirst(equal).first)
    }

    /// `U+0430`, at least four digits.
    private static func codePoint(_ scalar: Unicode.Scalar?) -> Message {
        guard let scalar else { return Message("first-difference-code-point") }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let text = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return Message(verbatim: text)
    }
}
