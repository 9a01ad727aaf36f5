import QuestSealing
import Randomness
import Signatures

/// The keys of the phones of a simulated event: made from the seed, so that the same seed gives the same logs.
struct SimulatedKeys: Sendable {
    let seed: UInt64

    /// The key of a rider's phone, of the seed and the rider's identifier alone.
    func key(of rider: String) -> SigningKey {
        // FNV-1a, 64 bits: two riders have different generators.
        let hash = rider.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        var generator = SeededGenerator(seed: seed ^ hash)
        return SigningKey(using: &generator)
    }

    /// The table of riders with the fingerprints of their keys. Identifiers of simulated riders need no quotes.
    func roster(of riders: [String]) -> [UInt8] {
        let rows = riders.sorted().map { "\($0),\(key(of: $0).publicKey.fingerprint)" }
        return Array((["rider,key"] + rows).map { $0 + "\n" }.joined().utf8)
    }
}
