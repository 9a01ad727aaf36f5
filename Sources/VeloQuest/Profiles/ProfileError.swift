import GeoJSON
public import JSON
public import Support

/// Why a file is not a bicycle profile.
public struct ProfileError: Error, Sendable, Hashable, LocalizedMessage {
    /// What is wrong.
    public enum Problem: Sendable, Hashable {
        /// It is not JSON.
        case syntax(JSONError)
        /// A value of another type is required.
        case wrongType(expected: Message)
        /// There is no such member; the known ones are these.
        case unknownMember(known: [String])
        /// There is no such profile to build on; the known ones are these.
        case unknownProfile(known: [String])
        /// A number within these bounds is required.
        case outOfRange(from: Double, to: Double)
    }

    /// What is wrong.
    public var problem: Problem
    /// Where, as an RFC 6901 pointer.
    public var pointer: JSONPointer
    /// Where in the text.
    public var location: SourceLocation?

    /// Describes an error.
    public init(_ problem: Problem, at pointer: JSONPointer = JSONPointer(), location: SourceLocation? = nil) {
        self.problem = problem
        self.pointer = pointer
        self.location = location
    }
}
