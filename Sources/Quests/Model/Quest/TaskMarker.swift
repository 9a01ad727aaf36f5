/// How a task is drawn on a map, in the terms of simplestyle-spec 1.1.0.
///
/// The texts are kept as written; blank ones are absent. Not enforced: that the colour is a colour, or that the symbol exists.
public struct TaskMarker: Sendable, Hashable {
    /// `marker-color`: `#7e7e7e` or `#abc`.
    public var color: String?
    /// `marker-size`: `small`, `medium` or `large`.
    public var size: String?
    /// `marker-symbol`: a Maki icon, a digit or a letter.
    public var symbol: String?

    /// Describes a marker.
    public init(color: String? = nil, size: String? = nil, symbol: String? = nil) {
        self.color = color
        self.size = size
        self.symbol = symbol
    }
}
