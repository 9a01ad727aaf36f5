internal import Support

/// The messages about scoring rules.
enum ScoringTexts {
    static func oneOfTheseOnly(_ listed: String) -> LocalizedText {
        LocalizedText("one of these only: \(listed)", "только одним из этих: \(listed)")
    }

    static let expectedBands = LocalizedText(
        "a list of pairs of minute and points such as [[5, 1], [10, 2]]",
        "список пар «минута, баллы», например [[5, 1], [10, 2]]")
    static let ascendingBands = LocalizedText(
        "pairs of a whole minute, each later than the one before, and 0 or more points",
        "парами из целой минуты (каждая позже предыдущей) и баллов от 0")
    static let cap = LocalizedText(
        "\"gross\" (the points won) or a number of points",
        "\"gross\" (набранные баллы) или числом баллов")
    static let latePenalty = LocalizedText("the penalty for being late", "штраф за опоздание")
    static let earlyBonus = LocalizedText("the bonus for being early", "бонус за досрочный финиш")
    static let closedControls = LocalizedText(
        "the controls closed in the last minutes",
        "закрытие пунктов в последние минуты")
    static let lateTasks = LocalizedText(
        "that late tasks do not count",
        "незачёт заданий после лимита")
    static let scoring = LocalizedText("Scoring", "Подсчёт баллов")
    static let expectedRules = LocalizedText(
        "the name of a rule set, or an object",
        "название набора правил или объект")
    static let expectedValues = LocalizedText(
        "\"file\", or an object such as {\"same\": 20}",
        "\"file\" или объект, например {\"same\": 20}")

    static func objectWithOneOf(_ names: String) -> LocalizedText {
        LocalizedText("an object with one of: \(names)", "объектом с одним из полей: \(names)")
    }

    static func notBefore(_ from: Int) -> LocalizedText {
        LocalizedText("\(from) or more, as “from” is", "не меньше «from» (\(from))")
    }

    static let outOfOrder = LocalizedText(
        "worthless, missingPunch, a number of points or a share such as \"50%\"",
        "worthless, missingPunch, числом баллов или долей, например \"50%\"")

    static func withoutEffect(_ rules: [LocalizedText]) -> LocalizedText {
        let english = rules.count == 1 ? "this rule has" : "these rules have"
        let russian = rules.count == 1 ? "не действует" : "не действуют"
        return LocalizedText(
            "Without a “timeLimit” \(english) no effect: \(rules.map { $0.english }.joined(separator: ", ")).",
            "Без лимита времени («timeLimit») \(russian): \(rules.map { $0.russian }.joined(separator: ", ")).")
    }
}
