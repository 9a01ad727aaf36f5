public import ArgumentParser
import QuestSealing
import Quests
import Support

/// `questctl keygen -o office.pem`
struct KeygenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keygen",
        abstract: "Make a key to sign editions and logs with, or show one.",
        discussion: """
            The private key is written for your eyes only (PKCS#8 in PEM, without a pass phrase; OpenSSL reads it), never \
            over a file that is there. Printed are the public key, for quest files and rosters, and its fingerprint, for \
            people. --show prints both of a file with a private or a public key. Exit codes: 0 done, 2 a file is there \
            already, cannot be read or written, or holds no key.
            """)

    @Option(name: .shortAndLong, help: "The file to write the private key to.")
    var output: String?

    @Option(help: ArgumentHelp("Show the key in this file.", valueName: "file"))
    var show: String?

    @Option(help: "The kind of key: ed25519 or p256.")
    var algorithm = SignatureAlgorithm.ed25519

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard (output == nil) != (show == nil) else {
            throw ValidationError("Say where to write a new key with -o, or which one to show with --show.")
        }
    }

    func run() throws {
        let language = common.language
        if let show {
            let key = try KeyFiles.publicKey(at: show, language)
            for line in KeyTexts.lines(key) { Console.print(line[language]) }
        } else if let output {
            let key = SigningKey(algorithm)
            try write(key, to: output, language)
            for line in [Message("key-written", ["file": .of(output)])] + KeyTexts.lines(key.publicKey) {
                Console.summarise(line[language], writtenTo: output)
            }
        }
    }

    private func write(_ key: SigningKey, to path: String, _ language: Language) throws {
        guard !Console.isStandardOutput(path) else { return Console.print(key.pem, terminator: "") }
        do {
            try NewFile.write(Array(key.pem.utf8), to: path)
        } catch  where error.isThere {
            throw Failure.reported(Message("key-is-there", ["file": .of(path)]), language)
        } catch {
            throw Failure.reported(error.message, language)
        }
    }
}

extension SignatureAlgorithm: ExpressibleByArgument {}
