import Answers
internal import GeoJSON
import Quests
internal import Scoring

/// Makes one riders' edition.
struct Sealing {
    private let quest: Quest
    private let collection: FeatureCollection
    private let cost: SealCost
    /// The indices of the tasks among the features.
    private let places: [Int]
    /// The normal forms of the right answers to each task.
    private let forms: [[String]]
    private let treatments: [AnswerTreatment]
    private let plan: RequirementPlan
    private let opener = AnswerOpener.scrypt
    private var readable = FeatureCollection()

    package init(_ quest: Quest, _ collection: FeatureCollection, cost: SealCost) {
        self.quest = quest
        self.collection = collection
        self.cost = cost
        places = collection.taskPlaces
        let known = quest.tasks.map { $0.answer?.normalForms }
        treatments = zip(quest.tasks, known).map { AnswerTreatment($0.answer, forms: $1) }
        forms = zip(known, treatments).map { $1.isSealed ? $0 ?? [] : [] }
        plan = RequirementPlan(
            quest, sealed: Set(zip(quest.tasks, treatments).filter { $0.1.isSealed }.map(\.0.id)))
    }

    /// The report on the tasks.
    var report: SealingReport {
        let tasks = quest.tasks.indices.map { position in
            SealingReport.Task(
                task: quest.tasks[position], treatment: treatments[position],
                isHidden: plan.alternatives[position] != nil, hasTooManyWays: plan.excessive.contains(position),
                isSuccessReadable: isSuccessReadable(position))
        }
        return SealingReport(
            tasks: tasks, sealCount: sealCount, leaks: LeakSearch(quest).leaks(in: readable))
    }

    private var sealCount: Int { forms.reduce(0) { $0 + $1.count } }

    /// The texts of a task without an answer stay readable: there is no key to seal them with.
    private func isSuccessReadable(_ position: Int) -> Bool {
        guard treatments[position] == .presence, plan.alternatives[position] == nil else { return false }
        return !SuccessTexts(collection.features[places[position]].properties ?? [:]).isEmpty
    }

    mutating func edition(
        using generator: inout some RandomNumberGenerator, _ progress: (Int, Int) -> Void
    ) throws(SealingError) -> [UInt8] {
        var keys: [Quest.Task.ID: SealKey] = [:]
        var features: [Int: Feature] = [:]
        guard places.count == quest.tasks.count else { throw .cannotSeal }
        let sealCount = sealCount
        var done = 0
        for (position, place) in places.enumerated() {
            features[place] = try feature(position, collection.features[place], &keys, using: &generator) {
                done += 1
                progress(done, sealCount)
            }
        }
        let hidden = try hide(&features, &keys, using: &generator)
        readable = collection
        // A bounding box of all tasks would reveal where the hidden ones are.
        if !hidden.isEmpty { readable.boundingBox = nil }
        readable.features = collection.features.indices.compactMap { index in
            hidden[index] == nil ? features[index] ?? collection.features[index].withoutAnswer : nil
        }
        // Of the organiser's own, or of another program: it would be taken for the signature of the edition.
        readable.foreignMembers[SignatureTail.member] = nil
        readable.addSeal(hidden.sorted { $0.key < $1.key }.map(\.value.json))
        return GeoJSONWriter(options: .pretty).write(readable) + [0x0A]
    }

    // MARK: - Answers

    /// A task's feature without the right answer, with its identifier, and the name that was derived from its number.
    private func feature(
        _ position: Int, _ original: Feature, _ keys: inout [Quest.Task.ID: SealKey],
        using generator: inout some RandomNumberGenerator, _ progress: () -> Void
    ) throws(SealingError) -> Feature {
        let task = quest.tasks[position]
        var feature = original
        var properties = original.properties ?? [:]
        if original.statedID == nil { feature.id = .string(task.id.rawValue) }
        if properties["name"]?.isBlank ?? true { properties["name"] = .string(task.name) }
        switch treatments[position] {
        case .sealed, .sealedWithoutTypingErrors:
            let key = generator.key()
            keys[task.id] = key
            let texts = SuccessTexts(properties)
            properties.removeSuccess()
            properties["answer"] = try answer(position, key, texts, using: &generator, progress)
        case .presence:
            if properties["answer"] != nil { properties["answer"] = ["kind": "presence"] }
        case .judged, .pattern, .tolerance, .tooMany:
            // The device never learns that it is solved, and the text could reveal the answer.
            properties.removeSuccess()
            properties["answer"] = ["kind": task.answer == .photo ? "photo" : "judged"]
        }
        feature.properties = properties
        return feature
    }

    private func answer(
        _ position: Int, _ key: SealKey, _ texts: SuccessTexts, using generator: inout some RandomNumberGenerator,
        _ progress: () -> Void
    ) throws(SealingError) -> JSONValue {
        let task = quest.tasks[position]
        guard let answer = task.answer, let shape = answer.shape else { throw .cannotSeal }
        let salt = generator.bytes(16)
        var seals: [SealedAnswer.Seal] = []
        for form in forms[position] {
            guard let stretched = opener.stretch(Array(form.utf8), salt: salt, cost: cost),
                let seal = SealedAnswer.Seal(stretched, hiding: key)
            else { throw .cannotSeal }
            seals.append(seal)
            progress()
        }
        while seals.count < 8 || seals.count & (seals.count - 1) != 0 {
            guard let seal = SealedAnswer.Seal(generator.bytes(SealedAnswer.Seal.length)) else { throw .cannotSeal }
            seals.append(seal)
        }
        // Sorted by bytes: the order of creation would reveal the decoys.
        seals.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        let success =
            texts.isEmpty
            ? nil : try close(.object(texts.json), SealKey([key], for: .success(task.id)), using: &generator)
        guard
            let sealed = SealedAnswer(
                shape: shape, isExact: answer.isExact, cost: cost, salt: salt, seals: seals, success: success)
        else { throw .cannotSeal }
        return sealed.json
    }

    // MARK: - Hidden tasks

    /// The hidden tasks by their indices among the features.
    private func hide(
        _ features: inout [Int: Feature], _ keys: inout [Quest.Task.ID: SealKey],
        using generator: inout some RandomNumberGenerator
    ) throws(SealingError) -> [Int: LockedTask] {
        // Two tasks may yield each other's keys, so all keys exist before the first is hidden.
        var shares: [Int: [SealKey]] = [:]
        for (position, task) in quest.tasks.enumerated() {
            guard let alternatives = plan.alternatives[position] else { continue }
            let own = alternatives.map { _ in generator.key() }
            shares[position] = own
            if keys[task.id] == nil { keys[task.id] = SealKey(own, for: .task(task.id)) }
        }
        var hidden: [Int: LockedTask] = [:]
        for (position, task) in quest.tasks.enumerated() {
            guard let alternatives = plan.alternatives[position], let own = shares[position],
                let feature = features[places[position]]
            else { continue }
            var requirements: [[LockedTask.Way]] = []
            for (requirement, share) in own.enumerated() {
                var boxes: [LockedTask.Way] = []
                for (way, tasks) in alternatives[requirement].enumerated() {
                    let known = tasks.compactMap { keys[$0] }
                    let key = SealKey(known, for: .share(task.id, requirement: requirement, way: way))
                    let box = try close(share.bytes, key, using: &generator)
                    boxes.append(LockedTask.Way(tasks: tasks, box: box))
                }
                requirements.append(boxes)
            }
            let box = try close(
                GeoJSONWriter().write(feature), SealKey(own, for: .task(task.id)), using: &generator)
            hidden[places[position]] = LockedTask(
                id: task.id, number: task.number, place: places[position], requirements: requirements, box: box)
        }
        return hidden
    }

    private func close(
        _ value: JSONValue, _ key: SealKey, using generator: inout some RandomNumberGenerator
    ) throws(SealingError) -> [UInt8] {
        try close(JSONWriter().write(value), key, using: &generator)
    }

    private func close(
        _ bytes: [UInt8], _ key: SealKey, using generator: inout some RandomNumberGenerator
    ) throws(SealingError) -> [UInt8] {
        do { return try AuthenticatedBox.close(bytes, key: key, using: &generator) } catch { throw .cannotSeal }
    }
}

extension Feature {
    /// Features that are not tasks, such as drafts, have no answer for riders.
    fileprivate var withoutAnswer: Feature {
        let telling = ["answer", "success", "texts"]
        guard var properties, properties.keys.contains(where: telling.contains) else { return self }
        properties["answer"] = nil
        properties.removeSuccess()
        var feature = self
        feature.properties = properties
        return feature
    }
}

extension FeatureCollection {
    /// Marks the file as a riders' edition, with its hidden tasks.
    fileprivate mutating func addSeal(_ locked: [JSONValue]) {
        var quest = foreignMembers["quest"]?.objectValue ?? [:]
        quest["seal"] = ["version": 1, "locked": .array(locked)]
        foreignMembers["quest"] = .object(quest)
    }
}
