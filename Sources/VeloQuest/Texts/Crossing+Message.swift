import Quests
import Support

extension RidePlan.Crossing {
    /// The zone, how often it is entered, and what that costs.
    func text(in quest: Quest) -> LocalizedText {
        let zone = quest.zones.first { $0.id == self.zone }
        let name = zone?.name ?? self.zone.rawValue
        let times = Plural.english(entries, "time", "times")
        let russian = Plural.russian(entries, "раз", "раза", "раз")
        guard zone?.kind != .forbidden else {
            let cost = Self.cost(of: quest.settings.flagCosts[.forbiddenZone] ?? .judge)
            return LocalizedText(
                "rides through the forbidden zone “\(name)” (\(times)): \(cost.english)",
                "проходит через запретную зону «\(name)» (\(russian)): \(cost.russian)")
        }
        return LocalizedText(
            "rides through the toll zone “\(name)” (\(times)): \((-toll).counted.english)",
            "проходит через платную зону «\(name)» (\(russian)): \((-toll).counted.russian)")
    }

    private static func cost(of flag: FlagCost) -> LocalizedText {
        switch flag {
        case .nothing: LocalizedText("a flag that costs nothing", "отметка, которая ничего не стоит")
        case .judge: LocalizedText("a flag for the organiser", "отметка для организатора")
        case .disqualified: LocalizedText("disqualified", "дисквалификация")
        }
    }
}
