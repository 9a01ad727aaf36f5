import ArgumentParser
import GeoJSON
import Routing
import Support
import VeloQuest

/// `questctl profiles`, `questctl profiles touring > mine.json`
struct Profiles: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the bicycle profiles, or write one out as JSON to make your own of it.")

    @Argument(help: "The profile, or a file with one, to write out as JSON.")
    var profile: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        if let profile {
            let chosen = try ChosenProfile.profile(profile, common.language)
            Console.print(JSONWriter(options: .pretty).write(chosen.json))
            return
        }
        for profile in BicycleProfile.named {
            let name = profile.name + String(repeating: " ", count: max(10 - profile.name.count, 1))
            Console.print(name + Profiles.summary(profile.name)[common.language])
        }
    }

    private static func summary(_ name: String) -> Message {
        switch name {
        case "city": Message("routing-city")
        case "touring": Message("routing-touring")
        case "fast": Message("routing-road")
        case "safe": Message("routing-calm")
        case "mountain": Message("routing-off-road")
        case "family": Message("routing-family")
        case "flat": Message("routing-avoiding-hills")
        default: Message.empty
        }
    }
}
