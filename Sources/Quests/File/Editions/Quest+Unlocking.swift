public import Answers
internal import GeoJSON
import JSON

extension Quest {
    /// Whether this is a riders' edition of which something is still sealed.
    public var isSealed: Bool {
        !lockedTasks.isEmpty
            || tasks.contains { task in
                if case .sealed? = task.answer?.kind { true } else { false }
            }
    }

    /// The quest with everything that the keys of solved tasks open: success texts and hidden tasks.
    ///
    /// Numbers and order of tasks are those of the organiser's edition, before and after. A hidden task without a sealed answer of
    /// its own yields a key as well, which is added to `keys`.
    /// - Returns: `nil` if nothing new is opened, or if what is opened does not form a quest.
    /// - Complexity: O(*n*) in the size of the quest, for each chain of hidden tasks that open each other.
    public func unlocked(by keys: inout [Task.ID: SealKey], with opener: AnswerOpener) -> Quest? {
        guard var collection = source else { return nil }
        var opened: [Task.ID: Feature] = [:]
        var locked = lockedTasks
        while let (index, key, feature) = Self.firstOpened(locked, keys, opener) {
            let id = locked.remove(at: index).id
            opened[id] = feature
            if !feature.hasSealedAnswer { keys[id] = key }
        }
        collection.features = Self.arranged(collection.features, lockedTasks, opened)
        let revealed = collection.features.indices.count { collection.features[$0].takeSuccess(keys, with: opener) }
        guard !opened.isEmpty || revealed > 0 else { return nil }
        collection.forget(opened)
        var reader = QuestReader(collection, after: [])
        var quest = reader.quest()
        quest?.edition = edition
        return reader.diagnostics.list.contains { $0.rule.severity == .error } ? nil : quest
    }

    private static func firstOpened(
        _ locked: [LockedTask], _ keys: [Task.ID: SealKey], _ opener: AnswerOpener
    ) -> (Int, SealKey, Feature)? {
        for (index, task) in locked.enumerated() {
            if let key = task.key(keys, with: opener), let feature = task.feature(key, with: opener) {
                return (index, key, feature)
            }
        }
        return nil
    }

    /// The features in the order of the organiser's edition; gaps of tasks that are still hidden are closed.
    private static func arranged(
        _ features: [Feature], _ locked: [LockedTask], _ opened: [Task.ID: Feature]
    ) -> [Feature] {
        var rest = features[...]
        var all: [Feature] = []
        var hidden = 0
        for task in locked.sorted(by: { $0.place < $1.place }) {
            while all.count + hidden < task.place, let feature = rest.popFirst() { all.append(feature) }
            if let feature = opened[task.id] { all.append(feature) } else { hidden += 1 }
        }
        return all + rest
    }
}

extension Feature {
    fileprivate var hasSealedAnswer: Bool { properties?["answer"]?.objectValue?["kind"]?.stringValue == "sealed" }

    /// Puts the texts that the task's key opens where the organiser's edition has them; `false` where there are none.
    fileprivate mutating func takeSuccess(_ keys: [Quest.Task.ID: SealKey], with opener: AnswerOpener) -> Bool {
        guard hasSealedAnswer, var answer = properties?["answer"]?.objectValue,
            let box = answer["success"]?.stringValue.flatMap(Base64.bytes), let name = id?.description
        else { return false }
        let id = Quest.Task.ID(name)
        guard let key = keys[id].map({ SealKey([$0], for: .success(id)) }),
            let bytes = opener.open(box, key: key.bytes),
            let texts = try? JSONValue(parsing: bytes).objectValue
        else { return false }
        answer["success"] = nil
        properties?["answer"] = .object(answer)
        properties?.put(SuccessTexts(texts))
        return true
    }
}

extension FeatureCollection {
    /// Removes opened tasks from the list of hidden ones.
    fileprivate mutating func forget(_ opened: [Quest.Task.ID: Feature]) {
        guard !opened.isEmpty, var quest = foreignMembers["quest"]?.objectValue, var seal = quest["seal"]?.objectValue,
            let locked = seal["locked"]?.arrayValue
        else { return }
        seal["locked"] = .array(
            locked.filter { task in
                let id = task.objectValue?["id"]?.writtenText
                return id.map { opened[Quest.Task.ID($0)] == nil } ?? true
            })
        quest["seal"] = .object(seal)
        foreignMembers["quest"] = .object(quest)
    }
}
