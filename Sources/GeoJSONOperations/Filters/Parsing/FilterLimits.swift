/// The limits of a filter's text, so that none can exhaust the stack or take too long.
enum FilterLimits {
    /// Bytes of the text.
    static let length = 1_000_000
    /// Brackets, functions and `NOT`s within each other.
    static let depth = 20
    /// Bytes of a `LIKE` pattern; matching takes at most as many steps for each character of a text.
    static let pattern = 1_000
}
