import ArgumentParser
import GeoJSON
import Quests
import Support

/// The option for the audience of a command's output.
struct AudienceOptions: ParsableArguments {
    /// The audience.
    enum Audience: String, CaseIterable, ExpressibleByArgument {
        case riders
        case organiser
    }

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("Who will see it; riders see no hidden tasks and nothing secret.", valueName: "who"))
    var audience = Audience.riders

    /// The quest as its audience may see it, after a note about omitted parts.
    ///
    /// - Throws: `Failure.wrong` where nothing is left.
    func shown(_ quest: Quest, file: String, _ language: Language) throws -> Quest {
        guard audience == .riders else { return quest }
        guard let shown = quest.forRiders else {
            throw Failure.reported(Message("audience-all-hidden"), file: file, language, code: Failure.wrong)
        }
        let hidden = quest.tasks.count - shown.tasks.count
        if hidden > 0 { Console.report(Message("audience-left-out", ["count": .of(hidden)]), language) }
        return shown
    }

    /// The tasks with hidden places.
    func hiddenTasks(of quest: Quest) -> Set<Quest.Task.ID> {
        audience == .riders ? Set(quest.tasks.lazy.filter(quest.isHidden).map(\.id)) : []
    }

    /// The quest for plans and figures: hidden tasks are included, but only by their numbers.
    func withoutHiddenTexts(_ quest: Quest) -> Quest { audience == .riders ? quest.withoutHiddenTexts : quest }
}

extension GeoJSONWriter.Options {
    /// Coordinates with seven decimals, about one centimetre: no receiver measures more precisely.
    static let centimetres = GeoJSONWriter.Options(layout: .compact, decimals: 7)
}
