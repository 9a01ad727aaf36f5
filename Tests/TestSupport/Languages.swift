public import Support

extension Language {
    /// The second language of many tests: it has cases, three forms of plural and other letters.
    public static let russian = Language(tag: "ru") ?? .english

    /// Those that recordings are in, however many there are.
    public static let recorded = [english, russian]
}

extension Message {
    /// The wordings in English and in Russian.
    public var inBoth: [String] { [self[.english], self[.russian]] }
}
