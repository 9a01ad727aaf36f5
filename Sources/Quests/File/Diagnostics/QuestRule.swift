internal import GeoJSON
public import JSON
internal import Support

/// The rules of the quest reader, beside those of the GeoJSON reader.
///
/// An error makes the quest impossible to ride as written; a warning is probably a mistake; a note is only good to know.
public enum QuestRule {
    /// Every rule, in the order of the catalogue page.
    public static var all: [DiagnosticRule] {
        [
            notACollection, noTasks, wrongType, outOfRange, duplicateID, taskWithoutGeometry, swappedCoordinates,
            farAway, sameSpot, unnamedTask, unknownDifficulty, numberAsText, missingAnswer, difficultKey, notATask,
            unknownMember, misspeltMember, deniedAnswer, collidingAnswers, guessableAnswer, sharedAnswer,
            answerRevealed, answerInText, patternAsText, regularExpression, plainPattern, listAsText, probablySwapped,
        ] + profile
    }

    static let notACollection = DiagnosticRule(
        "quest.not-a-collection", .error, title: RuleTitles.notACollection)
    static let noTasks = DiagnosticRule("quest.no-tasks", .error, title: RuleTitles.noTasks)
    package static let wrongType = DiagnosticRule(
        "quest.wrong-type", .error, title: RuleTitles.wrongType)
    package static let outOfRange = DiagnosticRule(
        "quest.out-of-range", .error, title: RuleTitles.outOfRange)
    static let duplicateID = DiagnosticRule(
        "quest.duplicate-id", .error, title: RuleTitles.duplicateID)
    static let taskWithoutGeometry = DiagnosticRule(
        "quest.task-without-geometry", .error, title: RuleTitles.taskWithoutGeometry)
    static let swappedCoordinates = DiagnosticRule(
        "quest.swapped-coordinates", .error, reference: "RFC 7946 section 3.1.1",
        title: RuleTitles.swappedCoordinates)
    static let farAway = DiagnosticRule(
        "quest.far-away", .warning, title: RuleTitles.farAway)
    static let sameSpot = DiagnosticRule(
        "quest.same-spot", .warning, title: RuleTitles.sameSpot)
    static let unnamedTask = DiagnosticRule(
        "quest.unnamed-task", .warning, title: RuleTitles.unnamedTask)
    static let unknownDifficulty = DiagnosticRule(
        "quest.unknown-difficulty", .warning, title: RuleTitles.unknownDifficulty)
    static let numberAsText = DiagnosticRule(
        "quest.number-as-text", .warning, title: RuleTitles.numberAsText)
    static let missingAnswer = DiagnosticRule(
        "quest.missing-answer", .note, title: RuleTitles.missingAnswer)
    static let difficultKey = DiagnosticRule(
        "quest.difficult-key", .note, title: RuleTitles.difficultKey)
    static let notATask = DiagnosticRule(
        "quest.not-a-task", .note, title: RuleTitles.notATask)
    package static let unknownMember = DiagnosticRule(
        "quest.unknown-member", .note, title: RuleTitles.unknownMember)
    static let deniedAnswer = DiagnosticRule(
        "quest.denied-answer", .error,
        title: RuleTitles.deniedAnswer)
    static let collidingAnswers = DiagnosticRule(
        "quest.colliding-answers", .note, title: RuleTitles.collidingAnswers)
    static let guessableAnswer = DiagnosticRule(
        "quest.guessable-answer", .note, title: RuleTitles.guessableAnswer)
    static let sharedAnswer = DiagnosticRule(
        "quest.shared-answer", .note, title: RuleTitles.sharedAnswer)
}
