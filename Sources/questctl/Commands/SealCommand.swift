import ArgumentParser
import FileAccess
import GeoJSON
import Languages
import QuestEngine
import QuestSealing

/// `questctl seal quest.geojson -o riders.geojson`
struct SealCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "seal",
        abstract: "Write the riders' edition of a quest: answers sealed, later tasks hidden.",
        discussion: """
            Riders' devices judge right answers offline without being able to read them; what cannot be sealed is left to \
            the organiser. Results come from the riders' logs and the organiser's file, so keep that. A seal delays, it \
            does not protect short answers: the summary says how long guessing each takes on this computer. Exit codes: \
            0 written, 1 errors in the quest, 2 a file cannot be opened or written.
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

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard (10...18).contains(cost) else { throw ValidationError("--cost is a whole number from 10 to 18") }
    }

    func run() throws {
        let language = common.language
        try InputProtection.check([file], against: output, language)
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: file) }
        let (edition, secondsPerGuess) = try sealed(bytes, language)
        try Failure.reporting(language) { try OutputFile.write(edition.bytes, to: output) }
        for line in edition.report.lines(secondsPerGuess: secondsPerGuess) {
            Console.summarise(line[language], writtenTo: output)
        }
    }

    /// The riders' edition, and how long one seal took.
    private func sealed(_ bytes: [UInt8], _ language: Language) throws -> (RidersEdition, Double) {
        var bar = ProgressBar()
        let label = LocalizedText("sealing", "запечатываю")[language]
        var generator = SystemRandomNumberGenerator()
        let clock = ContinuousClock()
        let start = clock.now
        do {
            let edition = try RidersEdition(
                sealing: bytes, cost: SealCost(n: 1 << cost, r: 8, p: 1) ?? .standard, using: &generator
            ) { done, count in bar.show(label, Double(done) / Double(count)) }
            bar.clear()
            return (edition, (clock.now - start) / .seconds(1) / Double(max(1, edition.report.sealCount)))
        } catch .invalid(let diagnostics) {
            let errors = diagnostics.filter { $0.severity == .error }
            let text = DiagnosticText(language: language).render(errors, file: file, bytes: bytes)
            Console.note(text, terminator: "")
            throw Failure.wrong
        } catch {
            Failure.report(error.message, file: file, language)
            throw Failure.wrong
        }
    }
}
