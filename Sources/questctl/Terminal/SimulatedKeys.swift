import QuestSealing
import Quests
import Support

/// The keys of the phones of a simulated event: made from the seed, so that the same seed gives the same logs.
struct SimulatedKeys: Sendable {
    let seed: UInt64

    /// The key of a rider's phone, of the seed and the rider's identifier alone.
    func key(of rider: String) -> SigningKey {
        // Two riders have different generators.
        var generator = SeededGenerator(seed: seed ^ FNV1a.hash(rider.utf8))
        return SigningKey(using: &generator)
    }

    /// The table of riders with the fingerprints of their keys. Identifiers of simulated riders need no quotes.
    func roster(of riders: [String]) -> [UInt8] {
        let rows = riders.sorted().map { "\($0),\(key(of: $0).publicKey.fingerprint)" }
        return Array((["rider,key"] + rows).map { $0 + "\n" }.joined().utf8)
    }
}
