/// The languages whose texts the page loaded. A page has one thread.
enum Languages {
    nonisolated(unsafe) static var all: [Language] = [Language(tag: "en", texts: [])]
    static var english: Language { all[0] }
}

extension Language {
    /// Adds a language, or texts in place of those that it had.
    public static func add(tag: String, texts: [UInt8]) {
        let added = Language(tag: tag, texts: texts)
        if let index = Languages.all.firstIndex(of: added) {
            Languages.all[index] = added
        } else {
            Languages.all.append(added)
        }
    }
}
