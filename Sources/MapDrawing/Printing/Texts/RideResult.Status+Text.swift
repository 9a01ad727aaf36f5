import Scoring
import Support

extension RideResult.Status {
    /// Why there is no place.
    var text: LocalizedText {
        switch self {
        case .ok: LocalizedText("", "")
        case .notStarted: LocalizedText("not started", "не стартовал")
        case .underWay: LocalizedText("under way", "в пути")
        case .didNotFinish: LocalizedText("gave up", "сошёл")
        case .overTime: LocalizedText("over time", "превышено время")
        case .missingPunch: LocalizedText("a control is missing", "нет отметки")
        case .disqualified: LocalizedText("disqualified", "дисквалификация")
        }
    }
}
