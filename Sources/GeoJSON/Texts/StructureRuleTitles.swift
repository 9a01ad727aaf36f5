internal import Support

/// The titles of the rules about structure, as the catalogue shows them.
enum StructureRuleTitles {
    static let notAnObject = Message("structure-rule-titles-not-an-object")
    static let missingType = Message("structure-rule-titles-missing-type")
    static let unknownType = Message("structure-rule-titles-unknown-type")
    static let missingMember = Message("structure-rule-titles-missing-member")
    static let repeatedMember = Message("structure-rule-titles-repeated-member")
    static let misplacedMember = Message("structure-rule-titles-misplaced-member")
    static let wrongMemberType = Message("structure-rule-titles-wrong-member-type")
    static let badIdentifier = Message("structure-rule-titles-bad-identifier")
    static let badBoundingBox = Message("structure-rule-titles-bad-bounding-box")
    static let badNesting = Message("structure-rule-titles-bad-nesting")
    static let badCoordinate = Message("structure-rule-titles-bad-coordinate")
    static let numberTooLarge = Message("structure-rule-titles-number-too-large")
    static let shortPosition = Message("structure-rule-titles-short-position")
    static let longPosition = Message("structure-rule-titles-long-position")
    static let shortLine = Message("structure-rule-titles-short-line")
    static let shortRing = Message("structure-rule-titles-short-ring")
    static let openRing = Message("structure-rule-titles-open-ring")
    static let emptyCoordinates = Message("structure-rule-titles-empty-coordinates")
}
