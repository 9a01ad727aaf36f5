extension SystemLibraryError: LocalizedMessage {
    /// What is missing, and what to install.
    public var message: LocalizedText {
        switch self {
        case .missing(let library, let apt, let brew):
            LocalizedText(
                "this needs \(library), which is not installed: on Debian and Ubuntu `apt-get install \(apt)`, on macOS "
                    + "`brew install \(brew)`",
                "для этого нужна библиотека \(library), а она не установлена: в Debian и Ubuntu `apt-get install \(apt)`, "
                    + "в macOS `brew install \(brew)`")
        case .unusable(let library, let file, let function):
            LocalizedText(
                "\(file) has no function \(function), so this \(library) is too old: install a newer one",
                "в \(file) нет функции \(function), эта версия библиотеки \(library) слишком стара: установите новее")
        }
    }
}
