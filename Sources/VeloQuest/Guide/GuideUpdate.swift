public import AnswerJudging
public import QuestFile
public import RideLogs
public import RideNavigation

/// What a `QuestGuide` has to say, in the order in which it happened.
///
/// For each call the log comes first, so that whoever saves it is never behind what the rider has seen; then what came of the call.
public enum GuideUpdate: Sendable, Hashable {
    /// The ride log has a new entry, to be saved.
    case logged(RideEntry)
    /// A task was reached.
    case reached(CheckIn)
    /// Something about the way.
    case guidance(NavigationEvent)
    /// An answer to a task was judged.
    case judged(Verdict, Quest.Task.ID)
    /// The rider heads for something else, or for nothing any more.
    case heading(QuestRide.Target?)
}
