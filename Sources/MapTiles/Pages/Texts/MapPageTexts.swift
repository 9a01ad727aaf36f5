import JSON
import Support

/// What the page says; names of layers are in its table.
enum MapPageTexts {
    static let noScript = LocalizedText("This map needs JavaScript.", "Для карты нужен JavaScript.")

    /// The texts by their keys in the script.
    static var all: JSONValue {
        .object(
            JSONObject(
                texts.map { ($0.0, value($0.1)) } + [
                    ("controls", .object(JSONObject(controls.map { ($0.0, value($0.1)) })))
                ]))
    }

    private static func value(_ text: LocalizedText) -> JSONValue {
        ["en": .string(text.english), "ru": .string(text.russian)]
    }

    private static let texts: [(String, LocalizedText)] = [
        ("local", LocalizedText("Local names", "Местные названия")),
        ("language", LocalizedText("Language", "Язык")),
        ("look", LocalizedText("Colours", "Цвета")),
        ("day", LocalizedText("Day", "День")),
        ("night", LocalizedText("Night", "Ночь")),
        ("print", LocalizedText("Print", "Печать")),
        ("legend", LocalizedText("Legend", "Обозначения")),
        ("settings", LocalizedText("Map settings", "Настройки карты")),
        ("start", LocalizedText("Start", "Старт")),
        ("finish", LocalizedText("Finish", "Финиш")),
        ("startAndFinish", LocalizedText("Start and finish", "Старт и финиш")),
        ("points", LocalizedText("Points", "Баллы")),
        (
            "noWebGL",
            LocalizedText(
                "This browser has no WebGL, which the map needs. Switch on hardware acceleration, or use another browser.",
                "В этом браузере нет WebGL, а карте он нужен. Включите аппаратное ускорение или откройте другой браузер."
            )
        ),
        (
            "noLibrary",
            LocalizedText(
                "The file maplibre-gl.js is missing beside this page.", "Рядом со страницей нет файла maplibre-gl.js.")
        ),
        (
            "noArchive",
            LocalizedText("The tiles of the map cannot be read.", "Не удалось прочитать тайлы карты.")
        ),
        (
            "noDrawing",
            LocalizedText("A part of the map cannot be drawn.", "Часть карты не удалось нарисовать.")
        ),
    ]

    /// By MapLibre's keys.
    private static let controls: [(String, LocalizedText)] = [
        ("NavigationControl.ZoomIn", LocalizedText("Zoom in", "Увеличить")),
        ("NavigationControl.ZoomOut", LocalizedText("Zoom out", "Уменьшить")),
        ("GeolocateControl.FindMyLocation", LocalizedText("Find my location", "Где я")),
        ("GeolocateControl.LocationNotAvailable", LocalizedText("Location not available", "Местоположение неизвестно")),
        ("ScaleControl.Meters", LocalizedText("m", "м")),
        ("ScaleControl.Kilometers", LocalizedText("km", "км")),
        ("Map.Title", LocalizedText("Map", "Карта")),
        ("Marker.Title", LocalizedText("Task", "Задание")),
        ("AttributionControl.ToggleAttribution", LocalizedText("Sources", "Источники")),
    ]
}
