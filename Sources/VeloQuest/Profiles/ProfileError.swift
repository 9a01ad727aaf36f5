public import Diagnostics
public import GeoJSON
public import JSON
public import Languages

/// Why a file is no bicycle profile.
public struct ProfileError: Error, Sendable, Hashable, LocalizedMessage {
    /// What is wrong.
    public enum Problem: Sendable, Hashable {
        /// It is no JSON.
        case syntax(JSONError)
        /// A value of another kind is wanted.
        case wrongType(expected: LocalizedText)
        /// No such member exists; these do.
        case unknownMember(known: [String])
        /// There is no profile of that name to build on; these are there.
        case unknownProfile(known: [String])
        /// A number is wanted from one to the other.
        case outOfRange(from: Double, to: Double)
    }

    /// What is wrong.
    public var problem: Problem
    /// Where, as an RFC 6901 pointer.
    public var pointer: JSONPointer
    /// Where in the text.
    public var location: SourceLocation?

    /// States a problem.
    public init(_ problem: Problem, at pointer: JSONPointer = JSONPointer(), location: SourceLocation? = nil) {
        self.problem = problem
        self.pointer = pointer
        self.location = location
    }
}
