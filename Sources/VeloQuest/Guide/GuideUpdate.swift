public import Answers
public import Navigation
public import Quests
public import RideLogs

/// The updates of a `QuestGuide`, in the order in which they happened.
///
/// For each call the log entries come first, so that a saved log is never behind what the rider has seen; then the results of the call.
public enum GuideUpdate: Sendable, Hashable {
    /// A new entry of the ride log, to be saved.
    case logged(RideEntry)
    /// The rider checked in at a task.
    case reached(CheckIn)
    /// An event of the navigation.
    case guidance(NavigationEvent)
    /// An answer to a task was judged.
    case judged(Verdict, Quest.Task.ID)
    /// The target changed; `nil` for none.
    case heading(QuestRide.Target?)
}
