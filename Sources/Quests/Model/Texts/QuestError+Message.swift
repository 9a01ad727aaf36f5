internal import Geodesy
public import Support

extension QuestError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .noTasks:
            LocalizedText(
                "A quest needs at least one task: add a Point feature.",
                "В квесте должно быть хотя бы одно задание: добавьте объект с геометрией Point.")
        case .duplicateTask(let id):
            LocalizedText(
                "Two tasks or zones have the identifier “\(id)”: give each its own.",
                "У двух заданий или зон один идентификатор «\(id)»: дайте каждому свой.")
        case .notOnEarth(let place):
            LocalizedText(
                "\(place) is not a place on the Earth: write longitude (−180 to 180), then latitude (−90 to 90).",
                "\(place) — не место на Земле: укажите долготу (от −180 до 180), затем широту (от −90 до 90).")
        case .unknownRequirement(let id, let needed):
            LocalizedText(
                "The task “\(id)” requires “\(needed)”, which the quest does not have: name one of its tasks.",
                "Задание «\(id)» требует решить «\(needed)», но такого задания нет: назовите одно из заданий квеста.")
        case .negativePoints(let id, let points):
            LocalizedText(
                "The task “\(id)” is worth \(points) points: use 0 or more.",
                "За задание «\(id)» назначено \(points) баллов: должно быть 0 или больше.")
        case .radiusOutOfRange(let id, let radius):
            LocalizedText(
                "The radius of the task “\(id)” is \(radius) m: use a number of metres above 0.",
                "Радиус задания «\(id)» — \(radius) м: он должен быть больше 0.")
        case .timeLimitOutOfRange(let limit):
            LocalizedText(
                "The time limit is \(limit) s: use a number above 0, or leave it out.",
                "Лимит времени — \(limit) с: он должен быть больше 0; или не указывайте его вовсе.")
        }
    }
}
