public import GeoJSON
internal import Languages

/// The findings of reading a quest, beside those of the GeoJSON reader.
///
/// What keeps a quest from being ridden as it is written is an error; what was probably not meant is a warning; what
/// is well and only good to know is a note.
public enum QuestRule {
    /// Every rule, in the order of the catalogue page.
    public static var all: [DiagnosticRule] {
        [
            notACollection, noTasks, wrongType, outOfRange, duplicateID, taskWithoutGeometry, swappedCoordinates,
            farAway, sameSpot, unnamedTask, unknownDifficulty, numberAsText, missingAnswer, difficultKey, notATask,
            unknownMember, deniedAnswer, collidingAnswers, guessableAnswer, sharedAnswer,
        ] + profile
    }

    static let notACollection = DiagnosticRule(
        "quest.not-a-collection", .error, title: LocalizedText("not a FeatureCollection", "не FeatureCollection"))
    static let noTasks = DiagnosticRule("quest.no-tasks", .error, title: LocalizedText("no tasks", "нет заданий"))
    static let wrongType = DiagnosticRule(
        "quest.wrong-type", .error, title: LocalizedText("value of another type", "значение не того типа"))
    static let outOfRange = DiagnosticRule(
        "quest.out-of-range", .error, title: LocalizedText("value out of range", "недопустимое значение"))
    static let duplicateID = DiagnosticRule(
        "quest.duplicate-id", .error, title: LocalizedText("two tasks, one identifier", "одинаковые идентификаторы"))
    static let taskWithoutGeometry = DiagnosticRule(
        "quest.task-without-geometry", .error, title: LocalizedText("task without a place", "задание без места"))
    static let swappedCoordinates = DiagnosticRule(
        "quest.swapped-coordinates", .error, reference: "RFC 7946 section 3.1.1",
        title: LocalizedText("latitude before longitude", "широта раньше долготы"))
    static let farAway = DiagnosticRule(
        "quest.far-away", .warning, title: LocalizedText("far from the other tasks", "далеко от других заданий"))
    static let sameSpot = DiagnosticRule(
        "quest.same-spot", .warning, title: LocalizedText("two tasks on one spot", "два задания в одной точке"))
    static let unnamedTask = DiagnosticRule(
        "quest.unnamed-task", .warning, title: LocalizedText("task without a name", "задание без названия"))
    static let unknownDifficulty = DiagnosticRule(
        "quest.unknown-difficulty", .warning, title: LocalizedText("unknown difficulty", "неизвестная сложность"))
    static let numberAsText = DiagnosticRule(
        "quest.number-as-text", .warning, title: LocalizedText("number in quotation marks", "число в кавычках"))
    static let missingAnswer = DiagnosticRule(
        "quest.missing-answer", .note, title: LocalizedText("task without an answer", "задание без ответа"))
    static let difficultKey = DiagnosticRule(
        "quest.difficult-key", .note, title: LocalizedText("old key “difficult”", "старый ключ «difficult»"))
    static let notATask = DiagnosticRule(
        "quest.not-a-task", .note, title: LocalizedText("Feature that is no Point", "объект, который не точка"))
    static let unknownMember = DiagnosticRule(
        "quest.unknown-member", .note, title: LocalizedText("unknown setting", "неизвестная настройка"))
    static let deniedAnswer = DiagnosticRule(
        "quest.denied-answer", .error,
        title: LocalizedText("answer accepted and denied", "ответ и верный, и недопустимый"))
    static let collidingAnswers = DiagnosticRule(
        "quest.colliding-answers", .note, title: LocalizedText("the same answer twice", "одинаковые варианты ответа"))
    static let guessableAnswer = DiagnosticRule(
        "quest.guessable-answer", .note, title: LocalizedText("answer easy to guess", "ответ легко угадать"))
    static let sharedAnswer = DiagnosticRule(
        "quest.shared-answer", .note, title: LocalizedText("one answer for two tasks", "общий ответ у двух заданий"))
}
