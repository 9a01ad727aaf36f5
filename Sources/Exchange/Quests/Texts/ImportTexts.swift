internal import Support

/// The messages of an import.
enum ImportTexts {
    static func severalCourses(_ taken: String, _ others: String) -> Message {
        Message("import-several-courses", ["taken": .of(taken), "others": .of(others)])
    }

    static let controlsWithoutPlace = Message("import-controls-without-place")
    static let unknownControls = Message("import-unknown-controls")
    static let duplicateControls = Message("import-duplicate-controls")
    static let repeatedControls = Message("import-repeated-controls")
    static let alternatives = Message("import-alternatives")
    static let otherControls = Message("import-other-controls")
    static let roundedScores = Message("import-rounded-scores")

    static func unnamedPoints(_ count: Int) -> Message { Message("import-unnamed-points", ["count": .of(count)]) }

    static let noStart = Message("import-no-start")
    static let noMapScale = Message("import-no-map-scale")
    static let unreadable = Message("import-unreadable")
}
