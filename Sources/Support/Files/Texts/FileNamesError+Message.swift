extension FileNamesError {
    /// What is missing, and what would do.
    public var message: LocalizedText {
        isFolder
            ? LocalizedText(
                "no file of a known name in the folder \(argument); name the files themselves",
                "в папке \(argument) нет файлов с подходящими именами; назовите сами файлы")
            : LocalizedText("no file matches \(argument)", "ни один файл не подходит под \(argument)")
    }
}
