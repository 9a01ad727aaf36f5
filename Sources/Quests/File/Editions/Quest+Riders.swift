internal import GeoJSON
import JSON
internal import Support

extension Quest {
    /// Whether riders see a task only once they have solved others.
    ///
    /// In a riders' edition that holds of none: what is hidden there is in `lockedTasks`.
    public func isHidden(_ task: Task) -> Bool { !task.requires.isEmpty && !isEdition }

    private var isEdition: Bool { source?.foreignMembers["quest"]?.objectValue?[SealedReader.key] != nil }

    /// The quest as riders see it before they ride: without hidden tasks, answers, hints and texts on success.
    ///
    /// Numbers of tasks are those of the organiser. `source` is absent, since it holds everything.
    /// - Returns: `nil` if all tasks are hidden.
    public var forRiders: Quest? {
        let hidden = tasks.filter(isHidden).map { task in
            LockedTask(id: task.id, number: task.number, place: task.number - 1, requirements: [], box: [])
        }
        let visible = tasks.filter { !isHidden($0) }.map { $0.withoutSecrets }
        return try? Quest(
            settings: settings, tasks: visible, zones: zones, closures: closures, lockedTasks: lockedTasks + hidden)
    }

    /// The same quest for plans and figures that riders may see: hidden tasks have no more than their numbers.
    public var withoutHiddenTexts: Quest {
        let language = TaskReader.language(of: settings)
        return replacingTexts(
            title: settings.title, description: settings.description, translations: settings.translations
        ) { isHidden($0) ? $0.withoutTexts(language: language, languages) : $0 }
    }
}

extension Quest.Task {
    /// The task with its number for a name, and no other texts.
    fileprivate func withoutTexts(language: Language, _ languages: [String]) -> Quest.Task {
        var task = self
        task.name = TaskReader.defaultName(number, in: language)
        (task.description, task.category, task.success, task.hints) = (nil, nil, nil, [])
        task.translations = [:]
        for tag in languages {
            let language = Language(tag: tag) ?? language
            task.translations[tag] = Quest.Translation(name: TaskReader.defaultName(number, in: language))
        }
        return task
    }

    /// The task without what riders have to find out.
    fileprivate var withoutSecrets: Quest.Task {
        var task = self
        (task.answer, task.success, task.hints) = (nil, nil, [])
        for tag in translations.keys {
            task.translations[tag]?.success = nil
            task.translations[tag]?.hints = []
        }
        return task
    }
}
