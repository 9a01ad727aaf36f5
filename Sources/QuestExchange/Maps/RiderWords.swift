internal import Languages
internal import QuestEngine

/// What riders may read of a quest before they ride, in one language: names and descriptions.
struct RiderWords {
    let title: String?
    let description: String?
    private let tag: String?
    /// The language of the package's own words.
    private let own: Language

    /// - Parameter tag: the language; `nil` for that of the quest.
    init(_ quest: Quest, _ tag: String?) {
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

    var start: String { LocalizedText("Start", "Старт")[own] }
    var finish: String { LocalizedText("Finish", "Финиш")[own] }
    var tasks: String { LocalizedText("Tasks", "Задания")[own] }
    var ends: String { LocalizedText("Start and finish", "Старт и финиш")[own] }
    var zones: String { LocalizedText("Zones", "Зоны")[own] }

    func meaning(of kind: Quest.Zone.Kind) -> String {
        switch kind {
        case .bounds: LocalizedText("Stay inside.", "Не выезжайте за границу.")[own]
        case .forbidden: LocalizedText("Keep out.", "Въезд запрещён.")[own]
        case .toll(let toll) where toll.perEntry < .zero || toll.perMinute < .zero:
            LocalizedText("Riding through changes your points.", "Проезд меняет число баллов.")[own]
        case .toll: LocalizedText("Riding through costs points.", "Проезд стоит баллов.")[own]
        }
    }
}
