public import Diagnostics
public import GeoJSON
public import JSON
public import Languages

/// Why a file is not a bicycle profile.
public struct ProfileError: Error, Sendable, Hashable, LocalizedMessage {
    /// What is wrong.
    public enum Problem: Sendable, Hashable {
        /// It is not JSON.
        case syntax(JSONError)
        /// A value of another type is required.
        case wrongType(expected: LocalizedText)
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

    /// The error, its location, and what to do.
    public var message: LocalizedText {
        if case .syntax(let error) = problem { return error.message }
        let what = what
        let path = pointer.components.isEmpty ? "" : "\(pointer): "
        guard let location else { return LocalizedText(path + what.english, path + what.russian) }
        return LocalizedText(
            "line \(location.line), column \(location.column): \(path)\(what.english)",
            "строка \(location.line), столбец \(location.column): \(path)\(what.russian)")
    }

    private var what: LocalizedText {
        switch problem {
        case .syntax(let error): error.message
        case .wrongType(let expected):
            LocalizedText("expected \(expected.english)", "здесь нужно: \(expected.russian)")
        case .unknownMember(let known):
            LocalizedText(
                "there is no such member; known are \(known.joined(separator: ", "))",
                "такого поля нет; известны: \(known.joined(separator: ", "))")
        case .unknownProfile(let known):
            LocalizedText(
                "there is no profile of that name; there are \(known.joined(separator: ", "))",
                "профиля с таким именем нет; есть: \(known.joined(separator: ", "))")
        case .outOfRange(let from, let to):
            LocalizedText(
                "expected a number from \(ProfileError.number(from).english) to \(ProfileError.number(to).english)",
                "нужно число от \(ProfileError.number(from).russian) до \(ProfileError.number(to).russian)")
        }
    }

    private static func number(_ value: Double) -> LocalizedText {
        guard let whole = Int(exactly: value) else { return Measures.decimal(value, digits: value < 0.1 ? 2 : 1) }
        return LocalizedText("\(whole)", "\(whole)")
    }
}
