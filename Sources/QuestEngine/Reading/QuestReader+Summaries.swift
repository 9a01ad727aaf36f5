internal import GeoJSON
internal import Languages

extension QuestReader {
    /// What concerns many tasks in the same way is said once.
    mutating func summarise() {
        if taskCount == 0, !faults.isAny {
            findings.add(
                QuestRule.noTasks, at: JSONPointer(["features"]),
                LocalizedText(
                    "There is no task: add at least one Feature with a Point geometry.",
                    "Нет ни одного задания: добавьте хотя бы один объект Feature с геометрией Point."))
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

    private mutating func summariseUnknownRoles() {
        for (word, pointers) in unknownRoles.sorted(by: { $0.key < $1.key }) {
            guard let first = pointers.first else { continue }
            let count = pointers.count
            findings.add(
                QuestRule.unknownRole, at: first.appending("properties").appending("role"),
                LocalizedText(
                    "The role “\(word)” is unknown, so \(Plural.english(count, "Feature is", "Features are")) kept "
                        + "without a meaning; known are task, start, finish, zone, closure.",
                    "Роль «\(word)» неизвестна, поэтому "
                        + Plural.russian(count, "объект сохраняется", "объекта сохраняются", "объектов сохраняются")
                        + " без значения для квеста; известны task, start, finish, zone, closure."))
        }
    }

    private mutating func summariseTimesWithoutZone() {
        guard let first = findings.timesWithoutZone.first else { return }
        let count = findings.timesWithoutZone.count
        findings.add(
            QuestRule.noTimeZone, at: first,
            LocalizedText(
                "\(Plural.english(count, "time does", "times do")) not say in which zone and "
                    + "\(count == 1 ? "is" : "are") taken as UTC; write for example 2026-06-06T10:00+05:00.",
                "Часовой пояс не указан (\(Plural.russian(count, "раз", "раза", "раз"))), время понимается как UTC; "
                    + "пишите, например, 2026-06-06T10:00+05:00."))
    }

    private mutating func summariseMissingAnswers() {
        let open = tasks.filter { $0.task.answer == nil && !$0.isPresence }
        guard let first = open.first else { return }
        let listed = ReadTask.numbers(open)
        findings.add(
            QuestRule.missingAnswer, at: first.pointer.appending("properties"),
            LocalizedText(
                "\(Plural.english(open.count, "task has", "tasks have")) no “answer” (\(listed)): being there is enough.",
                "Без ответа («answer») \(Plural.russian(open.count, "задание", "задания", "заданий")) (\(listed)): "
                    + "достаточно доехать до места."))
    }
}
