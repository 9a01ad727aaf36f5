import Quests
import RideLogs
public import Support

extension Roster.Diagnostic: LocalizedMessage {
    /// What is probably wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .ignoredColumns(let titles):
            let list = QuotedNames(titles).list
            return LocalizedText(
                "columns of the table of riders that mean nothing here: \(list.english); known are rider, name, team, class, device, key",
                "столбцы таблицы участников, которые здесь ничего не значат: \(list.russian); известны: участник, имя, команда, класс, устройство, ключ"
            )
        case .extraCells(let lines, let separator):
            return Self.tooLong(lines, separator)
        case .withoutKey(let riders):
            let list = QuotedNames(riders).list
            return LocalizedText(
                "the table of riders has no key for \(list.english): anybody's log may count for them",
                "в таблице участников нет ключа для: \(list.russian); за них может быть засчитан чей угодно журнал")
        case .sharedKey(let key, let riders):
            let list = QuotedNames(riders).list
            return LocalizedText(
                "the table of riders has one key, \(key), for \(list.english)",
                "в таблице участников один ключ, \(key), у разных участников: \(list.russian)")
        case .alike(let names):
            let list = QuotedNames(names).compared
            return LocalizedText(
                "these names in the table of riders look alike and are ranked apart: \(list.english); write them in one way",
                "эти названия в таблице участников похожи, а места считаются отдельно: \(list.russian); пишите их одинаково"
            )
        case .misspelt(let logged, let listed):
            return Self.missing(logged.rawValue, listed.rawValue)
        case .unlistedBeside(let logged, let listed):
            return Self.ridesBeside(logged.rawValue, listed.rawValue)
        case .unlisted(let riders):
            let list = QuotedNames(riders).list
            return LocalizedText(
                "not in the table of riders: \(list.english)", "нет в таблице участников: \(list.russian)")
        case .alikeRiders(let riders):
            let list = QuotedNames(riders).compared
            return LocalizedText(
                "these riders' identifiers look alike and are ranked apart: \(list.english)",
                "эти участники пишутся похоже, а места считаются отдельно: \(list.russian)")
        }
    }

    private static func tooLong(_ lines: [Int], _ separator: Roster.Separator) -> LocalizedText {
        let most = 10
        let shown = lines.prefix(most).map(String.init).joined(separator: ", ")
        let list = lines.count > most ? shown + ", … (\(lines.count))" : shown
        return LocalizedText(
            "more cells than columns in the table of riders, \(lines.count == 1 ? "line" : "lines") \(list): those after the last column are ignored; write a text with \(separator.name.english) in quotation marks",
            "в таблице участников ячеек больше, чем столбцов, \(lines.count == 1 ? "строка" : "строки") \(list): лишние не учитываются; текст с \(separator.name.russian) возьмите в кавычки"
        )
    }

    private static func missing(_ logged: String, _ listed: String) -> LocalizedText {
        let (rider, other) = (QuotedNames.shown(logged), QuotedNames.shown(listed))
        let difference = difference(logged, listed)
        let advice =
            QuotedNames.isShownWhole(logged)
            ? LocalizedText("write “\(rider)” there, letter for letter", "напишите там «\(rider)» буква в букву")
            : LocalizedText(
                "take the identifier there from the log, since not all of it is shown here",
                "возьмите туда обозначение из журнала: здесь оно показано не целиком")
        return LocalizedText(
            "“\(rider)” rides and is not in the table of riders, which has “\(other)” (\(difference.english)): if they are one, \(advice.english)",
            "«\(rider)» едет, а в таблице участников его нет, есть «\(other)» (\(difference.russian)): если это одно лицо, \(advice.russian)"
        )
    }

    private static func ridesBeside(_ logged: String, _ listed: String) -> LocalizedText {
        let (rider, other) = (QuotedNames.shown(logged), QuotedNames.shown(listed))
        let difference = difference(logged, listed)
        return LocalizedText(
            "“\(rider)” and “\(other)” both ride, and only “\(other)” is in the table of riders (\(difference.english))",
            "едут и «\(rider)», и «\(other)», а в таблице участников есть только «\(other)» (\(difference.russian))")
    }

    /// Where an identifier of the logs first differs from that of the table: printed, both may look the same.
    private static func difference(_ logged: String, _ listed: String) -> LocalizedText {
        let first = FirstDifference(of: logged, from: listed)
        return LocalizedText(
            "character \(first.position): \(first.ofOther.english) in the table, \(first.ofOne.english) in the log",
            "знак \(first.position): \(first.ofOther.russian) в таблице, \(first.ofOne.russian) в журнале")
    }
}

/// Names in quotation marks, the first of many.
private struct QuotedNames {
    private static let most = 10
    private let names: [String]

    init(_ names: [String]) { self.names = names }

    init(_ riders: [RideEntry.Rider]) { names = riders.map { $0.rawValue } }

    /// All names.
    var list: LocalizedText { joined(names.prefix(Self.most).map(Self.quoted)) }

    /// All names, each but the first with where it differs from the one before: printed, they may look the same.
    var compared: LocalizedText {
        let shown = names.prefix(Self.most)
        let pairs = zip(shown.dropFirst(), shown).map { name, before in
            let (quoted, first) = (Self.quoted(name), FirstDifference(of: name, from: before))
            return LocalizedText(
                "\(quoted.english) (character \(first.position): \(first.ofOne.english), not \(first.ofOther.english))",
                "\(quoted.russian) (знак \(first.position): \(first.ofOne.russian), а не \(first.ofOther.russian))")
        }
        return joined(shown.prefix(1).map(Self.quoted) + pairs)
    }

    private func joined(_ shown: [LocalizedText]) -> LocalizedText {
        let rest = names.count > Self.most ? ", … (\(names.count))" : ""
        return LocalizedText(
            shown.map { $0.english }.joined(separator: ", ") + rest,
            shown.map { $0.russian }.joined(separator: ", ") + rest)
    }

    private static func quoted(_ name: String) -> LocalizedText {
        let name = shown(name)
        return LocalizedText("“\(name)”", "«\(name)»")
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
    let ofOne: LocalizedText
    /// What the other text has there.
    let ofOther: LocalizedText

    init(of one: String, from other: String) {
        let (one, other) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
        let equal = zip(one, other).prefix { $0 == $1 }.count
        position = equal + 1
        ofOne = Self.codePoint(one.dropFirst(equal).first)
        ofOther = Self.codePoint(other.dropFirst(equal).first)
    }

    /// `U+0430`, at least four digits.
    private static func codePoint(_ scalar: Unicode.Scalar?) -> LocalizedText {
        guard let scalar else { return LocalizedText("the end", "конец") }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let text = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return LocalizedText(text, text)
    }
}
