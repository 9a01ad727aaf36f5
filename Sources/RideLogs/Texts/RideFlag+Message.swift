import Quests
public import Support

extension RideFlag: LocalizedMessage {
    /// The flag in words, for the organiser: `faster than a bicycle: 90 km/h, at “oak”`.
    public var message: LocalizedText {
        let what = what
        let place = task ?? zone
        guard let place else { return what }
        return LocalizedText("\(what.english), at “\(place)”", "\(what.russian), «\(place)»")
    }

    private var what: LocalizedText {
        let value = value ?? .nan
        let count = Measures.decimal(value, digits: 0)
        let seconds = Measures.duration(value)
        let metres = Measures.distance(value)
        return switch kind {
        case .impliedSpeed:
            LocalizedText(
                "faster than a bicycle: \(Measures.decimal(value * 3.6, digits: 0).english) km/h",
                "быстрее велосипеда: \(Measures.decimal(value * 3.6, digits: 0).russian) км/ч")
        case .accuracyPattern:
            LocalizedText(
                "a receiver as even as a machine, fixes: \(count.english)",
                "подозрительно ровные данные приёмника, отсчётов: \(count.russian)")
        case .identicalFixes:
            LocalizedText(
                "the very same place again and again, fixes: \(count.english)",
                "одно и то же место до последнего знака, отсчётов: \(count.russian)")
        case .clockJump:
            LocalizedText(
                "the clock was set by \(seconds.english)", "часы переведены на \(seconds.russian)")
        case .noApproach:
            LocalizedText(
                "there without an approach, nothing for \(seconds.english) before",
                "на месте без подъезда, до этого \(seconds.russian) нет данных")
        case .forbiddenZone:
            LocalizedText("in a forbidden zone, \(metres.english) deep", "в запретной зоне, \(metres.russian) от края")
        case .outOfBounds:
            LocalizedText("out of bounds by \(metres.english)", "за границей квеста на \(metres.russian)")
        case .teamApart:
            LocalizedText("the team was not together", "команда была не вместе")
        case .simulatedPosition:
            LocalizedText("a simulated position", "подменённое местоположение")
        case .impossiblePace where road != nil:
            LocalizedText(
                "\(Measures.distance(road ?? 0).english) by road between check-ins, further than a bicycle goes in that time: \(Measures.decimal(value * 3.6, digits: 0).english) km/h",
                "между отметками \(Measures.distance(road ?? 0).russian) по дорогам, за это время велосипед столько не проедет: \(Measures.decimal(value * 3.6, digits: 0).russian) км/ч"
            )
        case .impossiblePace:
            LocalizedText(
                "check-ins further apart than a bicycle goes: \(Measures.decimal(value * 3.6, digits: 0).english) km/h",
                "между отметками быстрее велосипеда: \(Measures.decimal(value * 3.6, digits: 0).russian) км/ч")
        case .tooExact:
            LocalizedText(
                "exactly at the tasks, or always with the same error, as no receiver is, check-ins: \(count.english)",
                "точно в точках заданий или всегда с одной погрешностью, как не бывает у приёмника, отметок: \(count.russian)"
            )
        case .unreportedZone:
            LocalizedText(
                "in a toll zone, \(metres.english) deep, without a word of it in the log",
                "в платной зоне, \(metres.russian) от края, а в журнале о ней ни слова")
        case .sharedRide:
            LocalizedText(
                "the same ride as that of “\(DisplayText.sanitized(other?.rawValue ?? "", most: 60))”, equal check-ins: \(count.english)",
                "та же поездка, что у «\(DisplayText.sanitized(other?.rawValue ?? "", most: 60))», одинаковых отметок: \(count.russian)"
            )
        case .teamSize:
            LocalizedText(
                "the quest asks for another size of team, riders: \(count.english)",
                "состав команды не по правилам квеста, участников: \(count.russian)")
        case .startOutsideWindow:
            LocalizedText(
                "started outside the start window by \(seconds.english), which is no start",
                "старт вне окна старта на \(seconds.russian), он не засчитан")
        case .rewrittenLog:
            LocalizedText(
                "the log was written anew or cut short: a receipt shows entry \(count.english), and the log has it no longer",
                "журнал переписан или обрезан: по квитанции в нём была запись \(count.russian), теперь её нет")
        }
    }
}
