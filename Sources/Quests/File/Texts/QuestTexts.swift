internal import Support

/// The messages about a quest as a whole.
enum QuestTexts {
    static let feature = LocalizedText("Feature", "Объект")
    static let noTask = LocalizedText(
        "There is no task: add at least one Feature with a Point geometry.",
        "Нет ни одного задания: добавьте хотя бы один объект Feature с геометрией Point.")

    static func oldKey(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "task uses", "tasks use")) the old key “difficult”, which is understood; "
                + "today it is written “difficulty”.",
            "Старый ключ «difficult» понятен программе; теперь пишут «difficulty» "
                + "(встречается в \(Plural.russian(count, "задании", "заданиях", "заданиях"))).")
    }

    static let renameOldKey = LocalizedText(
        "Rename “difficult” to “difficulty”",
        "Переименовать «difficult» в «difficulty»")

    static func unknownRole(_ word: String, _ count: Int) -> LocalizedText {
        LocalizedText(
            "The role “\(word)” is unknown, so \(Plural.english(count, "Feature is", "Features are")) kept "
                + "without a meaning; known are task, start, finish, zone, closure.",
            "Роль «\(word)» неизвестна, поэтому "
                + Plural.russian(count, "объект сохраняется", "объекта сохраняются", "объектов сохраняются")
                + " без значения для квеста; известны task, start, finish, zone, closure.")
    }

    static func timesWithoutZone(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "time does", "times do")) not say in which zone and "
                + "\(count == 1 ? "is" : "are") taken as UTC; write for example 2026-06-06T10:00+05:00.",
            "Часовой пояс не указан (\(Plural.russian(count, "раз", "раза", "раз"))), время понимается как UTC; "
                + "пишите, например, 2026-06-06T10:00+05:00.")
    }

    static func withoutAnswer(_ count: Int, _ listed: String) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "task has", "tasks have")) no “answer” (\(listed)): being there is enough.",
            "Без ответа («answer») \(Plural.russian(count, "задание", "задания", "заданий")) (\(listed)): "
                + "достаточно доехать до места.")
    }

    static func duplicateZone(_ id: Quest.Zone.ID) -> LocalizedText {
        LocalizedText(
            "Another zone has the identifier “\(id)” too; give each its own “id”.",
            "Идентификатор «\(id)» уже есть у другой зоны; дайте каждой свой «id».")
    }

    static func duplicateTask(_ id: Quest.Task.ID) -> LocalizedText {
        LocalizedText(
            "Another task has the identifier “\(id)” too; give each its own “id”.",
            "Идентификатор «\(id)» уже есть у другого задания; дайте каждому свой «id».")
    }

    static func notACollection(_ kind: String) -> LocalizedText {
        LocalizedText(
            "A quest is a FeatureCollection; this is a \(kind). Put the tasks into the “features” of one.",
            "Квест — это FeatureCollection, а здесь \(kind). Соберите задания в её список «features».")
    }

    static func notTasks(_ count: Int) -> LocalizedText {
        let english = Plural.english(
            count, "Feature is no Point and so no task", "Features are no Points and so no tasks")
        let russian = Plural.russian(
            count, "объект — не точка, поэтому не задание", "объекта — не точки, поэтому не задания",
            "объектов — не точки, поэтому не задания")
        return LocalizedText("\(english); kept unchanged.", "\(russian); сохраняется без изменений.")
    }

    static func unsuitable(name: String?, needs: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(name.map { "Feature “\($0)”" } ?? "Feature"): \(needs.english).",
            "\(name.map { "Объект «\($0)»" } ?? "Объект"): \(needs.russian).")
    }
}
