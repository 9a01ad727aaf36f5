import ArgumentParser
import RoadMap
import Routing
import Support
import VeloQuest

/// Opens a map file for a command.
enum OpenedMap {
    /// The map with its network checked.
    static func graph(at path: String, _ language: Language) throws -> RoadGraph {
        try reporting(path, language) { () throws(MapFileError) in try RoadGraph(path: path) }
    }

    /// The map file as it is.
    static func file(at path: String, _ language: Language) throws -> MapFile {
        try reporting(path, language) { () throws(MapFileError) in try MapFile(path: path) }
    }

    private static func reporting<Value>(
        _ path: String, _ language: Language, _ body: () throws(MapFileError) -> Value
    ) throws -> Value {
        do throws(MapFileError) {
            return try body()
        } catch {
            // An error of the operating system names the file itself.
            if case .unreadable = error {
                Failure.report(error.message, language)
            } else {
                Failure.report(error.message, file: path, language)
            }
            throw Failure.unreadable
        }
    }
}

/// The profile that `--profile` names: one of the package, or a file.
struct ChosenProfile: ParsableArguments {
    @Option(help: "Who rides: a name from ‘questctl profiles’ or a JSON file.")
    var profile = "city"

    /// - Throws: as `profile(_:_:)`.
    func profile(_ language: Language) throws -> BicycleProfile { try ChosenProfile.profile(profile, language) }

    /// - Throws: `Failure.misused` for a name that does not exist, `Failure.wrong` for a file that is no profile.
    static func profile(_ name: String, _ language: Language) throws -> BicycleProfile {
        if let profile = BicycleProfile(named: name) { return profile }
        guard name.hasSuffix(".json") || name.contains("/") else {
            let names = BicycleProfile.named.map(\.name).joined(separator: ", ")
            throw Failure.misuse(Message("common-unknown-profile", ["name": .of(name), "known": .of(names)]), language)
        }
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: name) }
        return try Failure.reporting(language, file: name, code: Failure.wrong) { try BicycleProfile(json: bytes) }
    }
}
