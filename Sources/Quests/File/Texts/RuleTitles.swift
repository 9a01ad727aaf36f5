internal import Support

/// The titles of the rules, as the catalogue shows them.
enum RuleTitles {
    static let unsignedEdition = LocalizedText(
        "riders' edition that no official signed",
        "издание для участников не подписано организатором")
    static let misspeltMember = LocalizedText("misspelt name", "опечатка в имени поля")
    static let answerRevealed = LocalizedText(
        "answer that riders read first",
        "ответ виден заранее")
    static let answerInText = LocalizedText(
        "answer within a text of its task",
        "ответ есть в тексте задания")
    static let patternAsText = LocalizedText(
        "pattern given as plain text",
        "шаблон указан как текст")
    static let regularExpression = LocalizedText(
        "regular expression as an answer",
        "регулярное выражение вместо ответа")
    static let plainPattern = LocalizedText("pattern without a wildcard", "шаблон без * и ?")
    static let probablySwapped = LocalizedText(
        "all places probably swapped",
        "вероятно, все места переставлены")
    static let listAsText = LocalizedText("list given as one text", "перечень указан одним текстом")
    static let newerVersion = LocalizedText(
        "made for a newer version",
        "файл для более новой версии")
    static let unknownRole = LocalizedText("unknown role", "неизвестная роль")
    static let unsuitableGeometry = LocalizedText(
        "geometry that does not suit the role",
        "геометрия не подходит к роли")
    static let twoPlaces = LocalizedText("two starts or finishes", "два старта или финиша")
    static let zoneWithoutArea = LocalizedText("zone without an area", "зона без площади")
    static let noTimeZone = LocalizedText("time without a zone", "время без часового пояса")
    static let emptyHint = LocalizedText("hint without a text", "подсказка без текста")
    static let unknownRequirement = LocalizedText(
        "requirement of an unknown task",
        "требуется неизвестное задание")
    static let requirementCycle = LocalizedText(
        "tasks that require each other",
        "задания требуют друг друга")
    static let neverUnlocks = LocalizedText("task that never opens", "задание никогда не откроется")
    static let unsolvable = LocalizedText("task that cannot be solved", "задание нельзя решить")
    static let emptyWindow = LocalizedText("closes before it opens", "закрывается до открытия")
    static let missedWindow = LocalizedText(
        "times that no rider can keep",
        "в это время никто не успеет")
    static let forbiddenPlace = LocalizedText(
        "place where riders may not be",
        "место, где участникам быть нельзя")
    static let noEffect = LocalizedText(
        "rule that needs a time limit",
        "правилу нужен лимит времени")
    static let missingTranslation = LocalizedText("text not translated", "нет перевода")
    static let notACollection = LocalizedText("not a FeatureCollection", "не FeatureCollection")
    static let noTasks = LocalizedText("no tasks", "нет заданий")
    static let wrongType = LocalizedText("value of another type", "значение не того типа")
    static let outOfRange = LocalizedText("value out of range", "недопустимое значение")
    static let duplicateID = LocalizedText("two tasks, one identifier", "одинаковые идентификаторы")
    static let taskWithoutGeometry = LocalizedText("task without a place", "задание без места")
    static let swappedCoordinates = LocalizedText(
        "latitude before longitude",
        "широта раньше долготы")
    static let farAway = LocalizedText("far from the other tasks", "далеко от других заданий")
    static let sameSpot = LocalizedText("two tasks on one spot", "два задания в одной точке")
    static let unnamedTask = LocalizedText("task without a name", "задание без названия")
    static let unknownDifficulty = LocalizedText("unknown difficulty", "неизвестная сложность")
    static let numberAsText = LocalizedText("number in quotation marks", "число в кавычках")
    static let missingAnswer = LocalizedText("task without an answer", "задание без ответа")
    static let difficultKey = LocalizedText("old key “difficult”", "старый ключ «difficult»")
    static let notATask = LocalizedText("Feature that is no Point", "объект, который не точка")
    static let unknownMember = LocalizedText("unknown setting", "неизвестная настройка")
    static let deniedAnswer = LocalizedText(
        "answer accepted and denied",
        "ответ и верный, и недопустимый")
    static let collidingAnswers = LocalizedText(
        "the same answer twice",
        "одинаковые варианты ответа")
    static let guessableAnswer = LocalizedText("answer easy to guess", "ответ легко угадать")
    static let sharedAnswer = LocalizedText(
        "one answer for two tasks",
        "общий ответ у двух заданий")
}
