import JSON
public import Support

extension QuestWritingError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .unreadable(let diagnostics):
            diagnostics.summary(
                else: LocalizedText("The quest cannot be read.", "Квест не удалось прочитать."))
        case .notATask(let part):
            LocalizedText(
                "Only tasks can be changed in the file, not its \(part.name.english): change these in the file itself.",
                "В файле можно изменить только задания, но не \(part.name.russian): измените это в самом файле.")
        case .sealed:
            LocalizedText(
                "This is a riders' edition: change the organiser's edition and seal it again.",
                "Это издание для участников: измените издание организатора и запечатайте его заново.")
        case .notWritable(let id, let members):
            LocalizedText(
                "No file can say what the task “\(id)” has in memory"
                    + (members.isEmpty ? "." : ": look at \(members.joined(separator: ", "))."),
                "Задание «\(id)» нельзя записать в файл таким, какое оно в памяти"
                    + (members.isEmpty ? "." : ": проверьте \(members.joined(separator: ", "))."))
        case .changedMeanwhile(let path):
            LocalizedText(
                "\(path) was changed since it was read: read it again, or save under another name.",
                "Файл \(path) изменился с тех пор, как был прочитан: прочитайте его заново или сохраните под другим именем."
            )
        case .file(let error): error.message
        }
    }
}

extension QuestWritingError.Part {
    fileprivate var name: LocalizedText {
        switch self {
        case .settings: LocalizedText("settings", "настройки")
        case .zones: LocalizedText("zones", "зоны")
        case .closures: LocalizedText("closures", "перекрытия")
        }
    }
}
