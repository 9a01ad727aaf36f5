import Geodesy
import JSON

/// A task as the checks look at it.
extension LocatedTask {
    /// Its key with what a diagnostic about it needs; `nil` if being there is enough.
    var keyed: AnswerChecks.Keyed? {
        task.answer.map {
            AnswerChecks.Keyed(
                number: number, label: label, pointer: pointer.appending("properties").appending("answer"), key: $0)
        }
    }

    var place: PlaceChecks.Place {
        PlaceChecks.Place(
            label: label, coordinate: task.coordinate,
            pointer: pointer.appending("geometry").appending("coordinates"))
    }
}
