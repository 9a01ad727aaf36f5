import ArgumentParser
import GeoJSON
import Languages
import QuestEngine
import QuestFile

/// `questctl validate quest.geojson`
struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check quest files and say what to mend, where.",
        discussion: """
            A quest is judged by the rules of GeoJSON too, as geojson lint does. A file may be named - for standard \
            input. Exit codes: 0 no errors, 1 errors found (with --strict warnings as well), 2 a file cannot be opened.
            """)

    @Argument(help: "Quest files (GeoJSON).")
    var files: [String]

    @Option(help: "How to write what was found.")
    var format = FindingsFormat.text

    @Flag(help: "Let warnings count as errors for the exit code.")
    var strict = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        var output = FindingsOutput(format, common.language)
        var worst: ExitCode?
        for file in files {
            do {
                let (reading, bytes) = try CheckedQuest.read(file, judgedBy: Linter(), common.language)
                output.add(reading.diagnostics, file: file, bytes: bytes)
                output.say("\(file): \(summary(of: reading)[common.language])")
                if reading.diagnostics.containsErrors || reading.quest == nil { worst = worst ?? Failure.wrong }
            } catch let code as ExitCode {
                worst = code
            }
        }
        output.finish()
        if let worst { throw worst }
        if strict, output.count(.warning) > 0 { throw Failure.wrong }
    }

    private func summary(of reading: QuestReading) -> LocalizedText {
        func count(_ severity: Diagnostic.Severity) -> Int { reading.diagnostics.count { $0.severity == severity } }
        let errors = count(.error)
        let warnings = count(.warning)
        var english = [Plural.english(errors, "error", "errors"), Plural.english(warnings, "warning", "warnings")]
        var russian = [
            Plural.russian(errors, "ошибка", "ошибки", "ошибок"),
            Plural.russian(warnings, "предупреждение", "предупреждения", "предупреждений"),
        ]
        if let quest = reading.quest {
            let title = quest.settings.title.map { "“\($0)”, " } ?? ""
            let points = quest.tasks.reduce(Points.zero) { $0 + quest.value(of: $1) }.counted
            english.insert(
                title + Plural.english(quest.tasks.count, "task", "tasks") + ", "
                    + points.english, at: 0)
            let russianTitle = quest.settings.title.map { "«\($0)», " } ?? ""
            russian.insert(
                russianTitle + Plural.russian(quest.tasks.count, "задание", "задания", "заданий") + ", "
                    + points.russian, at: 0)
        }
        return LocalizedText(english.joined(separator: ", "), russian.joined(separator: ", "))
    }
}
