public import Support

/// Why Features could not be dissolved.
public struct DissolvingError: Error, Sendable, Hashable, LocalizedMessage {
    /// The Features that take part, counted from 0: one with a geometry that is not usable, or all of a group.
    public var features: [Int]
    /// What is wrong.
    public var reason: PlanarGeometryError

    /// Blames Features.
    public init(_ features: [Int], _ reason: PlanarGeometryError) {
        self.features = features
        self.reason = reason
    }
}
