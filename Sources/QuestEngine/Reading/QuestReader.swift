internal import GeoJSON
internal import Geodesy
internal import Languages

/// Turns a FeatureCollection into a quest, and notes everything an organiser should know on the way.
struct QuestReader {
    let collection: FeatureCollection
    private(set) var findings = Findings()

    private struct ReadTask {
        let task: Quest.Task
        let number: Int
        let pointer: JSONPointer
        /// Whether the file says in so many words that being there is enough.
        let isPresence: Bool

        var keyed: AnswerExamination.Keyed? {
            task.answer.map {
                AnswerExamination.Keyed(
                    number: number, label: TaskReader.label(number, name: task.name),
                    pointer: pointer.appending("properties").appending("answer"), key: $0)
            }
        }

        var place: PlaceComparison.Place {
            PlaceComparison.Place(
                label: TaskReader.label(number, name: task.name), coordinate: task.coordinate,
                pointer: pointer.appending("geometry").appending("coordinates"))
        }
    }

    private var tasks: [ReadTask] = []
    private var identifiers: Set<Quest.Task.ID> = []
    private var oldKeys: [JSONPointer] = []
    private var otherFeatures: [JSONPointer] = []
    private var taskCount = 0

    private let faults: StructuralFaults

    /// - Parameter diagnostics: what the GeoJSON reader has found.
    init(_ collection: FeatureCollection, after diagnostics: [Diagnostic]) {
        self.collection = collection
        faults = StructuralFaults(diagnostics)
    }

    /// The quest; `nil` after an error, which is among the findings then.
    mutating func quest() -> Quest? {
        let settings = SettingsReader.settings(of: collection, &findings)
        let isRussian = settings.language.flatMap(Language.init(tag:)) == .russian
        for (index, feature) in collection.features.prefix(faults.firstLost).enumerated() {
            read(
                feature, at: JSONPointer(["features", String(index)]), isRussian: isRussian,
                isFaulty: faults.features.contains(index))
        }
        comparePlaces(settings)
        summarise()
        do {
            return try Quest(settings: settings, tasks: tasks.map(\.task), source: collection)
        } catch {
            // Everything that a quest requires has a finding of its own; this is for the day one is forgotten.
            if !faults.isAny, !findings.list.contains(where: { $0.rule.severity == .error }) {
                findings.add(QuestRule.outOfRange, at: JSONPointer(), error.message)
            }
            return nil
        }
    }

    private mutating func read(_ feature: Feature, at pointer: JSONPointer, isRussian: Bool, isFaulty: Bool) {
        switch feature.geometry?.shape {
        case nil, .emptyPoint:
            taskCount += 1
            guard !isFaulty else { return }
            let label = TaskReader.label(taskCount, name: feature.properties?["name"]?.stringValue)
            findings.add(
                QuestRule.taskWithoutGeometry, at: pointer,
                LocalizedText(
                    "\(label.english) has no place: give it a Point geometry.",
                    "\(label.russian): не указано место; добавьте геометрию Point."))
        case .point(let position):
            taskCount += 1
            guard !isFaulty else { return }
            let reader = TaskReader(number: taskCount, feature: feature, pointer: pointer, isRussian: isRussian)
            let task = reader.task(at: position.coordinate, &findings)
            let isPresence = AnswerReader.isPresence(feature.properties?["answer"])
            add(ReadTask(task: task, number: taskCount, pointer: pointer, isPresence: isPresence), of: feature)
        case .some:
            otherFeatures.append(pointer)
        }
    }

    private mutating func add(_ read: ReadTask, of feature: Feature) {
        if feature.properties?["difficult"] != nil {
            oldKeys.append(read.pointer.appending("properties").appending("difficult"))
        }
        guard requireOnEarth(read.place) else { return }
        guard identifiers.insert(read.task.id).inserted else {
            findings.add(
                QuestRule.duplicateID, at: feature.id == nil ? read.pointer : read.pointer.appending("id"),
                LocalizedText(
                    "Another task has the identifier “\(read.task.id)” too; give each its own “id”.",
                    "Идентификатор «\(read.task.id)» уже есть у другого задания; дайте каждому свой «id»."))
            return
        }
        tasks.append(read)
    }

    private mutating func requireOnEarth(_ place: PlaceComparison.Place) -> Bool {
        if place.coordinate.isOnEarth { return true }
        if place.swapped.isOnEarth {
            findings.addSwapped(place)
        } else {
            findings.add(
                QuestRule.outOfRange, at: place.pointer,
                LocalizedText(
                    "\(place.label.english) is not on the Earth: longitude goes from −180 to 180, latitude from −90 to 90.",
                    "\(place.label.russian): такого места на Земле нет: долгота от −180 до 180, широта от −90 до 90."))
        }
        return false
    }

    private mutating func comparePlaces(_ settings: Quest.Settings) {
        let ends = [
            ("start", LocalizedText("The start", "Старт"), settings.start),
            ("finish", LocalizedText("The finish", "Финиш"), settings.finish),
        ].compactMap { key, label, coordinate in
            coordinate.map {
                PlaceComparison.Place(label: label, coordinate: $0, pointer: SettingsReader.pointer.appending(key))
            }
        }
        PlaceComparison(tasks: tasks.map(\.place), ends: ends).examine(&findings)
    }

    /// What concerns many tasks in the same way is said once.
    private mutating func summarise() {
        if taskCount == 0, !faults.isAny {
            findings.add(
                QuestRule.noTasks, at: JSONPointer(["features"]),
                LocalizedText(
                    "There is no task: add at least one Feature with a Point geometry.",
                    "Нет ни одного задания: добавьте хотя бы один объект Feature с геометрией Point."))
        }
        summariseOldKeys()
        summariseOtherFeatures()
        summariseMissingAnswers()
        AnswerExamination(tasks.compactMap(\.keyed)).examine(&findings)
    }

    private mutating func summariseOldKeys() {
        guard let first = oldKeys.first else { return }
        let count = oldKeys.count
        findings.add(
            QuestRule.difficultKey, at: first,
            LocalizedText(
                "\(Plural.english(count, "task uses", "tasks use")) the old key “difficult”, which is understood; "
                    + "today it is written “difficulty”.",
                "Старый ключ «difficult» понятен программе; теперь пишут «difficulty» "
                    + "(встречается в \(Plural.russian(count, "задании", "заданиях", "заданиях")))."),
            remedy: (
                LocalizedText("Rename “difficult” to “difficulty”", "Переименовать «difficult» в «difficulty»"),
                .renameMembers(oldKeys, to: "difficulty")
            ))
    }

    private mutating func summariseOtherFeatures() {
        guard let first = otherFeatures.first else { return }
        let count = otherFeatures.count
        let english = Plural.english(
            count, "Feature is no Point and so no task", "Features are no Points and so no tasks")
        let russian = Plural.russian(
            count, "объект — не точка, поэтому не задание", "объекта — не точки, поэтому не задания",
            "объектов — не точки, поэтому не задания")
        findings.add(
            QuestRule.notATask, at: first,
            LocalizedText("\(english); kept unchanged.", "\(russian); сохраняется без изменений."))
    }

    private mutating func summariseMissingAnswers() {
        let open = tasks.filter { $0.task.answer == nil && !$0.isPresence }
        guard let first = open.first else { return }
        let listed = open.prefix(10).map { String($0.number) }.joined(separator: ", ") + (open.count > 10 ? " …" : "")
        findings.add(
            QuestRule.missingAnswer, at: first.pointer.appending("properties"),
            LocalizedText(
                "\(Plural.english(open.count, "task has", "tasks have")) no “answer” (\(listed)): being there is enough.",
                "Без ответа («answer») \(Plural.russian(open.count, "задание", "задания", "заданий")) (\(listed)): "
                    + "достаточно доехать до места."))
    }
}
