import Support
import Testing

@testable import EventAccounts

@Suite("CBOR of strangers")
struct CBORTests {
    private func read(_ hexadecimal: String) throws(CBORReader.Fault) -> CBOR {
        try CBORReader.value(of: Hexadecimal.bytes(of: hexadecimal) ?? [])
    }

    @Test("values of RFC 8949, appendix A, that authenticators write")
    func values() throws {
        #expect(try read("00") == .integer(0) && read("17") == .integer(23) && read("1818") == .integer(24))
        #expect(try read("1903e8") == .integer(1000) && read("1a000f4240") == .integer(1_000_000))
        #expect(try read("1b000000e8d4a51000") == .integer(1_000_000_000_000))
        #expect(try read("20") == .integer(-1) && read("3863") == .integer(-100) && read("3903e7") == .integer(-1000))
        #expect(try read("4401020304") == .bytes([1, 2, 3, 4]) && read("40") == .bytes([]))
        #expect(try read("62c3bc") == .text("ü") && read("60") == .text(""))
        #expect(try read("83010203") == .array([.integer(1), .integer(2), .integer(3)]))
        #expect(try read("a201020304") == .map([.integer(1): .integer(2), .integer(3): .integer(4)]))
        #expect(try read("f5") == .boolean(true) && read("f4") == .boolean(false) && read("f6") == .null)
    }

    @Test(
        "what CTAP forbids and what is cut off is refused",
        arguments: [
            ("", .truncated), ("18", .truncated), ("44010203", .truncated), ("9b7fffffffffffffff", .truncated),
            ("5bffffffffffffffff", .outOfRange), ("bb000000ffffffffff", .truncated), ("1800", .notShortest),
            ("190017", .notShortest), ("1a0000ffff", .notShortest), ("1b00000000ffffffff", .notShortest),
            ("580100", .notShortest), ("1bffffffffffffffff", .outOfRange), ("3bffffffffffffffff", .outOfRange),
            ("5f4101ff", .unsupported(0x5F)), ("9f01ff", .unsupported(0x9F)), ("bf0101ff", .unsupported(0xBF)),
            ("c101", .unsupported(0xC1)), ("f93c00", .unsupported(0xF9)), ("f7", .unsupported(0xF7)),
            ("ff", .unsupported(0xFF)), ("1c", .unsupported(0x1C)), ("818181818101", .tooDeep),
            ("62c328", .notUTF8), ("a1410101", .badKey), ("a1f501", .badKey), ("a201020103", .repeatedKey),
            ("0000", .trailing),
        ] as [(String, CBORReader.Fault)])
    func refused(_ hexadecimal: String, _ fault: CBORReader.Fault) {
        #expect(throws: fault) { try read(hexadecimal) }
    }

    @Test("many values are refused before they take memory")
    func many() {
        let bytes: [UInt8] = [0x99, 0x10, 0x00] + [UInt8](repeating: 0, count: 0x1000)
        #expect(throws: CBORReader.Fault.tooMany) { try CBORReader.value(of: bytes) }
    }

    @Test("random bytes, and mutants of an attestation object, end in a value or a fault")
    func fuzz() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(state: seed)
        let object = try #require(Hexadecimal.bytes(of: WebAuthnVector.none.attestationObject))
        var party = WebAuthnVector.party
        party.requiresVerification = false
        let client = try #require(Hexadecimal.bytes(of: WebAuthnVector.none.registrationClientData))
        var accepted = 0
        for round in 0..<40_000 {
            var bytes: [UInt8]
            if round % 2 == 0 {
                bytes = (0..<Int.random(in: 0..<80, using: &generator)).map { _ in
                    UInt8.random(in: 0 ... .max, using: &generator)
                }
            } else {
                bytes = object
                for _ in 0..<Int.random(in: 1...3, using: &generator) where bytes.count > 1 {
                    let place = Int.random(in: 0..<bytes.count, using: &generator)
                    switch Int.random(in: 0..<4, using: &generator) {
                    case 0: bytes[place] = UInt8.random(in: 0 ... .max, using: &generator)
                    case 1: bytes.remove(at: place)
                    case 2: bytes.insert(UInt8.random(in: 0 ... .max, using: &generator), at: place)
                    default: bytes = Array(bytes.prefix(place + 1))
                    }
                }
            }
            _ = try? CBORReader.value(of: bytes)
            if (try? party.register(clientData: client, attestationObject: bytes)) != nil { accepted += 1 }
            _ = try? AuthenticatorData(bytes)
        }
        // A byte of the counter, of the AAGUID or of the identifier may be another one; nobody signed it.
        #expect((1..<6000).contains(accepted), "seed \(seed)")
        print("seed of the CBOR: \(seed), \(accepted) mutants accepted")
    }
}

/// A generator with a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
