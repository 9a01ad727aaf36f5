import QuestSealing
import Quests
import RideLogs
import RideSimulation
import Routing
import Support

/// A whole event of `questctl simulate` with invented riders.
struct InventedEvent {
    let command: Simulate
    let quest: Quest
    let field: RiderField
    let ground: OpenedGround?

    func run() throws {
        let language = command.common.language
        let seed = command.seed ?? 1
        var search = try command.preparedSearch()
        let avoided = try command.closures.closures(on: search.graph, language)
        if command.event.avoidFrom == nil { search.closures = avoided }
        let conditions = command.event.conditions(avoiding: avoided)
        var simulation = try Failure.reporting(language, code: Failure.wrong) { () throws(RoutingError) in
            try EventSimulation(quest: quest, field: field, conditions: conditions, seed: seed, search: search)
        }
        let keys = PhoneKeys(seed: seed)
        try ReachedTasks.note(unreachable: Set(simulation.unreachable), of: quest, language)
        if command.signed != nil { simulation.signers = { keys.key(of: $0).signer } }
        let run = EventRun(simulation, language)
        try command.write(run, search.graph, ground)
        guard let signed = command.signed else { return }
        try Failure.reporting(language) {
            try OutputFile.write(keys.roster(of: run.outcome.riders.map { $0.id.rawValue }), to: signed)
        }
    }
}

/// The keys of the phones of an event: made from the seed, so that the same seed gives the same logs.
private struct PhoneKeys: Sendable {
    let seed: UInt64

    /// The key of a rider's phone, from the seed and the rider's identifier alone.
    func key(of rider: String) -> SigningKey {
        // Two riders have different generators.
        var generator = SeededGenerator(seed: seed ^ FNV1a.hash(rider.utf8))
        return SigningKey(using: &generator)
    }

    /// The table of riders with the fingerprints of their keys. Identifiers of invented riders need no quotes.
    func roster(of riders: [String]) -> [UInt8] {
        let rows = riders.sorted().map { "\($0),\(key(of: $0).publicKey.fingerprint)" }
        return Array((["rider,key"] + rows).map { $0 + "\n" }.joined().utf8)
    }
}
