import Foundation
import QuestSealing
import Quests
import Support
import TestSupport
import Testing

struct KeyFileTests {
    @Test(arguments: SignatureAlgorithm.allCases)
    func `A key's file gives the key again`(algorithm: SignatureAlgorithm) throws {
        let key = SigningKey(algorithm)
        #expect(key.pem.hasPrefix("-----BEGIN PRIVATE KEY-----\n"))
        #expect(key.pem.hasSuffix("\n-----END PRIVATE KEY-----\n"))
        let read = try SigningKey(pem: Array(key.pem.utf8))
        #expect(read.publicKey == key.publicKey)
        #expect(read.pem == key.pem)
        let signature = try #require(read.signer.signature(of: [1, 2, 3]))
        #expect(SignatureVerifier.crypto.isValid(signature, of: [1, 2, 3], by: key.publicKey))
        let pem = key.publicKey.pem
        #expect(try PublicKey(pem: Array(pem.utf8)) == key.publicKey)
        #expect(try PublicKey(pem: Array(key.pem.utf8)) == key.publicKey)
        #expect(throws: KeyFileError.publicOnly) { try SigningKey(pem: Array(pem.utf8)) }
        // As a mail program or an editor of Windows leaves it.
        let changed = "Our key:\r\n\r\n" + key.pem.replacing("\n", with: "\r\n") + "\r\nGreetings\r\n"
        #expect(try SigningKey(pem: Array(changed.utf8)).publicKey == key.publicKey)
    }

    @Test(.enabled(if: OpenSSL.isInstalled), arguments: SignatureAlgorithm.allCases)
    func `OpenSSL reads our keys and checks our signatures`(algorithm: SignatureAlgorithm) throws {
        let folder = try TemporaryFolder()
        let key = SigningKey(algorithm)
        let path = try folder.write(Array(key.pem.utf8), as: "key.pem")
        let publicPath = try folder.write(Array(key.publicKey.pem.utf8), as: "public.pem")
        let shown = try OpenSSL.run("pkey", "-in", path, "-pubout")
        #expect(shown.code == 0)
        #expect(shown.output == key.publicKey.pem)
        // Byte for byte what it would have written.
        #expect(try OpenSSL.run("pkey", "-in", path).output == key.pem)
        let message = Array("It was task 4.".utf8)
        let signature = try #require(key.signer.signature(of: message))
        let data = try folder.write(message, as: "message")
        let other = try folder.write(Array("It was task 5.".utf8), as: "other")
        let signed = try folder.write(algorithm == .ed25519 ? signature.bytes : der(signature), as: "signature")
        for (file, code) in [(data, Int32(0)), (other, 1)] {
            let checked = try OpenSSL.run(
                "pkeyutl", "-verify", "-pubin", "-inkey", publicPath, "-rawin", "-in", file, "-sigfile", signed)
            #expect(checked.code == code)
        }
    }

    @Test(.enabled(if: OpenSSL.isInstalled), arguments: SignatureAlgorithm.allCases)
    func `We read OpenSSL's keys and check its signatures`(algorithm: SignatureAlgorithm) throws {
        let folder = try TemporaryFolder()
        let path = folder.path("key.pem")
        let made =
            try algorithm == .ed25519
            ? OpenSSL.run("genpkey", "-algorithm", "ed25519", "-out", path)
            : OpenSSL.run("genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", path)
        #expect(made.code == 0)
        let key = try SigningKey(pem: [UInt8](Data(contentsOf: URL(filePath: path))))
        #expect(try OpenSSL.run("pkey", "-in", path, "-pubout").output == key.publicKey.pem)
        let message = Array("It was task 4.".utf8)
        let data = try folder.write(message, as: "message")
        let signed = folder.path("signature")
        #expect(try OpenSSL.run("pkeyutl", "-sign", "-inkey", path, "-rawin", "-in", data, "-out", signed).code == 0)
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: signed)))
        let signature = try #require(algorithm == .ed25519 ? Signature(bytes) : raw(bytes))
        #expect(SignatureVerifier.crypto.isValid(signature, of: message, by: key.publicKey))
        #expect(!SignatureVerifier.crypto.isValid(signature, of: message + [0x0A], by: key.publicKey))
        // The older form, with its parameters before it, and one under a pass phrase.
        if algorithm == .p256 {
            let old = try OpenSSL.run("ec", "-in", path)
            #expect(old.output.contains("BEGIN EC PRIVATE KEY"))
            #expect(try SigningKey(pem: Array(old.output.utf8)).publicKey == key.publicKey)
        }
        let locked = try OpenSSL.run("pkey", "-in", path, "-aes256", "-passout", "pass:oak")
        #expect(throws: KeyFileError.encrypted) { try SigningKey(pem: Array(locked.output.utf8)) }
        #expect(throws: KeyFileError.encrypted) { try PublicKey(pem: Array(locked.output.utf8)) }
    }

    @Test(.enabled(if: OpenSSL.isInstalled))
    func `Keys of other kinds are refused with their reason`() throws {
        for name in [["X25519"], ["ED448"], ["EC", "-pkeyopt", "ec_paramgen_curve:P-384"]] {
            let made =
                try name.count == 1
                ? OpenSSL.run("genpkey", "-algorithm", name[0])
                : OpenSSL.run("genpkey", "-algorithm", name[0], name[1], name[2])
            #expect(made.code == 0)
            #expect(throws: KeyFileError.unsupported, "\(name)") { try SigningKey(pem: Array(made.output.utf8)) }
            #expect(throws: KeyFileError.unsupported, "\(name)") { try PublicKey(pem: Array(made.output.utf8)) }
        }
    }

    /// RFC 8410, section 10.3, has a key with its public half behind it.
    @Test func `A private key may bring its public half, which has to be its own`() throws {
        let head = "MFECAQEwBQYDK2VwBCIEI"
        let key = SigningKey()
        let der = try #require(Data(base64Encoded: key.pem.split(separator: "\n")[1...].dropLast().joined()))
        var pair = [UInt8](der)
        pair[1] = 0x51
        pair[4] = 1
        pair += [0x81, 0x21, 0x00] + key.publicKey.bytes
        func pem(_ bytes: [UInt8]) -> [UInt8] {
            Array("-----BEGIN PRIVATE KEY-----\n\(Data(bytes).base64EncodedString())\n-----END PRIVATE KEY-----".utf8)
        }
        #expect(String(decoding: pem(pair), as: UTF8.self).contains(head))
        #expect(try SigningKey(pem: pem(pair)).publicKey == key.publicKey)
        pair[pair.count - 1] ^= 1
        #expect(throws: KeyFileError.unsupported) { try SigningKey(pem: pem(pair)) }
    }

    @Test func `What is no key is refused`() {
        let text = SigningKey().pem
        let lines = text.split(separator: "\n").map(String.init)
        for wrong in [
            "", "hello", lines[1], lines[0], lines[2] + "\n" + lines[1] + "\n" + lines[0], lines[0] + "\n" + text,
            text.replacing("END PRIVATE", with: "END PUBLIC"), text.replacing(lines[1], with: lines[1].dropLast()),
            text.replacing(lines[1], with: "!" + lines[1].dropFirst()),
            text.replacing("PRIVATE KEY", with: "CERTIFICATE"),
        ] { #expect(throws: KeyFileError.notAKey, "\(wrong)") { try SigningKey(pem: Array(wrong.utf8)) } }
        for wrong in [
            text.replacing("PRIVATE KEY", with: "PUBLIC KEY"), text.replacing("PRIVATE KEY", with: "RSA PRIVATE KEY"),
            text.replacing(lines[1], with: ""), text.replacing(lines[1], with: "AAAA" + lines[1].dropFirst(4)),
            text.replacing(lines[1], with: lines[1] + "AAAA"),
        ] { #expect(throws: KeyFileError.unsupported, "\(wrong)") { try SigningKey(pem: Array(wrong.utf8)) } }
    }

    @Test func `Whatever bytes are changed in a key, nothing crashes`() throws {
        var generator = SeededGenerator(seed: 5)
        for algorithm in SignatureAlgorithm.allCases {
            let key = SigningKey(algorithm, using: &generator)
            for pem in [Array(key.pem.utf8), Array(key.publicKey.pem.utf8)] {
                for _ in 0..<500 {
                    var changed = pem
                    for _ in 0..<generator.next(in: 1...3) {
                        changed[generator.next(below: pem.count)] = UInt8(generator.next(below: 256))
                    }
                    if let read = try? PublicKey(pem: changed) { #expect(read.bytes.count == algorithm.keyLength) }
                }
            }
        }
    }

    /// A signature of P-256 as X9.62 writes it: SEQUENCE of two INTEGERs.
    private func der(_ signature: Signature) -> [UInt8] {
        func integer(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
            var number = Array(bytes.drop { $0 == 0 })
            if number.first ?? 0x80 >= 0x80 { number.insert(0, at: 0) }
            return [0x02, UInt8(number.count)] + number
        }
        let numbers = integer(signature.bytes[..<32]) + integer(signature.bytes[32...])
        return [0x30, UInt8(numbers.count)] + numbers
    }

    private func raw(_ der: [UInt8]) -> Signature? {
        let first = Array(der[4..<4 + Int(der[3])])
        let second = Array(der[(6 + first.count)...])
        let numbers = [first, second].map { number in
            [UInt8](repeating: 0, count: max(0, 32 - number.count)) + number.suffix(32)
        }
        return Signature(Array(numbers.joined()))
    }
}
