internal import JSON
public import Support

extension ProfileError {
    /// What is wrong, where, and what to do.
    public var message: Message {
        if case .syntax(let error) = problem { return error.message }
        let what = what
        let path = pointer.components.isEmpty ? "" : "\(pointer): "
        guard let location else { return Message(joining: [Message(verbatim: path), what]) }
        return Message(
            "profile-error",
            ["line": .of(location.line), "column": .of(location.column), "path": .of(path), "what": .of(what)])
    }

    private var what: Message {
        switch problem {
        case .syntax(let error): error.message
        case .wrongType(let expected): Message("profile-error-what-wrong-type", ["expected": .of(expected)])
        case .unknownMember(let known):
            Message("profile-error-what-unknown-member", ["joined": .of(known.joined(separator: ", "))])
        case .unknownProfile(let known):
            Message("profile-error-what-unknown-profile", ["joined": .of(known.joined(separator: ", "))])
        case .outOfRange(let from, let to):
            Message(
                "profile-error-what-out-of-range",
                ["number": .of(ProfileError.number(from)), "number-2": .of(ProfileError.number(to))])
        }
    }

    private static func number(_ value: Double) -> Message {
        guard let whole = Int(exactly: value) else { return Measures.decimal(value, digits: value < 0.1 ? 2 : 1) }
        return Message(verbatim: "\(whole)")
    }
}
