public import Languages
import RideLogs
import Signatures

extension Roster.Remark: LocalizedMessage {
    /// What is probably wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .ignoredColumns(let titles):
            LocalizedText(
                "columns of the table of riders that mean nothing here: \(Self.list(titles)); known are rider, name, team, class, device, key",
                "столбцы таблицы участников, которые здесь ничего не значат: \(Self.list(titles)); известны: участник, имя, команда, класс, устройство, ключ"
            )
        case .withoutKey(let riders):
            LocalizedText(
                "the table of riders has no key for \(Self.list(riders)): anybody's log may count for them",
                "в таблице участников нет ключа для: \(Self.list(riders)); за них может быть засчитан чей угодно журнал"
            )
        case .sharedKey(let key, let riders):
            LocalizedText(
                "the table of riders has one key, \(key), for \(Self.list(riders))",
                "в таблице участников один ключ, \(key), у разных участников: \(Self.list(riders))")
        case .alike(let names):
            LocalizedText(
                "these names in the table of riders look alike and are ranked apart: \(Self.list(names)); write them in one way",
                "эти названия в таблице участников похожи, а места считаются отдельно: \(Self.list(names)); пишите их одинаково"
            )
        case .misspelt(let logged, let listed):
            LocalizedText(
                "“\(logged)” rides and is not in the table of riders, which has “\(listed)”: if they are one, write “\(logged)” there, letter for letter",
                "«\(logged)» едет, а в таблице участников его нет, есть «\(listed)»: если это одно лицо, напишите там «\(logged)» буква в букву"
            )
        case .unlisted(let riders):
            LocalizedText(
                "not in the table of riders: \(Self.list(riders))", "нет в таблице участников: \(Self.list(riders))")
        case .alikeRiders(let riders):
            LocalizedText(
                "these riders' identifiers look alike and are ranked apart: \(Self.list(riders))",
                "эти участники пишутся похоже, а места считаются отдельно: \(Self.list(riders))")
        }
    }

    private static func list(_ riders: [RideEntry.Rider]) -> String { list(riders.map(\.rawValue)) }

    private static func list(_ names: [String]) -> String {
        let most = 10
        let shown = names.prefix(most).map { "“\(DisplayText.sanitized($0, most: 40))”" }.joined(separator: ", ")
        return names.count > most ? shown + ", … (\(names.count))" : shown
    }
}
