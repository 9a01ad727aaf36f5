internal import GeoJSON
internal import Geodesy
internal import Support

/// What operations cannot compute with.
enum OperationTexts {
    static func message(of error: GeometryOperationError) -> LocalizedText {
        switch error {
        case .notOnEarth(let place):
            LocalizedText(
                "\(place.longitude),\(place.latitude) is not on Earth: longitude goes from −180 to 180, latitude from "
                    + "−90 to 90; reproject coordinates in metres first",
                "точки \(place.longitude),\(place.latitude) нет на Земле: долгота от −180 до 180, широта от −90 до 90; "
                    + "координаты в метрах сначала перепроецируйте")
        case .unusableNumber(let number):
            LocalizedText(
                "\(number) is not finite or out of the range that makes sense here",
                "число \(number) не конечно или вне допустимого здесь диапазона")
        case .invalid(let defect):
            LocalizedText(
                "the area is not valid: \(ValidityTexts.message(defect).english)",
                "площадь построена неправильно: \(ValidityTexts.message(defect).russian)")
        case .member(let index, let error):
            LocalizedText(
                "number \(index + 1): \(message(of: error).english)",
                "номер \(index + 1): \(message(of: error).russian)")
        case .tooMany(let count):
            LocalizedText(
                "this would make \(count) parts, more than a million; choose longer ones",
                "получилось бы частей: \(count), больше миллиона; выберите части длиннее")
        }
    }
}
