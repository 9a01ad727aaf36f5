internal import GeoJSON
internal import Geodesy
internal import Languages

/// Turns a FeatureCollection into a quest, and notes everything an organiser should know on the way.
struct QuestReader {
    let collection: FeatureCollection
    var findings = Findings()

    /// A place beside the tasks, start or finish.
    private struct End {
        let key: String
        let label: LocalizedText
        var place: PlaceComparison.Place?
    }

    private(set) var tasks: [ReadTask] = []
    private var zones: [ReadZone] = []
    private var closures: [Geometry] = []
    private var ends = [
        End(key: "start", label: LocalizedText("The start", "Старт")),
        End(key: "finish", label: LocalizedText("The finish", "Финиш")),
    ]
    private var identifiers: Set<Quest.Task.ID> = []
    /// The identifiers of all features that are meant as tasks, those in error and hidden ones included.
    private var known: Set<Quest.Task.ID> = []
    private var zoneIdentifiers: Set<Quest.Zone.ID> = []
    private(set) var oldKeys: [JSONPointer] = []
    private(set) var otherFeatures: [JSONPointer] = []
    private(set) var unknownRoles: [String: [JSONPointer]] = [:]
    private(set) var taskCount = 0
    private var zoneCount = 0

    let faults: StructuralFaults

    /// - Parameter diagnostics: what the GeoJSON reader has found.
    init(_ collection: FeatureCollection, after diagnostics: [Diagnostic]) {
        self.collection = collection
        faults = StructuralFaults(diagnostics)
    }

    /// The quest; `nil` after an error, which is among the findings then.
    mutating func quest() -> Quest? {
        var settings = SettingsReader.settings(of: collection, &findings)
        takeEnds(of: settings)
        let locked = SealedReader.lockedTasks(of: collection, &findings)
        let isRussian = settings.language.flatMap(Language.init(tag:)) == .russian
        for (index, feature) in collection.features.prefix(faults.firstLost).enumerated() {
            read(
                feature, at: JSONPointer(["features", String(index)]), isRussian: isRussian,
                isFaulty: faults.features.contains(index))
        }
        settings.start = ends[0].place?.coordinate
        settings.finish = ends[1].place?.coordinate
        known.formUnion(locked.map(\.id))
        readRequirements()
        examine(settings)
        summarise()
        do {
            return try Quest(
                settings: settings, tasks: tasks.map(\.task), zones: zones.map(\.zone), closures: closures,
                lockedTasks: locked, source: collection)
        } catch {
            // Everything that a quest requires has a finding of its own; this is for the day one is forgotten.
            if !faults.isAny, !findings.list.contains(where: { $0.rule.severity == .error }) {
                findings.add(QuestRule.outOfRange, at: JSONPointer(), error.message)
            }
            return nil
        }
    }

    private mutating func read(_ feature: Feature, at pointer: JSONPointer, isRussian: Bool, isFaulty: Bool) {
        let role = FeatureRole(of: feature, at: pointer, &findings)
        if role == .zone { zoneCount += 1 }
        if role == .task { taskCount += 1 }
        let reader = TaskReader(number: taskCount, feature: feature, pointer: pointer, isRussian: isRussian)
        if role == .task { known.insert(reader.id) }
        guard !isFaulty else { return }
        guard let geometry = feature.geometry, geometry.shape != .emptyPoint, role.suits(geometry.shape) else {
            noteUnsuitable(feature, role, at: pointer)
            return
        }
        switch (role, geometry.shape) {
        case (.task, .point(let position)):
            let task = reader.task(at: position.coordinate, &findings)
            let isPresence = AnswerReader.isPresence(feature.properties?["answer"])
            add(ReadTask(task: task, number: taskCount, pointer: pointer, isPresence: isPresence), of: feature)
        case (.start, .point(let position)): addEnd(0, position.coordinate, at: pointer)
        case (.finish, .point(let position)): addEnd(1, position.coordinate, at: pointer)
        case (.zone, _):
            let reader = ZoneReader(number: zoneCount, feature: feature, pointer: pointer, isRussian: isRussian)
            if let zone = reader.zone(&findings) { add(ReadZone(zone: zone, pointer: pointer), of: feature) }
        case (.closure, _): closures.append(geometry)
        case (.none(let word?), _): unknownRoles[word, default: []].append(pointer)
        default: otherFeatures.append(pointer)
        }
    }

    /// A feature without a geometry, or with one that its role cannot have.
    private mutating func noteUnsuitable(_ feature: Feature, _ role: FeatureRole, at pointer: JSONPointer) {
        switch (role, feature.geometry?.shape) {
        case (.none(let word), _):
            if let word { unknownRoles[word, default: []].append(pointer) } else { otherFeatures.append(pointer) }
        case (.task, nil), (.task, .emptyPoint):
            let label = TaskReader.label(taskCount, name: feature.properties?["name"]?.stringValue)
            findings.add(
                QuestRule.taskWithoutGeometry, at: pointer,
                LocalizedText(
                    "\(label.english) has no place: give it a Point geometry.",
                    "\(label.russian): не указано место; добавьте геометрию Point."))
        default:
            let name = feature.properties?["name"]?.stringValue
            findings.add(
                QuestRule.unsuitableGeometry, at: feature.geometry == nil ? pointer : pointer.appending("geometry"),
                LocalizedText(
                    "\(name.map { "Feature “\($0)”" } ?? "Feature"): \(role.needs.english).",
                    "\(name.map { "Объект «\($0)»" } ?? "Объект"): \(role.needs.russian)."))
        }
    }

    private mutating func takeEnds(of settings: Quest.Settings) {
        for (index, coordinate) in [settings.start, settings.finish].enumerated() {
            ends[index].place = coordinate.map {
                PlaceComparison.Place(
                    label: ends[index].label, coordinate: $0,
                    pointer: SettingsReader.pointer.appending(ends[index].key))
            }
        }
    }

    /// A start or finish drawn as a feature; it may repeat the member of `quest`, but not contradict it.
    private mutating func addEnd(_ index: Int, _ coordinate: Coordinate, at pointer: JSONPointer) {
        let place = PlaceComparison.Place(
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
        findings.add(
            QuestRule.twoPlaces, at: place.pointer,
            LocalizedText(
                "\(place.label.english) is given twice, \(away.english) apart: leave one of the two places.",
                "\(place.label.russian) указан дважды, на расстоянии \(away.russian): оставьте одно из мест."))
    }

    private mutating func add(_ read: ReadZone, of feature: Feature) {
        guard zoneIdentifiers.insert(read.zone.id).inserted else {
            findings.add(
                QuestRule.duplicateID, at: feature.statedID == nil ? read.pointer : read.pointer.appending("id"),
                LocalizedText(
                    "Another zone has the identifier “\(read.zone.id)” too; give each its own “id”.",
                    "Идентификатор «\(read.zone.id)» уже есть у другой зоны; дайте каждой свой «id»."))
            return
        }
        zones.append(read)
    }

    private mutating func add(_ read: ReadTask, of feature: Feature) {
        if feature.properties?["difficult"] != nil {
            oldKeys.append(read.pointer.appending("properties").appending("difficult"))
        }
        let isNew = identifiers.insert(read.task.id).inserted
        guard requireOnEarth(read.place) else { return }
        guard isNew else {
            findings.add(
                QuestRule.duplicateID, at: feature.statedID == nil ? read.pointer : read.pointer.appending("id"),
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

    /// Requirements name tasks, so they are read once all tasks are.
    private mutating func readRequirements() {
        let reader = RequirementReader(tasks: known)
        for (index, read) in tasks.enumerated() {
            guard let feature = feature(at: read.pointer), feature.properties?["requires"] != nil else { continue }
            let members = MemberReader(
                feature.properties, at: read.pointer.appending("properties"), owner: read.label)
            tasks[index].task.requires = reader.requirements(members, &findings)
        }
    }

    private func feature(at pointer: JSONPointer) -> Feature? {
        pointer.components.last.flatMap { Int($0) }.map { collection.features[$0] }
    }

    private mutating func examine(_ settings: Quest.Settings) {
        let ends = ends.compactMap(\.place)
        PlaceComparison(tasks: tasks.map(\.place), ends: ends).examine(&findings)
        // Behind an error something may be missing that the other parts of the quest refer to.
        if !faults.isAny { RequirementExamination(tasks, known: known).examine(&findings) }
        WindowExamination(tasks: tasks, settings: settings).examine(&findings)
        ZoneExamination(tasks: tasks, ends: ends, zones: zones).examine(&findings)
        ScoringExamination(settings: settings).examine(&findings)
        LanguageExamination(tasks: tasks, settings: settings).examine(collection, &findings)
        AnswerExamination(tasks.compactMap(\.keyed)).examine(&findings)
    }
}
