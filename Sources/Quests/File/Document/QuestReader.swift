import Answers
import GeoJSON
import Geodesy
import JSON
import Support

/// Turns a FeatureCollection into a quest, and collects all diagnostics for the organiser.
struct QuestReader {
    let collection: FeatureCollection
    var diagnostics = QuestDiagnostics()

    /// The start or the finish.
    struct End {
        let key: String
        let label: Message
        var place: PlaceChecks.Place?
    }

    private(set) var tasks: [LocatedTask] = []
    private var zones: [LocatedZone] = []
    private var closures: [Geometry] = []
    private(set) var ends = [
        End(key: "start", label: Message("place-start")),
        End(key: "finish", label: Message("place-finish")),
    ]
    /// The places that are not on the Earth, of which a diagnostic is made once all places are known.
    private var beyond: [PlaceChecks.Place] = []
    private var identifiers: Set<Quest.Task.ID> = []
    /// The identifiers of all features meant as tasks, including hidden ones and those in error.
    private var known: Set<Quest.Task.ID> = []
    private var zoneIdentifiers: Set<Quest.Zone.ID> = []
    private(set) var oldKeys: [JSONPointer] = []
    private(set) var otherFeatures: [JSONPointer] = []
    private(set) var unknownRoles: [String: [JSONPointer]] = [:]
    private(set) var taskCount = 0
    private var zoneCount = 0
    /// How tasks forgive typing errors unless they say so themselves.
    private var typos = TypingErrors.ask

    let errors: StructuralErrors

    /// - Parameter diagnostics: the diagnostics of the GeoJSON reader.
    init(_ collection: FeatureCollection, after diagnostics: [Diagnostic]) {
        self.collection = collection
        errors = StructuralErrors(diagnostics)
    }

    /// The quest; `nil` after an error, which is among the diagnostics.
    mutating func quest() -> Quest? {
        var settings = SettingsReader.settings(of: collection, &diagnostics)
        takeEnds(of: settings)
        let locked = SealedReader.lockedTasks(of: collection, &diagnostics)
        let language = TaskReader.language(of: settings)
        typos = settings.typingErrors ?? .ask
        for (index, feature) in collection.features.prefix(errors.firstLost).enumerated() {
            read(
                feature, at: JSONPointer(["features", String(index)]), language: language,
                hasErrors: errors.features.contains(index))
        }
        settings.start = ends[0].place?.coordinate
        settings.finish = ends[1].place?.coordinate
        settings.utcOffset = diagnostics.utcOffset
        known.formUnion(locked.map { $0.id })
        readRequirements()
        check(settings)
        summarise()
        do {
            return try Quest(
                settings: settings, tasks: tasks.map { $0.task }, zones: zones.map { $0.zone }, closures: closures,
                lockedTasks: locked, source: collection)
        } catch {
            // Every violation should have its own diagnostic; this reports one that has none.
            if !errors.isAny, !diagnostics.list.contains(where: { $0.rule.severity == .error }) {
                diagnostics.add(QuestRule.outOfRange, at: JSONPointer(), error.message)
            }
            return nil
        }
    }

    private mutating func read(_ feature: Feature, at pointer: JSONPointer, language: Language, hasErrors: Bool) {
        let role = FeatureRole(of: feature, at: pointer, &diagnostics)
        if role == .zone { zoneCount += 1 }
        if role == .task { taskCount += 1 }
        let reader = TaskReader(number: taskCount, feature: feature, pointer: pointer, language: language)
        if role == .task { known.insert(reader.id) }
        guard !hasErrors else { return }
        guard let geometry = feature.geometry, geometry.shape != .emptyPoint, role.suits(geometry.shape) else {
            noteUnsuitable(feature, role, at: pointer)
            return
        }
        switch (role, geometry.shape) {
        case (.task, .point(let position)):
            let task = reader.task(at: position.coordinate, typos: typos, &diagnostics)
            let isPresence = AnswerReader.isPresence(feature.properties?["answer"])
            add(LocatedTask(task: task, number: taskCount, pointer: pointer, isPresence: isPresence), of: feature)
        case (.start, .point(let position)): addEnd(0, position.coordinate, at: pointer)
        case (.finish, .point(let position)): addEnd(1, position.coordinate, at: pointer)
        case (.zone, _):
            let reader = ZoneReader(number: zoneCount, feature: feature, pointer: pointer, language: language)
            if let zone = reader.zone(&diagnostics) { add(LocatedZone(zone: zone, pointer: pointer), of: feature) }
        case (.closure, _): closures.append(geometry)
        case (.none(let word?), _): unknownRoles[word, default: []].append(pointer)
        default: otherFeatures.append(pointer)
        }
    }

    /// Adds a diagnostic for a feature without a geometry, or with one that its role cannot have.
    private mutating func noteUnsuitable(_ feature: Feature, _ role: FeatureRole, at pointer: JSONPointer) {
        switch (role, feature.geometry?.shape) {
        case (.none(let word), _):
            if let word { unknownRoles[word, default: []].append(pointer) } else { otherFeatures.append(pointer) }
        case (.task, nil), (.task, .emptyPoint):
            let label = TaskReader.label(taskCount, name: feature.properties?["name"]?.stringValue)
            diagnostics.add(QuestRule.taskWithoutGeometry, at: pointer, Message("place-no-place", ["task": .of(label)]))
        default:
            let name = feature.properties?["name"]?.stringValue
            diagnostics.add(
                QuestRule.unsuitableGeometry, at: feature.geometry == nil ? pointer : pointer.appending("geometry"),
                Message("quest-unsuitable", ["name": .of(name), "needs": .of(role.needs)]))
        }
    }

    private mutating func takeEnds(of settings: Quest.Settings) {
        for (index, coordinate) in [settings.start, settings.finish].enumerated() {
            ends[index].place = coordinate.map {
                PlaceChecks.Place(
                    label: ends[index].label, coordinate: $0,
                    pointer: SettingsReader.pointer.appending(ends[index].key))
            }
        }
    }

    /// A start or finish drawn as a feature; it may repeat the member of `quest`, but must not contradict it.
    private mutating func addEnd(_ index: Int, _ coordinate: Coordinate, at pointer: JSONPointer) {
        let place = PlaceChecks.Place(
            label: ends[index].label, coordinate: coordinate,
            pointer: pointer.appending("geometry").appending("coordinates"))
        guard requireOnEarth(place) else { return }
        guard let stated = ends[index].place else {
            ends[index].place = place
            return
        }
        let distance = stated.coordinate.distance(to: coordinate)
        guard distance > SpotIndex.oneSpot else { return }
        let away = Measures.distance(distance)
        diagnostics.add(
            QuestRule.twoPlaces, at: place.pointer,
            Message("place-given-twice", ["place": .of(place.label), "away": .of(away)]))
    }

    private mutating func add(_ read: LocatedZone, of feature: Feature) {
        guard zoneIdentifiers.insert(read.zone.id).inserted else {
            diagnostics.add(
                QuestRule.duplicateID, at: feature.statedID == nil ? read.pointer : read.pointer.appending("id"),
                Message("quest-duplicate-zone", ["id": .of(read.zone.id)]))
            return
        }
        zones.append(read)
    }

    private mutating func add(_ read: LocatedTask, of feature: Feature) {
        if feature.properties?["difficult"] != nil {
            oldKeys.append(read.pointer.appending("properties").appending("difficult"))
        }
        let isNew = identifiers.insert(read.task.id).inserted
        guard requireOnEarth(read.place) else { return }
        guard isNew else {
            diagnostics.add(
                QuestRule.duplicateID, at: feature.statedID == nil ? read.pointer : read.pointer.appending("id"),
                Message("quest-duplicate-task", ["id": .of(read.task.id)]))
            return
        }
        tasks.append(read)
    }

    private mutating func requireOnEarth(_ place: PlaceChecks.Place) -> Bool {
        if place.coordinate.isOnEarth { return true }
        beyond.append(place)
        return false
    }

    /// Requirements refer to tasks, so they are read after all tasks.
    private mutating func readRequirements() {
        let reader = RequirementReader(tasks: known)
        for (index, read) in tasks.enumerated() {
            guard let feature = feature(at: read.pointer), feature.properties?["requires"] != nil else { continue }
            let members = MemberReader(
                feature.properties, at: read.pointer.appending("properties"), owner: read.label)
            tasks[index].task.requires = reader.requirements(members, &diagnostics)
        }
    }

    private func feature(at pointer: JSONPointer) -> Feature? {
        pointer.components.last.flatMap { Int($0) }.map { collection.features[$0] }
    }

    private mutating func check(_ settings: Quest.Settings) {
        let ends = ends.compactMap { $0.place }
        let language = TaskReader.language(of: settings)
        PlaceChecks(tasks: tasks.map { $0.place }, ends: ends, beyond: beyond, isRussian: language.tag == "ru").check(
            &diagnostics)
        // Behind an error something may be missing that the other parts of the quest refer to.
        if !errors.isAny { RequirementChecks(tasks, known: known).check(&diagnostics) }
        WindowChecks(tasks: tasks, settings: settings).check(&diagnostics)
        ZoneChecks(tasks: tasks, ends: ends, zones: zones).check(&diagnostics)
        ScoringChecks(settings: settings).check(&diagnostics)
        LanguageChecks(tasks: tasks, settings: settings).check(collection, &diagnostics)
        AnswerChecks(tasks.compactMap { $0.keyed }).check(&diagnostics)
        AnswerTextChecks(tasks: tasks).check(&diagnostics)
        EditionChecks(tasks: tasks, settings: settings).check(collection, &diagnostics)
    }

    /// Reports once what concerns many tasks alike.
    mutating func summarise() {
        if taskCount == 0, !errors.isAny {
            diagnostics.add(QuestRule.noTasks, at: JSONPointer(["features"]), Message("quest-no-task"))
        }
        summariseOldKeys()
        summariseOtherFeatures()
        summariseUnknownRoles()
        summariseTimesWithoutZone()
        summariseMissingAnswers()
    }

    private mutating func summariseOldKeys() {
        guard let first = oldKeys.first else { return }
        let count = oldKeys.count
        diagnostics.add(
            QuestRule.difficultKey, at: first,
            Message("quest-old-key", ["count": .of(count)]),
            remedy: (
                Message("quest-rename-old-key"),
                .renameMembers(oldKeys, to: "difficulty")
            ))
    }

    private mutating func summariseOtherFeatures() {
        guard let first = otherFeatures.first else { return }
        let count = otherFeatures.count
        diagnostics.add(QuestRule.notATask, at: first, Message("quest-not-tasks", ["count": .of(count)]))
    }

    private mutating func summariseUnknownRoles() {
        for (word, pointers) in unknownRoles.sorted(by: { $0.key < $1.key }) {
            guard let first = pointers.first else { continue }
            let count = pointers.count
            diagnostics.add(
                QuestRule.unknownRole, at: first.appending("properties").appending("role"),
                Message("quest-unknown-role", ["word": .of(word), "count": .of(count)]))
        }
    }

    private mutating func summariseTimesWithoutZone() {
        guard let first = diagnostics.timesWithoutZone.first else { return }
        let count = diagnostics.timesWithoutZone.count
        diagnostics.add(QuestRule.noTimeZone, at: first, Message("quest-times-without-zone", ["count": .of(count)]))
    }

    private mutating func summariseMissingAnswers() {
        let open = tasks.filter { $0.task.answer == nil && !$0.isPresence }
        guard let first = open.first else { return }
        let listed = LocatedTask.numbers(open)
        diagnostics.add(
            QuestRule.missingAnswer, at: first.pointer.appending("properties"),
            Message("quest-without-answer", ["count": .of(open.count), "listed": .of(listed)]))
    }
}
