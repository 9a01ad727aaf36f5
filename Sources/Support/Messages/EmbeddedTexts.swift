internal import CLanguages

/// The texts of languages that the program carries.
enum EmbeddedTexts {
    /// The tags of all, English first.
    static var tags: [String] { (0..<language_count()).map { String(cString: language_at($0).tag) } }

    /// The texts of a language; none where there is no such language.
    static func bytes(_ tag: String) -> [UInt8]? {
        for index in 0..<language_count() {
            let texts = language_at(index)
            if String(cString: texts.tag) == tag { return [UInt8](UnsafeBufferPointer(start: texts.bytes, count: texts.count)) }
        }
        return nil
    }
}
