import Quests
import Support

extension RidePlan.Crossing {
    /// The zone, how often it is entered, and what that costs.
    func text(in quest: Quest) -> Message {
        let zone = quest.zones.first { $0.id == self.zone }
        let name = zone?.name ?? self.zone.rawValue
        guard zone?.kind != .forbidden else {
            let cost = Self.cost(of: quest.settings.flagCosts[.forbiddenZone] ?? .judge)
            return Message(
                "ride-plan-crossing-forbidden",
                ["name": .of(name), "entries": .of(entries), "cost": .of(cost)])
        }
        return Message(
            "ride-plan-crossing-toll",
            ["name": .of(name), "entries": .of(entries), "points": .of((-toll).counted)])
    }

    private static func cost(of flag: FlagCost) -> Message {
        switch flag {
        case .nothing: Message("ride-plan-crossing-cost-nothing")
        case .judge: Message("ride-plan-crossing-cost-judge")
        case .disqualified: Message("ride-plan-crossing-cost-disqualified")
        }
    }
}
