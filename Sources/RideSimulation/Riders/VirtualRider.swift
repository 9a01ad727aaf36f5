import Geodesy
import Quests
import Scoring
import Support

/// The traits of a simulated rider.
public struct VirtualRider: Sendable, Hashable {
    /// How the rider chooses tasks.
    public var strategy = RideStrategy.allTasks
    /// Speed as a multiple of the profile's.
    public var pace = 1.0
    /// The share of the speed that is lost with every hour.
    public var fatigue = 0.0
    /// How much of what the profile gains on a descent the rider takes: 1 is the profile's speed, 2 as much again, 0 that of the
    /// level.
    public var descending = 1.0
    /// How often the rider stops for a break in an hour.
    public var breaksPerHour = 0.0
    /// Seconds of a break.
    public var breakLength = 60.0...480.0
    /// How often a tyre goes flat in a kilometre.
    public var puncturesPerKilometre = 0.0
    /// Seconds until a flat tyre is fixed, ...
    public var repairTime = 480.0...1500.0
    /// ... and the probability that the rider can do that, and does not give up.
    public var repairs = 0.7
    /// How often a rider gives up in an hour, for no other reason than having had enough.
    public var givingUpPerHour = 0.0
    /// The probability of taking a wrong turn at a junction.
    public var wrongTurns = 0.02
    /// The probability that an answer to a task of medium difficulty is wrong; after two wrong ones in a row the rider thinks again
    /// and knows the answer, unless the task is too hard.
    public var wrongAnswers = 0.25
    /// The probability of never finding the answer to a hard task; a third of it for a medium one.
    public var helplessness = 0.0
    /// The factor for skill in a category: above 1 is better, below 1 worse.
    public var skills: [String: Double] = [:]
    /// The probability of taking a hint after a wrong answer.
    public var hintTaking = 0.0
    /// Seconds at a task before an answer.
    public var thinkingTime = 20.0...90.0
    /// Speed on foot, away from roads, in metres per second.
    public var walkingSpeed = 1.4
    /// The receiver.
    public var receiver = SatelliteReceiver()

    /// An ordinary rider; only turns and answers are random.
    public init() {}

    /// The probability that an answer is wrong.
    func wrongAnswers(to task: Quest.Task) -> Double {
        min(0.95, wrongAnswers * weight(of: task))
    }

    /// The probability of never finding an answer.
    func helplessness(before task: Quest.Task) -> Double {
        let share =
            switch task.difficulty {
            case .low: 0.1
            case .high: 1.0
            default: 1.0 / 3
            }
        return min(0.95, helplessness * share / skill(for: task))
    }

    /// The speed of the rider where the profile has one speed, and another if it were level there.
    func speed(_ speed: Double, level: Double) -> Double {
        pace * (speed > level ? level + (speed - level) * max(0, descending) : speed)
    }

    private func weight(of task: Quest.Task) -> Double {
        let difficulty =
            switch task.difficulty {
            case .low: 0.5
            case .high: 1.5
            default: 1.0
            }
        return difficulty / skill(for: task)
    }

    private func skill(for task: Quest.Task) -> Double { max(0.1, task.category.flatMap { skills[$0] } ?? 1) }
}

/// How a rider chooses the next task.
public enum RideStrategy: String, Sendable, Hashable, CaseIterable {
    /// All tasks, in the shortest order that the quest permits, whatever the time limit.
    case allTasks
    /// The tour with the most points within the time limit, planned before the start.
    case planned
    /// The nearest task each time.
    case nearest
    /// The task with the most points a minute.
    case pointsPerMinute
    /// The order of the quest.
    case givenOrder
}

/// What stops a rider on the way: breaks, punctures, and having had enough.
///
/// Each kind comes by chance, at a rate for every hour or kilometre ridden, so that the time or way until the next one is exponentially
/// distributed. All is drawn from a separate generator, so a rider without mishaps rides as if there were none.
struct RiderFortune: Sendable {
    /// What happens.
    enum Mishap: Equatable {
        /// The rider stops for so many seconds.
        case pause(Double)
        /// The tyre is flat, and is fixed in so many seconds; `nil` if the rider cannot.
        case puncture(repair: Double?)
        /// The rider has had enough.
        case enough
    }

    private let rider: VirtualRider
    private var generator: SeededGenerator
    private var nextBreak: Double
    private var nextPuncture: Double
    private var enough: Double

    init(of rider: VirtualRider, generator: SeededGenerator) {
        self.rider = rider
        self.generator = generator
        nextBreak = Self.wait(rider.breaksPerHour, &self.generator) * 3600
        nextPuncture = Self.wait(rider.puncturesPerKilometre, &self.generator) * 1000
        enough = Self.wait(rider.givingUpPerHour, &self.generator) * 3600
    }

    /// How long until something that happens so often in a unit; infinite where it never does.
    private static func wait(_ rate: Double, _ generator: inout SeededGenerator) -> Double {
        let share = generator.nextUnit()
        return rate > 0 ? -logarithm(1 - share) / rate : .infinity
    }

    /// What happens to a rider on the road.
    ///
    /// - Parameters:
    ///   - seconds: since the start.
    ///   - metres: ridden so far.
    mutating func mishap(seconds: Double, metres: Double) -> Mishap? {
        if seconds >= enough { return .enough }
        if metres >= nextPuncture {
            nextPuncture = metres + Self.wait(rider.puncturesPerKilometre, &generator) * 1000
            let repair = generator.next(in: rider.repairTime)
            return .puncture(repair: generator.chance(rider.repairs) ? repair : nil)
        }
        guard seconds >= nextBreak else { return nil }
        let length = generator.next(in: rider.breakLength)
        nextBreak = seconds + length + Self.wait(rider.breaksPerHour, &generator) * 3600
        return .pause(length)
    }
}
