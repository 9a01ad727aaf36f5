public import ArgumentParser
import Exchange
import GeoJSON
import Quests
import Scoring
import Support

/// `questctl import course.xml -o quest.geojson`
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Make a quest file of an IOF course or of GPX points.",
        discussion: """
            The content tells the format: the message CourseData of the IOF data standard 3.0, or GPX. Controls and \
            waypoints become tasks; what a quest cannot have is left out and told. The answers are for you to add. \
            - is standard input or output.
            """)

    @Argument(help: "The file to read (IOF XML 3.0 or GPX).")
    var file: String

    @Option(name: .shortAndLong, help: "The quest file to write; by default standard output.")
    var output = "-"

    @Option(
        help: ArgumentHelp(
            "The course of an IOF file, by default the first; with --points the name of the route or track.",
            valueName: "name"))
    var course: String?

    @Flag(help: "Take all controls of an IOF file, in no order, instead of a course.")
    var allControls = false

    @Option(help: "Which points of a GPX file become tasks; those of a route or track keep their order.")
    var points = ImportChoice.Points.waypoints

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard course == nil || !allControls else { throw ValidationError("give --course or --all-controls, not both") }
    }

    func run() throws {
        let language = common.language
        try InputProtection.check([file], against: output, language)
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: file) }
        let imported: ImportedQuest
        do {
            imported = try ImportedQuest(reading: bytes, choice)
        } catch {
            Failure.report(error.message, file: file, language)
            throw error.isFileSound ? Failure.wrong : Failure.unreadable
        }
        let made = imported.encoded()
        // Warnings are left to ‘questctl validate’, after the organiser has edited the file.
        let wrong = Quest.read(made).diagnostics.filter { $0.severity == .error }.map(\.withoutPlace)
        let findings = imported.findings + wrong
        Console.note(DiagnosticText(language: language).render(findings, file: file), terminator: "")
        try Failure.reporting(language) { try OutputFile.write(made, to: output) }
        Console.summarise(summary(of: imported)[language], writtenTo: output)
    }

    private var choice: ImportChoice {
        ImportChoice(
            course: allControls ? .allControls : course.map { .named($0) } ?? .first, points: points, path: course)
    }

    private func summary(of imported: ImportedQuest) -> Message {
        let count = imported.collection.features.count
        return Message("common-imported", ["count": .of(count)])
    }
}

extension ImportChoice.Points: ExpressibleByArgument {}

extension Diagnostic {
    /// The finding without its place, which refers to the new file and not to the imported one.
    fileprivate var withoutPlace: Diagnostic {
        var copy = self
        copy.location = nil
        return copy
    }
}
