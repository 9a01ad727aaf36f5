internal import JSON
public import Support

extension ProfileError {
    /// What is wrong, where, and what to do.
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
