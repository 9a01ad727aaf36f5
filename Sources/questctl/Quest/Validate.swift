import Answers
import ArgumentParser
import GeoJSON
import Quests
import RideSimulation
import Scoring
import Support
import VeloQuest

/// `questctl validate quest.geojson`
struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check quest files and say what to fix, where.",
        discussion: """
            A quest is judged by the rules of GeoJSON too, as geojson lint does. A file may be named - for standard \
            input. Where hunspell's dictionaries (English, Russian) are installed, words a typing error away from an \
            answer are named; only stems are known, not their endings. With --map tasks are found that lie off the map or \
            that no road leads to, as the city profile rides. Exit codes: 0 no errors, 1 errors found (with --strict warnings as well), 2 a file cannot be opened.
            """)

    @Argument(help: "Quest files (GeoJSON).")
    var files: [String]

    @Option(help: "How to write what was found.")
    var format = FindingsFormat.text

    @Option(help: ArgumentHelp("Check the places on this map too.", valueName: "map"))
    var map: String?

    @Flag(help: "Let warnings count as errors for the exit code.")
    var strict = false

    @Flag(help: "Write the words that are a typing error away from an answer into its deny.")
    var deny = false

    @OptionGroup var questOptions: QuestOptions

    @OptionGroup var common: CommonOptions

    func run() throws {
        var output = FindingsOutput(format, common.language)
        let dictionaries = InstalledDictionaries.read()
        if deny, dictionaries.isEmpty { Console.note(Message("validate-no-dictionary")[common.language]) }
        let graph = try map.map { try OpenedMap.graph(at: $0, common.language) }
        var worst: ExitCode?
        for file in files {
            do {
                let (reading, bytes) = try CheckedQuest.read(
                    file, judgedBy: Linter(), signedBy: questOptions.signedBy, common.language)
                let diagnostics = QuestOnMap.findings(added: reading, in: bytes, on: graph)
                output.add(diagnostics, file: file, bytes: bytes)
                output.say(
                    "\(file): \(ValidateTexts.summary(of: reading.quest, diagnostics)[common.language])")
                if let quest = reading.quest {
                    try nameNeighbours(in: quest, file: file, dictionaries, output)
                }
                if diagnostics.containsErrors || reading.quest == nil { worst = worst ?? Failure.wrong }
            } catch let code as ExitCode {
                worst = code
            }
        }
        output.finish()
        if let worst { throw worst }
        if strict, output.count(.warning) > 0 { throw Failure.wrong }
    }

    /// Reports the words of the dictionaries that are one typing error away from an answer, and denies them where that is requested.
    private func nameNeighbours(
        in quest: Quest, file: String, _ dictionaries: [SpellingDictionary], _ output: FindingsOutput
    ) throws {
        var tasks = quest.tasks
        var count = 0
        for (place, task) in quest.tasks.enumerated() {
            guard let key = task.answer else { continue }
            let words = dictionaries.flatMap { $0.neighbours(of: key) }
            guard !words.isEmpty else { continue }
            let text = Message(
                "validate-neighbours",
                ["number": .of(task.number), "name": .of(task.name(in: common.language.tag)), "words": .quoted(words)])[
                    common.language]
            output.say(DisplayText.sanitized("\(file): \(text)", most: 1000))
            tasks[place].answer = key.denying(words)
            count += words.count
        }
        guard deny, count > 0 else { return }
        try Failure.reporting(common.language, file: file) {
            var document = try QuestDocument(path: file)
            document.quest = try document.quest.with(tasks: tasks)
            try document.save(to: file)
        }
        output.say("\(file): \(Message("validate-denied", ["count": .of(count)])[common.language])")
    }
}

/// The spelling dictionaries of hunspell on this computer, English and Russian.
enum InstalledDictionaries {
    /// The folders that are searched: `DICPATH`, as for hunspell, otherwise the usual ones.
    private static var folders: [String] {
        if let path = Console.variable("DICPATH") { return path.split(separator: ":").map(String.init) }
        return ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts", "/Library/Spelling"]
    }

    private static let names = ["en_GB", "en_US", "ru_RU"]

    /// All readable dictionaries; empty where none are installed.
    static func read() -> [SpellingDictionary] {
        names.compactMap { name in
            for folder in folders {
                guard let words = try? InputFile.bytes(of: "\(folder)/\(name).dic") else { continue }
                let affixes = (try? InputFile.bytes(of: "\(folder)/\(name).aff")) ?? []
                return SpellingDictionary(words: words, affixes: affixes)
            }
            return nil
        }
    }
}

/// `questctl schema > quest.schema.json`
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of quest files, for editors that check a file while it is written.",
        discussion: """
            The schema (draft 2020-12) knows members, types and ranges; questctl validate finds more. In an editor such as \
            Visual Studio Code, name the file that it was written to under json.schemas.
            """)

    func run() throws {
        Console.print(Quest.schema)
    }
}
