public import VeloQuest

extension PageFolder.Fault: LocalizedMessage {
    /// What is wrong, and what to do.
    public var message: LocalizedText {
        switch self {
        case .missing(let path):
            LocalizedText(
                "\(path) is missing; put the pages together with ‘make pages’",
                "нет \(path); соберите страницы командой ‘make pages’")
        case .tooLarge(let path):
            LocalizedText(
                "\(path) has more than pages have; is it the folder of ‘make pages’?",
                "в \(path) больше файлов, чем бывает у страниц; это папка от ‘make pages’?")
        }
    }
}

/// What stands where a page would.
public enum PageTexts {
    /// The server has no pages.
    public static let none = LocalizedText(
        "This server has no pages: start it with --pages and the folder of ‘make pages’.",
        "У этого сервера нет страниц: запустите его с --pages и папкой от ‘make pages’.")
}
