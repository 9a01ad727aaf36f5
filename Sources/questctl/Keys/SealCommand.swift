import Answers
import ArgumentParser
import GeoJSON
import QuestSealing
import Quests
import Scoring
import Support

/// `questctl seal quest.geojson -o riders.geojson`
struct SealCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "seal",
        abstract: "Write the riders' edition of a quest: answers sealed, later tasks hidden.",
        discussion: """
            Riders' devices judge right answers offline without being able to read them; what cannot be sealed is left to \
            the organiser. Results come from the riders' logs and the organiser's file, so keep that. A seal delays, it \
            does not protect short answers: the summary says how long guessing each takes on this computer. With a key \
            (--key) the edition is signed: every command refuses it once a byte was changed, and --signed-by there \
            demands your signature. Exit codes: 0 written, 1 errors in the quest, 2 a file cannot be opened or written.
            """)

    @Argument(help: "The organiser's quest file (GeoJSON).")
    var file: String

    @Option(name: .shortAndLong, help: "The file to write.")
    var output: String

    @Option(
        help: ArgumentHelp(
            "How much work a guess is, 10 to 18: each step doubles time and memory, 15 takes 32 MiB.",
            valueName: "steps"))
    var cost = 15

    @Option(help: ArgumentHelp("Sign the edition with the private key in this file.", valueName: "file"))
    var key: String?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard (10...18).contains(cost) else { throw ValidationError("--cost is a whole number from 10 to 18") }
    }

    func run() throws {
        let language = common.language
        try InputProtection.check([file] + (key.map { [$0] } ?? []), against: output, language)
        let signer = try key.map { try KeyFiles.signingKey(at: $0, language).signer }
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: file) }
        let cost = SealCost(n: 1 << cost, r: 8, p: 1) ?? .standard
        let edition = try sealed(bytes, cost, signer, language)
        noteOfficials(edition, language)
        try Failure.reporting(language) { try OutputFile.write(edition.bytes, to: output) }
        for line in edition.report.lines(
            secondsPerGuess: edition.report.sealCount > 0 ? Self.secondsPerGuess(cost) : nil)
        {
            Console.summarise(line[language], writtenTo: output)
        }
    }

    /// Says that riders will be warned of an edition that no official of the quest signed.
    private func noteOfficials(_ edition: RidersEdition, _ language: Language) {
        guard Quest.read(edition.bytes).diagnostics.contains(where: { $0.rule == QuestRule.unsignedEdition.identifier })
        else { return }
        Console.reportNote(Message("key-unofficial-edition"), language)
    }

    /// How long one guess takes: the median of three.
    private static func secondsPerGuess(_ cost: SealCost) -> Double {
        let clock = ContinuousClock()
        let times = (0..<3).map { _ in
            clock.measure { _ = AnswerOpener.scrypt.stretch([0x74], salt: Array(repeating: 0, count: 16), cost: cost) }
        }
        return times.sorted()[1] / .seconds(1)
    }

    private func sealed(_ bytes: [UInt8], _ cost: SealCost, _ signer: Signer?, _ language: Language) throws
        -> RidersEdition
    {
        var bar = ProgressBar()
        let label = Message("ride-log-sealing")[language]
        var generator = SystemRandomNumberGenerator()
        do {
            let edition = try RidersEdition(
                sealing: bytes, cost: cost, signer: signer, using: &generator
            ) { done, count in bar.show(label, Double(done) / Double(count)) }
            bar.clear()
            return edition
        } catch .invalid(let diagnostics) {
            let errors = diagnostics.filter { $0.severity == .error }
            let text = DiagnosticText(language: language).render(errors, file: file, bytes: bytes)
            Console.note(text, terminator: "")
            throw Failure.wrong
        } catch {
            throw Failure.reported(error.message, file: file, language, code: Failure.wrong)
        }
    }
}
