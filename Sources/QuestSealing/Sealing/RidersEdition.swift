public import Answers
internal import GeoJSON
public import Quests
import Scoring

/// A quest for riders: right answers are sealed, later tasks are hidden.
///
///     var generator = SystemRandomNumberGenerator()
///     let edition = try RidersEdition(sealing: organisersFile, using: &generator)
///     try save(edition.bytes)
///     print(edition.report.message[.english])
public struct RidersEdition: Sendable {
    /// The file: GeoJSON like the organiser's, with the same members and the features in the same order.
    public let bytes: [UInt8]
    /// How each task was treated.
    public let report: SealingReport

    /// Seals a quest.
    ///
    /// The same bytes, cost and generator give the same edition. A predictable generator opens every seal: use the system's.
    /// - Parameters:
    ///   - bytes: the organiser's file.
    ///   - cost: the work for one guess.
    ///   - signer: the organiser's key, to sign the edition with; see `EditionSignature`.
    ///   - progress: called with the number of seals made, and how many there will be.
    /// - Throws: `SealingError` if the file has errors or is sealed already, or if sealing or signing fails.
    /// - Complexity: `cost` for each right answer in each of its normal forms, and O(*n*) in the size of the file.
    public init(
        sealing bytes: [UInt8], cost: SealCost = .standard, signer: Signer? = nil,
        using generator: inout some RandomNumberGenerator,
        progress: (_ done: Int, _ of: Int) -> Void = { _, _ in }
    ) throws(SealingError) {
        let reading = Quest.read(bytes)
        guard let quest = reading.quest, let collection = quest.source else {
            throw .invalid(reading.diagnostics)
        }
        let isEdition = collection.foreignMembers["quest"]?.objectValue?["seal"]?.objectValue != nil
        guard !isEdition, !quest.isSealed else { throw .alreadySealed }
        var sealing = Sealing(quest, collection, cost: cost)
        let edition = try sealing.edition(using: &generator, progress)
        if let signer {
            guard let signed = EditionSignature.appended(to: edition, by: signer) else { throw .cannotSign }
            self.bytes = signed
        } else {
            self.bytes = edition
        }
        let riders = Quest.read(self.bytes)
        guard riders.quest != nil else { throw .unreadable(riders.diagnostics) }
        var report = sealing.report
        report.signedBy = signer?.publicKey.fingerprint
        self.report = report
    }
}
