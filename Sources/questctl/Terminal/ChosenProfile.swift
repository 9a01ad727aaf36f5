import ArgumentParser
import Routing
import Support
import VeloQuest

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
            Failure.report(
                CommonTexts.unknownProfile(name, names), language)
            throw Failure.misused
        }
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: name) }
        return try Failure.reporting(language, file: name, code: Failure.wrong) { try BicycleProfile(json: bytes) }
    }
}
