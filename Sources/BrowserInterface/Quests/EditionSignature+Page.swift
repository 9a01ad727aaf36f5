import JSON
import Quests

extension EditionSignature {
    /// The signature of a file as a page sees it.
    var pageJSON: JSONValue {
        switch self {
        case .unsigned: ["state": "none"]
        case .signed(let key): ["state": "valid", "fingerprint": .string(key.description)]
        case .altered(let claimed?): ["state": "invalid", "fingerprint": .string(claimed.description)]
        case .altered(nil): ["state": "invalid"]
        }
    }

    /// Refuses an altered edition, and one that none of the keys signed which a page asks for.
    ///
    /// - Parameters:
    ///   - keys: the organiser's keys; `nil` lets unsigned editions pass, and those that anybody signed.
    ///   - evenIfAltered: whether an altered edition passes. Where keys are asked for it does not.
    func require(signedBy keys: [KeyFingerprint]?, evenIfAltered: Bool) throws(CallError) {
        switch self {
        case .altered(let claimed):
            guard keys == nil, evenIfAltered else { throw .alteredEdition(claimed) }
        case .unsigned:
            if let keys { throw .unsignedEdition(wanted: keys) }
        case .signed(let found):
            if let keys, !keys.contains(found) { throw .foreignSignature(found, wanted: keys) }
        }
    }
}
