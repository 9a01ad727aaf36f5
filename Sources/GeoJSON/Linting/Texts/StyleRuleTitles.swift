internal import Support

/// The titles of the lint rules, as the catalogue shows them.
enum StyleRuleTitles {
    static let winding = Message("style-rule-titles-winding")
    static let selfIntersection = Message("style-rule-titles-self-intersection")
    static let holeOutside = Message("style-rule-titles-hole-outside")
    static let selfTouching = Message("style-rule-titles-self-touching")
    static let selfOverlap = Message("style-rule-titles-self-overlap")
    static let spike = Message("style-rule-titles-spike")
    static let zeroArea = Message("style-rule-titles-zero-area")
    static let holesOverlap = Message("style-rule-titles-holes-overlap")
    static let sharedEdge = Message("style-rule-titles-shared-edge")
    static let duplicateRing = Message("style-rule-titles-duplicate-ring")
    static let membersOverlap = Message("style-rule-titles-members-overlap")
    static let membersShareEdge = Message("style-rule-titles-members-share-edge")
    static let interiorDisconnected = Message("style-rule-titles-interior-disconnected")
    static let boundingBox = Message("style-rule-titles-bounding-box")
    static let range = Message("style-rule-titles-range")
    static let swapped = Message("style-rule-titles-swapped")
    static let precision = Message("style-rule-titles-precision")
    static let referenceSystem = Message("style-rule-titles-reference-system")
    static let collection = Message("style-rule-titles-collection")
    static let duplicateIdentifier = Message("style-rule-titles-duplicate-identifier")
    static let duplicatePosition = Message("style-rule-titles-duplicate-position")
    static let antimeridian = Message("style-rule-titles-antimeridian")
    static let ambiguousRing = Message("style-rule-titles-ambiguous-ring")
}
