import RideLogs
public import Support

extension Roster.ReadingError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .notText:
            LocalizedText(
                "The table of riders is not UTF-8: save it anew as “CSV UTF-8”.",
                "Таблица участников не в UTF-8: сохраните её заново как «CSV UTF-8».")
        case .noRiderColumn:
            LocalizedText(
                "The first line of the table names no column “rider”; known are rider, name, team, class, device, key.",
                "В первой строке таблицы нет столбца «участник»; известны: участник, имя, команда, класс, устройство, ключ."
            )
        case .repeatedColumn(let first, let second):
            LocalizedText(
                "Two columns mean the same, “\(first)” and “\(second)”: leave one out.",
                "Два столбца значат одно и то же, «\(first)» и «\(second)»: оставьте один.")
        case .openQuote(let line):
            LocalizedText(
                "Line \(line): a quotation mark is opened and never closed.",
                "Строка \(line): кавычка открыта и не закрыта.")
        case .noRider(let line):
            LocalizedText("Line \(line): the rider is missing.", "Строка \(line): не указан участник.")
        case .tooManyCells(let line, let separator):
            LocalizedText(
                "Line \(line): there are more cells than columns; write a name with \(separator.name.english) in quotation marks.",
                "Строка \(line): ячеек больше, чем столбцов; имя с \(separator.name.russian) возьмите в кавычки.")
        case .repeatedRider(let rider, let line):
            LocalizedText(
                "Line \(line): the rider “\(rider)” is there already.",
                "Строка \(line): участник «\(rider)» уже есть в таблице.")
        case .notAKey(let text, let line):
            LocalizedText(
                "Line \(line): “\(text)” is no fingerprint of a key such as 7K2M-Q9XD-41TB-RZ0C.",
                "Строка \(line): «\(text)» — не отпечаток ключа вида 7K2M-Q9XD-41TB-RZ0C.")
        }
    }
}

extension Roster.Separator {
    /// “a comma”; in Russian behind “с”.
    var name: LocalizedText {
        switch self {
        case .comma: LocalizedText("a comma", "запятой")
        case .semicolon: LocalizedText("a semicolon", "точкой с запятой")
        case .tab: LocalizedText("a tab", "знаком табуляции")
        }
    }
}
