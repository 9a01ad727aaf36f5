internal import Languages
internal import QuestEngine
import QuestFile

/// The texts of a quest that riders may read before the ride, in one language: names and descriptions.
struct LocalizedQuest {
    let title: String?
    let description: String?
    private let tag: String?
    /// The language of the package's own texts.
    private let own: Language

    /// - Parameter tag: the language; `nil` for that of the quest.
    package init(_ quest: Quest, _ tag: String?) {
        self.tag = tag
        own = (tag ?? quest.settings.language).flatMap(Language.init(tag:)) ?? .english
        title = tag.map { quest.settings.title(in: $0) } ?? quest.settings.title
        description = tag.map { quest.settings.description(in: $0) } ?? quest.settings.description
    }

    func name(of task: Quest.Task) -> String { tag.map { task.name(in: $0) } ?? task.name }

    func description(of task: Quest.Task) -> String? { tag.map { task.description(in: $0) } ?? task.description }

    func name(of zone: Quest.Zone) -> String {
        guard let tag else { return zone.name }
        let primary = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return zone.translations[tag]?.name ?? zone.translations[primary]?.name ?? zone.name
    }

    /// `20 points`
    func points(_ points: Points) -> String { points.counted[own] }

    var start: String { MapTexts.start[own] }
    var finish: String { MapTexts.finish[own] }
    var tasks: String { MapTexts.tasks[own] }
    var ends: String { MapTexts.startAndFinish[own] }
    var zones: String { MapTexts.zones[own] }

    func meaning(of kind: Quest.Zone.Kind) -> String {
        switch kind {
        case .bounds: MapTexts.stayInside[own]
        case .forbidden: MapTexts.keepOut[own]
        case .toll(let toll) where toll.perEntry < .zero || toll.perMinute < .zero:
            MapTexts.changesPoints[own]
        case .toll: MapTexts.costsPoints[own]
        }
    }
}
