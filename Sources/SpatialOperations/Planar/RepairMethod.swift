/// Which places belong to an area whose rings cross.
///
///     ┌─────────┐
///     │   ┌─────┼───┐     even-odd: not the middle
///     │   │ ××× │   │     what each ring encloses: the middle too
///     └───┼─────┘   │
///         └─────────┘
public enum RepairMethod: String, Sendable, Hashable, CaseIterable {
    /// The even-odd rule over all rings together: a place is inside that a ray leaves over an odd number of edges. Members of
    /// a MultiPolygon that overlap lose what they have in common.
    case linework
    /// What each exterior ring goes around at all, without what its holes go around; members are put together. A hole that
    /// lies outside its exterior ring becomes an area.
    case structure
}
