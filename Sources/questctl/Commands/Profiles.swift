import ArgumentParser
import BikeRouting
import GeoJSON
import Languages
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

    private static func summary(_ name: String) -> LocalizedText {
        switch name {
        case "city": LocalizedText("through a city at an easy pace", "по городу спокойным темпом")
        case "touring":
            LocalizedText("a day's ride: signed routes and quiet roads", "поездка на день: маршруты и тихие дороги")
        case "fast": LocalizedText("a racing bicycle: smooth roads", "шоссейный велосипед: ровный асфальт")
        case "safe": LocalizedText("away from cars, by long ways round", "подальше от машин, пусть и в объезд")
        case "mountain": LocalizedText("tracks and paths before roads", "тропы и грунтовки вместо дорог")
        case "family": LocalizedText("with children on their own bicycles", "с детьми на своих велосипедах")
        default: LocalizedText("", "")
        }
    }
}
