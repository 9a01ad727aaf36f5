package import Languages

/// Why a text is not well-formed XML, and where.
package struct XMLError: Error, Sendable, Hashable, LocalizedMessage {
    /// The line, from 1.
    package var line: Int
    /// The column in characters, from 1.
    package var column: Int
    /// What is wrong.
    package var problem: Problem

    /// Notes what is wrong and where.
    package init(line: Int, column: Int, problem: Problem) {
        self.line = line
        self.column = column
        self.problem = problem
    }

    /// What can be wrong.
    package enum Problem: Sendable, Hashable {
        /// There is no element at all.
        case noElement
        /// The text ends inside an element, whose name is given, or inside markup.
        case unexpectedEnd(inside: String)
        /// A tag that is not written as XML wants it.
        case malformedTag
        /// Markup that begins with `<!` and is none that XML knows here.
        case unknownMarkup
        /// An end tag that does not belong to the element that is open.
        case mismatchedEnd(found: String, expected: String?)
        /// The same attribute twice in one tag.
        case repeatedAttribute(String)
        /// An entity other than the five predefined ones, or a character that XML does not allow.
        case unknownEntity(String)
        /// Text or an element beside the one outermost element.
        case contentOutsideRoot
        /// Elements nested too deep.
        case tooDeep(limit: Int)
        /// A tag that is too long or has too many attributes.
        case tooLong
        /// An encoding other than UTF-8.
        case unsupportedEncoding(String)
    }

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
