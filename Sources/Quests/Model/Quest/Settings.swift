public import Answers
public import Geodesy
package import Support

extension Quest {
    /// The organiser's settings for the whole quest: texts, times, rules. All of them are optional.
    public struct Settings: Sendable, Hashable {
        /// The identifier of the quest in ride logs.
        public var id: String?
        /// The keys of the organiser and their helpers: what these sign decides.
        public var officials: Set<KeyFingerprint> = []
        /// The name of the quest.
        public var title: String?
        /// The BCP 47 tag of the language the quest is written in.
        public var language: String?
        /// What the quest is about.
        public var description: String?
        /// The texts in other languages, by BCP 47 tag.
        public var translations: [String: Translation] = [:]
        /// Where riders start.
        public var start: Coordinate?
        /// Where riders finish; if absent and a start is given, usually the start.
        public var finish: Coordinate?
        /// From when riders may start, in seconds since 1970-01-01 00:00 UTC.
        public var startOpens: Double?
        /// When riders may no longer start, in seconds since 1970-01-01 00:00 UTC.
        public var startCloses: Double?
        /// When all riders start at once: their time counts from here, whenever they started.
        public var massStart: Double?
        /// How many minutes east of UTC the clocks at the event are, by which its times are written; `nil` where none says.
        public var utcOffset: Int?
        /// How long a ride may take, in seconds.
        public var timeLimit: Double?
        /// The start rules of classes that have their own, by the names of the classes.
        public var classes: [String: StartRules] = [:]
        /// How typing errors are forgiven where a task does not say; `nil` where the file does not say either.
        public var typingErrors: TypingErrors?
        /// The rules of riding as a team; `nil` if everybody rides alone.
        public var teams: TeamRules?
        /// The scoring rules.
        public var scoring = ScoringRules()
        /// Where riders must be to answer, unless a task says otherwise.
        public var answerAt = AnswerPlace.anywhere
        /// What flags cost; those that are not named here are for the organiser to judge.
        public var flagCosts: [FlagKind: FlagCost] = [:]
        /// The contacts for riders.
        public var contacts: [Contact]

        /// Makes settings.
        public init(
            title: String? = nil, language: String? = nil, description: String? = nil, start: Coordinate? = nil,
            finish: Coordinate? = nil, timeLimit: Double? = nil, contacts: [Contact] = []
        ) {
            self.title = title
            self.language = language
            self.description = description
            self.start = start
            self.finish = finish
            self.timeLimit = timeLimit
            self.contacts = contacts
        }

        /// The title in a language, else as the quest gives it.
        public func title(in tag: String) -> String? { translations.texts(for: tag)?.name ?? title }

        /// The title as an argument of a message, in the reader's language where the quest has it.
        package var titleValue: MessageValue {
            guard let title else { return translations.isEmpty ? .none : .of(translations.texts(for: "en")?.name) }
            return .translated(title, translations.compactMapValues { $0.name })
        }

        /// The description in a language, else as the quest gives it.
        public func description(in tag: String) -> String? { translations.texts(for: tag)?.description ?? description }
    }
}
