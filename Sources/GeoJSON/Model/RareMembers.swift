import JSON

/// A bounding box and foreign members behind one reference, because few Features and hardly any geometry has them, and a
/// file's many objects stay small without.
package final class RareMembers: Sendable, Hashable {
    let boundingBox: Extent?
    let foreignMembers: JSONObject

    private init(_ boundingBox: Extent?, _ foreignMembers: JSONObject) {
        self.boundingBox = boundingBox
        self.foreignMembers = foreignMembers
    }

    /// `nil` where there is nothing to keep. (A failable initialiser would allocate first and find out then.)
    @inline(__always)
    static func keeping(_ boundingBox: Extent?, _ foreignMembers: JSONObject) -> RareMembers? {
        guard boundingBox != nil || !foreignMembers.isEmpty else { return nil }
        return RareMembers(boundingBox, foreignMembers)
    }

    package static func == (left: RareMembers, right: RareMembers) -> Bool {
        left.boundingBox == right.boundingBox && left.foreignMembers == right.foreignMembers
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(boundingBox)
    }
}
