import Geodesy
import RideSimulation
import Routing
import Scoring
import Support
import VeloQuest

extension PlanCommand {
    /// The plans for the classes that ride by the same rules.
    struct PlannedClass {
        /// `nil` for riders without a class.
        let classes: [String?]
        /// The quest by their rules.
        let quest: Quest
        let start: Double
        var rides: PlannedRides
    }

    /// The classes of the table of riders, those that start and end by the same rules together, with the quest by these rules.
    func classes(of quest: Quest, _ language: Language) throws -> [(names: [String?], quest: Quest)] {
        guard let riders else { return [([nil], quest)] }
        guard let roster = try riders.roster(for: quest, language) else { throw misuse(PlanTexts.noTable) }
        guard !roster.riders.isEmpty else { throw misuse(EventOptionTexts.emptyTable) }
        var classes: [(names: [String?], quest: Quest)] = []
        let names = Set(roster.riders.values.map(\.category)).sorted { ($0 ?? "") < ($1 ?? "") }
        for name in names {
            let ridden = try limited(quest.ridden(in: name), language)
            if let place = classes.firstIndex(where: { $0.quest.settings.startRules == ridden.settings.startRules }) {
                classes[place].names.append(name)
            } else {
                classes.append(([name], ridden))
            }
        }
        return classes
    }

    func plan(
        for group: (names: [String?], quest: Quest), from place: Coordinate, _ router: inout Router
    ) throws -> PlannedClass {
        let (language, quest) = (common.language, group.quest)
        let departs = departure.depart.flatMap { MomentArgument(argument: $0)?.seconds }
        let start = try at.map(startTime) ?? departs ?? RideSimulator.start(of: quest)
        let now = start + (elapsed?.seconds ?? 0)
        let progress = RideProgress(quest: quest).supposing(
            try solved(in: quest, language).map { ($0, start) }, start: start, finish: nil)
        var terms = PlanningAssumptions()
        terms.pace = pace
        terms.riders = teamSize
        if let atTask { terms.secondsAtTask = atTask.seconds }
        let rides = try Failure.reporting(language, code: Failure.wrong) { () throws(RoutingError) in
            var rides = try quest.plannedRides(
                from: place, at: now, progress: progress, terms: terms, effort: .seconds(effort), router: &router)
            try rides.addClimbs(of: quest, from: place, router: &router)
            return rides
        }
        return PlannedClass(classes: group.names, quest: quest, start: start, rides: rides)
    }
}
