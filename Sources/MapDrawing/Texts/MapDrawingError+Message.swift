import Geodesy
public import Support

extension MapDrawingError: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: LocalizedText {
        switch self {
        case .impossibleArea(let box):
            let text = "\(box.west),\(box.south),\(box.east),\(box.north)"
            return LocalizedText(
                "\(text) is no area on the Earth; give west, south, east, north in degrees, the south not above the north",
                "\(text) — не область на Земле; укажите запад, юг, восток и север в градусах, юг не выше севера")
        case .impossibleWidth(let width):
            let (low, high) = (MapFrame.widths.lowerBound, MapFrame.widths.upperBound)
            return LocalizedText(
                "a picture cannot be \(width) pixels wide; choose \(low) to \(high)",
                "ширина картинки не может быть \(width) пикс.; укажите от \(low) до \(high)")
        case .nothingToShow:
            return LocalizedText(
                "the map has no roads; say which area to draw with a bounding box, or take a map with roads",
                "на карте нет дорог; укажите область рисунка или возьмите карту с дорогами")
        }
    }
}
