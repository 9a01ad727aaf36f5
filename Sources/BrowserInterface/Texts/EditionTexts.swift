import Quests
import Support

extension CallError {
    static func alteredEdition(_ claimed: KeyFingerprint?) -> CallError {
        let key = claimed.map { Message("call-error-altered-edition", ["item": .of($0)]) }
        return CallError(
            .signature, reason: "altered",
            Message("call-error-altered-edition-2", ["key": .of(key)]))
    }

    static func unsignedEdition(wanted keys: [KeyFingerprint]) -> CallError {
        CallError(
            .signature, reason: "unsigned",
            Message("call-error-unsigned-edition", ["keys": .of(alternatives(keys))]))
    }

    static func foreignSignature(_ found: KeyFingerprint, wanted keys: [KeyFingerprint]) -> CallError {
        CallError(
            .signature, reason: "foreign",
            Message("call-error-foreign-signature", ["key": .of(found), "keys": .of(alternatives(keys))]))
    }

    private static func alternatives(_ keys: [KeyFingerprint]) -> Message {
        .alternatives(keys.map { $0.description })
    }
}
