public import Answers
public import Quests

/// An event of a ride that the result depends on.
public enum RideEvent: Sendable, Hashable {
    /// The device began its log.
    indirect case opened(Opening)
    /// The device signs what it could not sign before.
    case signed
    /// The rider's registration, for standings by class and team.
    indirect case joined(Registration)
    /// The rider started.
    case started
    /// The rider reached a task.
    indirect case checkedIn(CheckIn)
    /// The rider answered a task and was shown this outcome. The fixes are the last two before, where the phone had any: where the
    /// answer was given.
    case answered(task: Quest.Task.ID, answer: String, reported: Verdict.Outcome, fixes: PackedFixes = PackedFixes())
    /// The rider took the hint with this index, from 0.
    case tookHint(task: Quest.Task.ID, index: Int)
    /// The rider gave a task up.
    case skipped(Quest.Task.ID)
    /// The answer was revealed to the rider.
    case revealed(Quest.Task.ID)
    /// The rider entered a zone.
    case entered(Quest.Zone.ID)
    /// The rider left a zone.
    case left(Quest.Zone.ID)
    /// A flag for the organiser.
    indirect case flagged(RideFlag)
    /// The rider finished.
    case finished
    /// The rider withdrew.
    case withdrew
    /// The organiser judged an answer.
    indirect case judged(Judgement)
    /// The organiser gave or took points.
    case adjusted(points: Points, reason: String)
    /// The organiser disqualified the rider.
    case disqualified(reason: String)
    /// An event that this version does not know and keeps.
    indirect case unknown(UnknownEvent)

    /// Whether it begins a log.
    var isOpening: Bool {
        if case .opened = self { true } else { false }
    }

    /// Whether it tells of the device and not of a ride.
    package var isOfDevice: Bool {
        switch self {
        case .opened, .signed: true
        default: false
        }
    }

    /// Whether it is a decision of the organiser, which counts at any time.
    public var isDecision: Bool {
        switch self {
        case .judged, .adjusted, .disqualified: true
        default: false
        }
    }
}

/// The registration of a rider.
public struct Registration: Sendable, Hashable {
    /// The name for standings.
    public var name: String?
    /// The team, if the rider rides in one.
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

/// The organiser's decision on an answer.
public struct Judgement: Sendable, Hashable {
    /// The task.
    public var task: Quest.Task.ID
    /// The digest of the answer's entry; `nil` for the latest answer to the task that is not later than the decision.
    public var answer: EntryDigest?
    /// Whether the answer counts.
    public var isAccepted: Bool
    /// The organiser's reason.
    public var reason: String?

    /// Describes a judgement.
    public init(task: Quest.Task.ID, answer: EntryDigest? = nil, isAccepted: Bool, reason: String? = nil) {
        self.task = task
        self.answer = answer
        self.isAccepted = isAccepted
        self.reason = reason
    }
}

/// An event written by a newer version, wholly or partly unknown to this one.
///
/// It has no effect and is kept byte for byte, so that a newer version can read it after an older one merged the log.
public struct UnknownEvent: Sendable, Hashable {
    /// The kind of the event in the log. A known kind means that some members are unknown.
    public let type: String
    /// The rest of the line after the kind, starting with a comma if not empty.
    let members: String

    package init(type: String, members: String) {
        self.type = type
        self.members = members
    }
}
