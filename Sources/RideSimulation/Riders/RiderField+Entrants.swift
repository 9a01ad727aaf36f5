public import Quests
public import RideLogs
public import Scoring

extension RiderField {
    /// Somebody who takes part.
    public struct Entrant: Sendable, Hashable {
        /// The identifier in logs.
        public var rider: RideEntry.Rider
        /// Name, team and class.
        public var registration: Registration

        /// Describes somebody.
        public init(rider: RideEntry.Rider, registration: Registration = Registration()) {
            (self.rider, self.registration) = (rider, registration)
        }
    }

    /// Lets the riders of a table ride, with their names, classes and, where the quest is for teams, teams; how they ride is invented.
    ///
    ///     field.enter(try Roster(csv: bytes), in: quest)
    ///
    /// They start in the order of their identifiers, a team with its first rider. Its class is the first that one of them has.
    ///
    /// - Complexity: O(*n* log *n*).
    public mutating func enter(_ roster: Roster, in quest: Quest) {
        riders = roster.riders.count
        parties = []
        let hasTeams = quest.settings.teams != nil
        var places: [String: Int] = [:]
        for (rider, registered) in roster.riders.sorted(by: { $0.key < $1.key }) {
            var registration = registered
            if !hasTeams { registration.team = nil }
            // What is simulated is shown to everybody.
            if roster.minors?.contains(rider) == true { registration.name = nil }
            let entrant = Entrant(rider: rider, registration: registration)
            if let team = registration.team, let place = places[team] {
                parties[place].append(entrant)
            } else {
                if let team = registration.team { places[team] = parties.count }
                parties.append([entrant])
            }
        }
        teamSize = parties.map(\.count).max() ?? 1
        classes = []
        for party in parties where !classes.contains(category(of: party)) {
            classes.append(category(of: party))
        }
        if classes.isEmpty { classes = [nil] }
    }

    /// The riders of a party.
    func members(ofParty number: Int) -> [Entrant] {
        if !parties.isEmpty { return parties[number] }
        let size = size(ofParty: number)
        let digits = String(number + 1)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let registration = Registration(
            team: size > 1 ? "t\(padded)" : nil, category: classes[turn(ofParty: number)])
        return (0..<size).map { member in
            Entrant(
                rider: .init(teamSize > 1 ? "t\(padded)-\(member + 1)" : "r\(padded)"),
                registration: registration)
        }
    }

    /// The place in `classes` of the class of a party.
    func turn(ofParty number: Int) -> Int {
        guard !parties.isEmpty else { return number % max(1, classes.count) }
        let category = category(of: parties[number])
        return classes.firstIndex(of: category) ?? 0
    }

    private func category(of party: [Entrant]) -> String? {
        party.lazy.compactMap(\.registration.category).first
    }
}
