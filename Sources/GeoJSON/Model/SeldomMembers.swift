/// A bounding box and foreign members behind one reference, because few Features and hardly any geometry has them, and a
/// file's many objects stay small without.
final class SeldomMembers: Sendable, Hashable {
    let boundingBox: Extent?
    let foreignMembers: JSONObject

    /// `nil` where there is nothing to keep.
    init?(boundingBox: Extent?, foreignMembers: JSONObject) {
        guard boundingBox != nil || !foreignMembers.isEmpty else { return nil }
        self.boundingBox = boundingBox
        self.foreignMembers = foreignMembers
    }

    static func == (left: SeldomMembers, right: SeldomMembers) -> Bool {
        left.boundingBox == right.boundingBox && left.foreignMembers == right.foreignMembers
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(boundingBox)
    }
}
