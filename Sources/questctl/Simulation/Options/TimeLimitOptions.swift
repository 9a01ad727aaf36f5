package import ArgumentParser
package import Quests
package import Support

/// The option for another time limit than that of the quest.
package struct TimeLimitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The time limit (default: the quest's).", valueName: "duration"))
    package var timeLimit: DurationArgument?

    package init() {}

    /// The quest with that limit, for all classes.
    ///
    /// - Parameter file: the name of the quest's file, for an error.
    /// - Throws: `Failure.wrong`, after a message, where the quest forbids it.
    package func limited(_ quest: Quest, file: String, _ language: Language) throws -> Quest {
        guard let timeLimit else { return quest }
        var settings = quest.settings
        settings.timeLimit = timeLimit.seconds
        for name in settings.classes.keys { settings.classes[name]?.timeLimit = timeLimit.seconds }
        return try Failure.reporting(language, file: file, code: Failure.wrong) {
            () throws(QuestError) in
            try quest.with(settings)
        }
    }
}
