internal import CLanguages

/// The languages whose texts the program carries.
enum Languages {
    static let english = language(at: 0)
    /// English first.
    static let all = [english] + (1..<language_count()).map(language)

    private static func language(at index: Int) -> Language {
        let texts = language_at(index)
        return Language(
            tag: String(cString: texts.tag),
            texts: [UInt8](UnsafeBufferPointer(start: texts.bytes, count: texts.count)))
    }
}
