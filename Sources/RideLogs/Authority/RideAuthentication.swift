public import Quests

/// Whether the log of a ride is signed by the device that wrote it.
public enum RideAuthentication: Sendable, Hashable {
    /// Some of it has no key, so that anybody may have written it.
    case unsigned
    /// It opens with these keys, and nobody checked the signatures.
    case unchecked([KeyFingerprint])
    /// All of it was signed with these keys; one, unless the organiser accepts several devices, or a team rides together.
    case signed([KeyFingerprint])

    /// Of two logs as one: no better than the worse of them.
    package func joined(with other: RideAuthentication) -> RideAuthentication {
        switch (self, other) {
        case (.unsigned, _), (_, .unsigned): .unsigned
        case (.signed(let mine), .signed(let others)): .signed(Self.union(mine, others))
        case (.signed(let mine), .unchecked(let others)), (.unchecked(let mine), .signed(let others)),
            (.unchecked(let mine), .unchecked(let others)):
            .unchecked(Self.union(mine, others))
        }
    }

    /// The same without saying whose keys these are.
    package var withoutKeys: RideAuthentication {
        switch self {
        case .unsigned: .unsigned
        case .unchecked: .unchecked([])
        case .signed: .signed([])
        }
    }

    /// What outputs call it: `unsigned`, `unchecked` or `signed`.
    public var name: String {
        switch self {
        case .unsigned: "unsigned"
        case .unchecked: "unchecked"
        case .signed: "signed"
        }
    }

    /// The fingerprints of the keys; empty for an unsigned log.
    public var keys: [KeyFingerprint] {
        switch self {
        case .unsigned: []
        case .unchecked(let keys), .signed(let keys): keys
        }
    }

    private static func union(_ first: [KeyFingerprint], _ second: [KeyFingerprint]) -> [KeyFingerprint] {
        Set(first + second).sorted { $0.description < $1.description }
    }
}
