import Answers

/// How hard a task is: one of three levels, or a word of the organiser's.
///
///     Difficulty(text: "Средняя")  // .medium
///     Difficulty(text: "адская")   // .other("адская")
public enum Difficulty: Sendable, Hashable {
    /// Easy: `low`, `easy`, «низкая», «лёгкая», «простая».
    case low
    /// Medium: `medium`, `normal`, `moderate`, «средняя».
    case medium
    /// Hard: `high`, `hard`, `difficult`, «высокая», «сложная», «трудная».
    case high
    /// A word the engine does not know, as it was written.
    case other(String)

    /// Reads a difficulty in English or Russian, in any case and grammatical gender; `nil` for blank text.
    public init?(text: String) {
        let folded = AnswerFolding.separating.apply(to: text)
        guard !folded.isEmpty else { return nil }
        switch folded {
        case "low", "easy", "simple", "низкая", "низкий", "низкое", "легкая", "легкий", "легкое", "простая", "простой",
            "простое":
            self = .low
        case "medium", "middle", "normal", "moderate", "average", "средняя", "средний", "среднее":
            self = .medium
        case "high", "hard", "difficult", "высокая", "высокий", "высокое", "сложная", "сложный", "сложное", "тяжелая",
            "тяжелый", "тяжелое", "трудная", "трудный", "трудное":
            self = .high
        default:
            self = .other(text)
        }
    }

    /// The points of a task whose file gives none: 10, 20 and 30, and 10 for an unknown difficulty.
    public var defaultPoints: Int {
        switch self {
        case .low, .other: 10
        case .medium: 20
        case .high: 30
        }
    }
}
