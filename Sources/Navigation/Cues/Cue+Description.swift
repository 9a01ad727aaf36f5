import Support

extension Cue: CustomStringConvertible {
    /// `at 350 m: Turn left into Mill Lane`.
    public var description: String { "at \(Measures.distance(along)[.english]): \(text[.english])" }
}
