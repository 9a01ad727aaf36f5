public import Geodesy

/// Why a map cannot be drawn.
public enum MapDrawingError: Error, Sendable, Hashable {
    /// The area is not on the Earth, or its south is north of its north.
    case impossibleArea(BoundingBox)
    /// This width in pixels is too small or too large.
    case impossibleWidth(Int)
    /// There is neither a road nor a task, so the area to show is unknown.
    case nothingToShow
}
