internal import Support

/// The titles of the rules, as the catalogue shows them.
enum RuleTitles {
    static let controlWithoutPlace = Message("rule-titles-control-without-place")
    static let unknownControl = Message("rule-titles-unknown-control")
    static let repeatedControl = Message("rule-titles-repeated-control")
    static let duplicateControl = Message("rule-titles-duplicate-control")
    static let noStart = Message("rule-titles-no-start")
    static let severalCourses = Message("rule-titles-several-courses")
    static let alternatives = Message("rule-titles-alternatives")
    static let otherControl = Message("rule-titles-other-control")
    static let roundedScore = Message("rule-titles-rounded-score")
    static let noMapScale = Message("rule-titles-no-map-scale")
    static let unnamedPoint = Message("rule-titles-unnamed-point")
}
