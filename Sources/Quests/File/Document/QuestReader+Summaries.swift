internal import GeoJSON
import JSON
internal import Support

extension QuestReader {
    /// Reports once what concerns many tasks alike.
    mutating func summarise() {
        if taskCount == 0, !faults.isAny {
            findings.add(
                QuestRule.noTasks, at: JSONPointer(["features"]),
                QuestTexts.noTask)
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
        findings.add(
            QuestRule.difficultKey, at: first,
            QuestTexts.oldKey(count),
            remedy: (
                QuestTexts.renameOldKey,
                .renameMembers(oldKeys, to: "difficulty")
            ))
    }

    private mutating func summariseOtherFeatures() {
        guard let first = otherFeatures.first else { return }
        let count = otherFeatures.count
        findings.add(
            QuestRule.notATask, at: first,
            QuestTexts.notTasks(count))
    }

    private mutating func summariseUnknownRoles() {
        for (word, pointers) in unknownRoles.sorted(by: { $0.key < $1.key }) {
            guard let first = pointers.first else { continue }
            let count = pointers.count
            findings.add(
                QuestRule.unknownRole, at: first.appending("properties").appending("role"),
                QuestTexts.unknownRole(word, count))
        }
    }

    private mutating func summariseTimesWithoutZone() {
        guard let first = findings.timesWithoutZone.first else { return }
        let count = findings.timesWithoutZone.count
        findings.add(
            QuestRule.noTimeZone, at: first,
            QuestTexts.timesWithoutZone(count))
    }

    private mutating func summariseMissingAnswers() {
        let open = tasks.filter { $0.task.answer == nil && !$0.isPresence }
        guard let first = open.first else { return }
        let listed = LocatedTask.numbers(open)
        findings.add(
            QuestRule.missingAnswer, at: first.pointer.appending("properties"),
            QuestTexts.withoutAnswer(open.count, listed))
    }
}
