public import ArgumentParser
import Exchange
import Scoring
import Support

/// `questctl export quest.geojson -o course.xml`
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write a quest for other programs: IOF XML, GPX or KML.",
        discussion: """
            Riders may see the files: they hold places, names, descriptions and points, but no answers, no hints and no \
            tasks that are hidden until others are solved. With --for organiser they hold all tasks, and gpx and kml also a \
            right answer, hints and texts on success. \
            iof is the message CourseData of the IOF data standard 3.0, gpx waypoints for devices, kml for map programs; \
            with --names codes the kml file is a course for MapRun. - is standard input or output.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case iof
        case gpx
        case kml

        /// The format by the name of a file.
        init?(path: String) {
            switch path.split(separator: ".").last?.lowercased() {
            case "xml": self = .iof
            case "gpx": self = .gpx
            case "kml": self = .kml
            default: return nil
            }
        }
    }

    @Argument(help: "The quest file (GeoJSON).")
    var quest: String

    @Option(help: "What to write; by default what the output's name says: .xml (iof), .gpx or .kml.")
    var format: Format?

    @OptionGroup var audience: AudienceOptions

    @Option(name: .shortAndLong, help: "The file to write; by default standard output.")
    var output = "-"

    @Option(
        help: ArgumentHelp(
            "The language of names and descriptions in gpx and kml, where the quest has it.", valueName: "language"))
    var texts: String?

    @Option(help: "What kml calls the places: names, or codes as MapRun reads them.")
    var names = KMLDocument.Naming.names

    @Option(
        help: ArgumentHelp(
            "The moment that iof gives for its making, such as 2024-05-09T10:00:00Z; by default none.",
            valueName: "moment"))
    var created: MomentArgument?

    @OptionGroup var questOptions: QuestOptions

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard format != nil || Format(path: output) != nil else {
            throw ValidationError("say what to write: --format iof, --format gpx or --format kml")
        }
    }

    func run() throws {
        let language = common.language
        try InputProtection.check([quest], against: output, language)
        created?.noteZone(of: "--created", language)
        let quest = try audience.shown(
            try questOptions.quest(at: self.quest, isLocalized: false, language), file: self.quest, language)
        let showsSecrets = audience.audience == .organiser
        let bytes =
            switch format ?? Format(path: output) {
            case .gpx: GPXDocument(quest, language: texts, showsSecrets: showsSecrets).encoded()
            case .kml: KMLDocument(quest, naming: names, language: texts, showsSecrets: showsSecrets).encoded()
            case .iof, nil: CourseData(quest, created: created?.seconds, creator: "VeloQuest").encoded()
            }
        try Failure.reporting(language) { try OutputFile.write(bytes, to: output) }
    }
}

extension KMLDocument.Naming: ExpressibleByArgument {}
