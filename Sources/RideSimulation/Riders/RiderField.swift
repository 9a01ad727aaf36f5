import Geodesy
public import Quests
public import RideLogs
public import Scoring
import Support

/// The riders of an event: how many, and how they differ.
///
///     var field = RiderField(riders: 1000)
///     field.pace = 0.9...1.3
///
/// Each rider is drawn from the event's seed and the rider's number alone, so that a larger field starts with the same riders.
public struct RiderField: Sendable, Hashable {
    /// When riders start.
    public enum Start: Sendable, Hashable {
        /// All at the same time.
        case mass
        /// This many parties at a time, this many seconds apart.
        case waves(size: Int, every: Double)
        /// As the rules of their class say: all at the same time where these have a mass start, else one after the other, this many
        /// seconds apart.
        case ruled(every: Double)
    }

    /// The number of riders.
    public var riders: Int
    /// The riders of a team; 1 if all ride alone.
    public var teamSize = 1
    /// The classes of the parties, in turn; `nil` for a party without one. Each class starts by its own rules of the quest.
    ///
    ///     field.classes = quest.classesInTurn
    public var classes: [String?] = [nil]
    /// Those who take part, in the order of their starts, where they are known; else they are invented.
    var parties: [[Entrant]] = []
    /// When they start.
    public var start = Start.waves(size: 1, every: 10)
    /// The range of paces of nine in ten riders, as multiples of the profile's; log-normal.
    ///
    /// On level streets, where the city profile rides 18 km/h, the usual range makes 15 in 100 riders faster than 22 km/h, as measured of
    /// everyday cyclists by Parkin and Rotheram, *Design speeds and acceleration characteristics of bicycle traffic for use in
    /// planning, design and appraisal*, Transport Policy 17 (2010), and half of them slower than 18 km/h.
    public var pace = 0.73...1.38
    /// How much of what the profile gains on a descent riders take. In the same study the speed that 15 in 100 exceed is 25 km/h on a
    /// descent of 3 %.
    public var descending = 0.0...0.4
    /// How often riders stop for a break in an hour.
    public var breaksPerHour = 0.0...1.0
    /// How often a tyre goes flat in a kilometre: once in a thousand, an assumption.
    public var puncturesPerKilometre = 0.001
    /// The probability that a rider can mend a flat tyre.
    public var repairs = 0.7
    /// How often riders give up in an hour, having had enough.
    public var givingUpPerHour = 0.0...0.02
    /// The shares of speed that riders lose with every hour.
    public var fatigue = 0.0...0.08
    /// The probabilities of a wrong turn at a junction.
    public var wrongTurns = 0.0...0.03
    /// The probabilities of a wrong answer to a medium task.
    public var wrongAnswers = 0.1...0.4
    /// The probabilities of never finding the answer to a hard task.
    public var helplessness = 0.0...0.3
    /// The range of the factor for skill in a category for nine in ten riders; above 1 is better, below 1 worse; log-normal.
    public var skill = 0.6...1.7
    /// The probabilities of taking a hint after a wrong answer.
    public var hintTaking = 0.0...0.6
    /// The standard deviations of receivers in metres.
    public var receivers = 3.0...8.0
    /// The outages of receivers per hour.
    public var outagesPerHour = 0.0...1.0
    /// The share of phones that sleep while their riders ride.
    public var sleepingPhones = 0.1
    /// The relative frequencies of the strategies.
    public var strategies: [RideStrategy: Int] = [.planned: 4, .nearest: 3, .pointsPerMinute: 2, .givenOrder: 1]

    /// A field of riders like those of a city event.
    public init(riders: Int) { self.riders = riders }

    /// The number of parties: single riders and teams.
    var partyCount: Int {
        parties.isEmpty ? (max(0, riders) + max(1, teamSize) - 1) / max(1, teamSize) : parties.count
    }

    /// The number of invented riders in a party.
    func size(ofParty number: Int) -> Int { min(max(1, teamSize), riders - number * max(1, teamSize)) }

    /// The start of a party, in seconds after the first start of its class.
    ///
    /// - Parameters:
    ///   - number: how many parties are before it in the queue of its class.
    ///   - isMass: whether the rules of its class have a mass start.
    func start(ofParty number: Int, isMass: Bool) -> Double {
        switch start {
        case .mass: 0
        case .ruled(let interval): isMass ? 0 : Double(number) * max(0, interval)
        case .waves(let size, let interval): Double(number / max(1, size)) * max(0, interval)
        }
    }

    /// The traits of the first rider of a party.
    ///
    /// - Parameter categories: those of the quest's tasks, in a fixed order.
    func rider(categories: [String], _ generator: inout SeededGenerator) -> VirtualRider {
        var rider = VirtualRider()
        rider.strategy = strategy(&generator)
        rider.pace = factor(within: pace, &generator)
        rider.fatigue = generator.next(in: fatigue)
        rider.wrongTurns = generator.next(in: wrongTurns)
        rider.wrongAnswers = generator.next(in: wrongAnswers)
        rider.helplessness = generator.next(in: helplessness)
        rider.hintTaking = generator.next(in: hintTaking)
        rider.receiver = receiver(&generator)
        for category in categories { rider.skills[category] = factor(within: skill, &generator) }
        rider.descending = generator.next(in: descending)
        rider.breaksPerHour = generator.next(in: breaksPerHour)
        rider.puncturesPerKilometre = puncturesPerKilometre
        rider.repairs = repairs
        rider.givingUpPerHour = generator.next(in: givingUpPerHour)
        return rider
    }

    /// A log-normal number that lies within a range nine times in ten.
    private func factor(within range: ClosedRange<Double>, _ generator: inout SeededGenerator) -> Double {
        let middle = (range.lowerBound * range.upperBound).squareRoot()
        // Nine in ten lie within 1.645 standard deviations.
        let spread = logarithm(range.upperBound / range.lowerBound) / 2 / 1.645
        return middle * exponential(min(3, max(-3, generator.nextNormal())) * spread)
    }

    /// A phone of a party.
    func receiver(_ generator: inout SeededGenerator) -> SatelliteReceiver {
        var receiver = SatelliteReceiver()
        receiver.deviation = generator.next(in: receivers)
        receiver.outagesPerHour = generator.next(in: outagesPerHour)
        if generator.chance(sleepingPhones) { receiver.interval = generator.next(in: 5...20).rounded() }
        return receiver
    }

    private func strategy(_ generator: inout SeededGenerator) -> RideStrategy {
        let known = RideStrategy.allCases.map { ($0, max(0, strategies[$0] ?? 0)) }
        var left = generator.next(below: known.reduce(0) { $0 + $1.1 })
        for (strategy, share) in known {
            if left < share { return strategy }
            left -= share
        }
        return .planned
    }

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

extension Quest {
    /// The classes that simulated riders ride in, in turn: every class that has start rules of its own, by name.
    ///
    /// Where the quest has start rules too there are riders without a class, who ride by these, and they come first. A quest whose
    /// riders all start alike gives `[nil]`.
    public var classesInTurn: [String?] {
        let classes = settings.classes.keys.sorted()
        let isRuled = settings.startRules != StartRules()
        return (classes.isEmpty || isRuled ? [nil] : []) + classes.map(Optional.some)
    }
}
