import Quests

/// What checks of the signatures of one device gave.
///
/// A signature takes longer to check than all else that is done with an entry. A device whose log grows is reviewed again and again:
/// without this, signatures of no key would be checked each time.
struct SignatureChecks: Sendable {
    private struct Check: Sendable {
        let key: PublicKey
        let quest: String?
        let isValid: Bool
    }

    private var earlier: [EntryDigest: Check] = [:]
    private var made: [EntryDigest: Check] = [:]

    /// The same without those that the last review did not ask for: entries before a valid signature are not looked at again.
    var forNextReview: SignatureChecks {
        var next = SignatureChecks()
        next.earlier = made
        return next
    }

    /// Whether an entry was signed with a key for a quest.
    mutating func isSigned(
        _ entry: RideEntry, by key: PublicKey, quest: String?, _ verifier: SignatureVerifier
    ) -> Bool {
        if let known = earlier[entry.digest], known.key == key, known.quest == quest {
            made[entry.digest] = known
            return known.isValid
        }
        let isValid = entry.isSigned(by: key, quest: quest, verifier)
        made[entry.digest] = Check(key: key, quest: quest, isValid: isValid)
        return isValid
    }
}
