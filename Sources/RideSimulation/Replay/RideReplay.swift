public import BikeRouting
public import Geodesy
public import QuestEngine
import RideNavigation
import VeloQuest

/// Rides a quest with a recorded track: what the navigation and the referee would have said.
///
/// Nobody knows what the rider would have answered, so tasks that want an answer are reached but not solved. The rider is
/// taken to head for the tasks in the order in which they suit best from where the track starts.
public enum RideReplay {
    /// Hands the fixes to the ride in their order and ends it with the last one.
    ///
    /// - Parameter name: what the ride log calls the rider.
    /// - Throws: `RoutingError` if the first fix is off the map.
    public static func run(
        _ fixes: [Fix], quest: Quest, name: String = "rider", router: inout Router
    ) throws(RoutingError) -> RideRecord {
        var recorder = RideRecorder(quest: quest, name: name)
        guard let first = fixes.first, let last = fixes.last else { return recorder.record }
        var plan = try quest.suggestedOrder(from: first.coordinate, router: &router).tasks
        func head() {
            if let next = plan.first {
                try? recorder.ride.head(for: next)
            } else {
                recorder.ride.headForFinish()
            }
        }
        head()
        for fix in fixes {
            recorder.receive(fix, router: &router)
            guard !recorder.newCheckIns.isEmpty else { continue }
            let target = plan.first
            plan.removeAll { recorder.newCheckIns.contains($0) }
            if plan.first != target { head() }
        }
        let isFinished = recorder.ride.target == .finish && recorder.ride.navigation.hasArrived
        recorder.finish(isFinished ? .finished : .brokenOff, at: last.time)
        return recorder.record
    }
}
