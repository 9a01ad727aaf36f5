public import AnswerJudging
internal import GeoJSON
public import QuestEngine
import QuestFile

/// A quest as riders get it: what is right is sealed, what comes later is hidden.
///
///     var generator = SystemRandomNumberGenerator()
///     let edition = try RidersEdition(sealing: organisersFile, using: &generator)
///     try save(edition.bytes)
///     print(edition.report.message[.english])
public struct RidersEdition: Sendable {
    /// The file: GeoJSON like the organiser's, with the same members and the features in the same order.
    public let bytes: [UInt8]
    /// What was done with each task.
    public let report: SealingReport

    /// Seals a quest.
    ///
    /// The same bytes, cost and generator give the same edition. A generator that somebody can guess opens every seal at once: take
    /// the system's.
    /// - Parameters:
    ///   - bytes: the organiser's file.
    ///   - cost: the work that one guess shall be.
    ///   - progress: called with the seals that are made, and how many there will be.
    /// - Complexity: `cost` for each right answer in each of its normal forms, and O(*n*) in the size of the file.
    public init(
        sealing bytes: [UInt8], cost: SealCost = .standard, using generator: inout some RandomNumberGenerator,
        progress: (_ done: Int, _ of: Int) -> Void = { _, _ in }
    ) throws(SealingError) {
        let reading = Quest.read(bytes)
        guard let quest = reading.quest, let collection = quest.source else {
            throw .invalid(reading.diagnostics)
        }
        let isEdition = collection.foreignMembers["quest"]?.objectValue?["seal"]?.objectValue != nil
        guard !isEdition, !quest.isSealed else { throw .alreadySealed }
        var sealing = Sealing(quest, collection, cost: cost)
        self.bytes = try sealing.edition(using: &generator, progress)
        let edition = Quest.read(self.bytes)
        guard edition.quest != nil else { throw .unreadable(edition.diagnostics) }
        report = sealing.report
    }
}
