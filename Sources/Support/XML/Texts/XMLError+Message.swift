extension XMLError {
    /// What is wrong, without the place.
    package var message: LocalizedText {
        switch problem {
        case .noElement: LocalizedText("there is no XML element in it", "в нём нет ни одного элемента XML")
        case .unexpectedEnd(let name):
            LocalizedText("the text ends inside \(name)", "текст обрывается внутри \(name)")
        case .malformedTag: LocalizedText("a tag is not well formed", "тег записан неправильно")
        case .unknownMarkup:
            LocalizedText("markup that XML does not allow here", "разметка, недопустимая здесь в XML")
        case .mismatchedEnd(let found, nil):
            LocalizedText("</\(found)> closes nothing", "</\(found)> ничего не закрывает")
        case .mismatchedEnd(let found, let expected?):
            LocalizedText(
                "</\(found)> stands where </\(expected)> is expected",
                "</\(found)> стоит там, где ожидается </\(expected)>"
            )
        case .repeatedAttribute(let name):
            LocalizedText("the attribute \(name) stands twice in one tag", "атрибут \(name) повторяется в одном теге")
        case .unknownEntity(let name):
            LocalizedText(
                "\(name) is not known: write & as &amp;",
                "\(name) — неизвестная сущность: знак & записывается как &amp;")
        case .forbiddenCharacter(let reference):
            LocalizedText(
                "\(reference) stands for a control character or another one that XML does not allow: delete it",
                "\(reference) обозначает управляющий или другой символ, недопустимый в XML: удалите его")
        case .contentOutsideRoot:
            LocalizedText("content beside the outermost element", "содержимое за пределами корневого элемента")
        case .tooDeep(let limit):
            LocalizedText("elements are nested deeper than \(limit)", "вложенность элементов больше \(limit)")
        case .tooLong: LocalizedText("a tag is too long", "слишком длинный тег")
        case .unsupportedEncoding(let name):
            LocalizedText(
                "the encoding \(name) is not read here: save the file as UTF-8",
                "кодировка \(name) не поддерживается: сохраните файл в UTF-8")
        }
    }
}
