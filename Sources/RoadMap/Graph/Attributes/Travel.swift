/// How an edge may be travelled in one direction.
///
/// The raw values are part of the map file format.
public enum Travel: UInt8, Sendable, Hashable, CaseIterable {
    /// Not at all.
    case forbidden = 0
    /// Riding.
    case ride = 1
    /// Only on foot, pushing the bicycle.
    case push = 2
}

#if !hasFeature(Embedded)
    extension Travel: Codable {}
#endif
