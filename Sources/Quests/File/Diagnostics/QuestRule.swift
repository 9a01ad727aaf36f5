import GeoJSON
public import JSON
import Support

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
    package static let wrongType = DiagnosticRule("quest.wrong-type", .error, title: RuleTitles.wrongType)
    package static let outOfRange = DiagnosticRule("quest.out-of-range", .error, title: RuleTitles.outOfRange)
    static let duplicateID = DiagnosticRule("quest.duplicate-id", .error, title: RuleTitles.duplicateID)
    static let taskWithoutGeometry = DiagnosticRule(
        "quest.task-without-geometry", .error, title: RuleTitles.taskWithoutGeometry)
    static let swappedCoordinates = DiagnosticRule(
        "quest.swapped-coordinates", .error, reference: "RFC 7946 section 3.1.1",
        title: RuleTitles.swappedCoordinates)
    static let farAway = DiagnosticRule("quest.far-away", .warning, title: RuleTitles.farAway)
    static let sameSpot = DiagnosticRule("quest.same-spot", .warning, title: RuleTitles.sameSpot)
    static let unnamedTask = DiagnosticRule("quest.unnamed-task", .warning, title: RuleTitles.unnamedTask)
    static let unknownDifficulty = DiagnosticRule(
        "quest.unknown-difficulty", .warning, title: RuleTitles.unknownDifficulty)
    static let numberAsText = DiagnosticRule("quest.number-as-text", .warning, title: RuleTitles.numberAsText)
    static let missingAnswer = DiagnosticRule("quest.missing-answer", .note, title: RuleTitles.missingAnswer)
    static let difficultKey = DiagnosticRule("quest.difficult-key", .note, title: RuleTitles.difficultKey)
    static let notATask = DiagnosticRule("quest.not-a-task", .note, title: RuleTitles.notATask)
    package static let unknownMember = DiagnosticRule(
        "quest.unknown-member", .note, title: RuleTitles.unknownMember)
    static let deniedAnswer = DiagnosticRule("quest.denied-answer", .error, title: RuleTitles.deniedAnswer)
    static let collidingAnswers = DiagnosticRule(
        "quest.colliding-answers", .note, title: RuleTitles.collidingAnswers)
    static let guessableAnswer = DiagnosticRule(
        "quest.guessable-answer", .note, title: RuleTitles.guessableAnswer)
    static let sharedAnswer = DiagnosticRule("quest.shared-answer", .note, title: RuleTitles.sharedAnswer)

    /// The rules for what the profile adds to a minimal file.
    static let profile = [
        newerVersion, unknownRole, unsuitableGeometry, twoPlaces, zoneWithoutArea, noTimeZone, emptyHint,
        unknownRequirement, requirementCycle, neverUnlocks, unsolvable, emptyWindow, missedWindow, forbiddenPlace,
        noEffect, missingTranslation, unsignedEdition,
    ]

    static let misspeltMember = DiagnosticRule(
        "quest.misspelt-member", .warning, title: RuleTitles.misspeltMember)
    static let answerRevealed = DiagnosticRule("quest.answer-told", .warning, title: RuleTitles.answerRevealed)
    static let answerInText = DiagnosticRule("quest.answer-in-text", .note, title: RuleTitles.answerInText)
    static let patternAsText = DiagnosticRule("quest.pattern-as-text", .warning, title: RuleTitles.patternAsText)
    static let regularExpression = DiagnosticRule(
        "quest.regular-expression", .warning, title: RuleTitles.regularExpression)
    static let plainPattern = DiagnosticRule("quest.plain-pattern", .note, title: RuleTitles.plainPattern)
    static let listAsText = DiagnosticRule("quest.list-as-text", .warning, title: RuleTitles.listAsText)
    static let probablySwapped = DiagnosticRule(
        "quest.probably-swapped", .warning, reference: "RFC 7946 section 3.1.1", title: RuleTitles.probablySwapped)
    static let newerVersion = DiagnosticRule("quest.newer-version", .error, title: RuleTitles.newerVersion)
    static let unknownRole = DiagnosticRule("quest.unknown-role", .warning, title: RuleTitles.unknownRole)
    static let unsuitableGeometry = DiagnosticRule(
        "quest.unsuitable-geometry", .error,
        title: RuleTitles.unsuitableGeometry)
    static let twoPlaces = DiagnosticRule("quest.two-places", .error, title: RuleTitles.twoPlaces)
    static let zoneWithoutArea = DiagnosticRule(
        "quest.zone-without-area", .error, title: RuleTitles.zoneWithoutArea)
    static let noTimeZone = DiagnosticRule("quest.no-time-zone", .warning, title: RuleTitles.noTimeZone)
    static let emptyHint = DiagnosticRule("quest.empty-hint", .warning, title: RuleTitles.emptyHint)
    static let unknownRequirement = DiagnosticRule(
        "quest.unknown-requirement", .error,
        title: RuleTitles.unknownRequirement)
    static let requirementCycle = DiagnosticRule(
        "quest.requirement-cycle", .error,
        title: RuleTitles.requirementCycle)
    static let neverUnlocks = DiagnosticRule("quest.never-unlocks", .error, title: RuleTitles.neverUnlocks)
    static let unsolvable = DiagnosticRule("quest.unsolvable", .error, title: RuleTitles.unsolvable)
    static let emptyWindow = DiagnosticRule("quest.empty-window", .error, title: RuleTitles.emptyWindow)
    static let missedWindow = DiagnosticRule("quest.missed-window", .warning, title: RuleTitles.missedWindow)
    static let forbiddenPlace = DiagnosticRule(
        "quest.forbidden-place", .warning,
        title: RuleTitles.forbiddenPlace)
    static let noEffect = DiagnosticRule("quest.no-effect", .warning, title: RuleTitles.noEffect)
    /// Public, since commands that open a quest repeat it.
    public static let unsignedEdition = DiagnosticRule(
        "quest.unsigned-edition", .warning, title: RuleTitles.unsignedEdition)
    static let missingTranslation = DiagnosticRule(
        "quest.missing-translation", .warning, title: RuleTitles.missingTranslation)
}
