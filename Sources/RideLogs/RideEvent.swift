public import AnswerJudging
public import QuestFile

/// One thing that happened on a ride and that the result depends on.
public enum RideEvent: Sendable, Hashable {
    /// Who rides, for standings by class and team.
    indirect case joined(Registration)
    /// The rider set out.
    case started
    /// The rider reached a task.
    indirect case checkedIn(CheckIn)
    /// The rider answered a task and was told this.
    case answered(task: Quest.Task.ID, answer: String, told: Verdict.Outcome)
    /// The rider took the hint with this place, from 0.
    case tookHint(task: Quest.Task.ID, index: Int)
    /// The rider gave a task up.
    case skipped(Quest.Task.ID)
    /// The rider was shown the answer.
    case revealed(Quest.Task.ID)
    /// The rider came into a zone.
    case entered(Quest.Zone.ID)
    /// The rider left a zone.
    case left(Quest.Zone.ID)
    /// Something that the organiser should look at.
    indirect case flagged(RideFlag)
    /// The rider finished.
    case finished
    /// The rider gave up.
    case withdrew
    /// The organiser judged an answer.
    indirect case judged(Judgement)
    /// The organiser gave or took points.
    case adjusted(points: Points, reason: String)
    /// The organiser disqualified the rider.
    case disqualified(reason: String)
    /// Something that this version does not know and keeps.
    indirect case unknown(UnknownEvent)

    /// Whether it is a decision of the organiser, which counts whenever it was made.
    public var isDecision: Bool {
        switch self {
        case .judged, .adjusted, .disqualified: true
        default: false
        }
    }
}

/// Who rides.
public struct Registration: Sendable, Hashable {
    /// The name for standings.
    public var name: String?
    /// The team, where riders ride as one.
    public var team: String?
    /// The class, for example “Women”.
    public var category: String?

    /// Describes a rider.
    public init(name: String? = nil, team: String? = nil, category: String? = nil) {
        self.name = name
        self.team = team
        self.category = category
    }
}

/// What the organiser says to an answer that waited.
public struct Judgement: Sendable, Hashable {
    /// The task.
    public var task: Quest.Task.ID
    /// Which answer: the digest of its entry; `nil` for the latest one to the task that is not later than the decision.
    public var answer: EntryDigest?
    /// Whether the answer counts.
    public var isAccepted: Bool
    /// Why, in the organiser's words.
    public var reason: String?

    /// Describes a judgement.
    public init(task: Quest.Task.ID, answer: EntryDigest? = nil, isAccepted: Bool, reason: String? = nil) {
        self.task = task
        self.answer = answer
        self.isAccepted = isAccepted
        self.reason = reason
    }
}
