public import Quests

/// Why an edition is not to be trusted.
public enum EditionError: Error, Sendable, Hashable {
    /// It was changed since the holder of a key signed it, or claims a key that did not sign it; with that key, where it can be read.
    case alteredEdition(KeyFingerprint?)
    /// It has no signature, and one by this key was asked for.
    case unsignedEdition(wanted: KeyFingerprint)
    /// Another key signed it than the one that was asked for.
    case foreignSignature(KeyFingerprint, wanted: KeyFingerprint)
}

extension EditionSignature {
    /// Refuses a changed edition, and one without a signature by a key that is asked for.
    ///
    /// - Parameter key: the organiser's key, as riders know it from elsewhere than the file; `nil` lets unsigned editions pass, and those
    ///   that anybody signed.
    /// - Throws: `EditionError`.
    public func require(signedBy key: KeyFingerprint? = nil) throws(EditionError) {
        switch (self, key) {
        case (.altered(let claimed), _): throw .alteredEdition(claimed)
        case (.unsigned, let key?): throw .unsignedEdition(wanted: key)
        case (.signed(let found), let key?) where found != key: throw .foreignSignature(found, wanted: key)
        case (.signed, _), (.unsigned, nil): break
        }
    }
}
