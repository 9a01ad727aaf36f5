import JSON
import Support

/// What the page says; names of layers are in its table.
enum MapPageTexts {
    /// The texts by their keys in the script.
    static var all: JSONValue {
        .object(
            JSONObject(
                texts.map { ($0.0, value($0.1)) } + [
                    ("controls", .object(JSONObject(controls.map { ($0.0, value($0.1)) })))
                ]))
    }

    private static func value(_ text: Message) -> JSONValue {
        .inEveryLanguage(text)
    }

    private static let texts: [(String, Message)] = [
        ("local", Message("map-page-texts")),
        ("language", Message("map-page-texts-2")),
        ("look", Message("map-page-texts-3")),
        ("day", Message("map-page-texts-4")),
        ("night", Message("map-page-texts-5")),
        ("print", Message("map-page-texts-6")),
        ("legend", Message("map-page-texts-7")),
        ("settings", Message("map-page-texts-8")),
        ("start", Message("map-page-texts-9")),
        ("finish", Message("map-page-texts-10")),
        ("startAndFinish", Message("map-page-texts-11")),
        ("points", Message("map-page-texts-12")),
        (
            "noWebGL",
            Message("map-page-texts-13")
        ),
        (
            "noLibrary",
            Message("map-page-texts-14")
        ),
        (
            "noArchive",
            Message("map-page-texts-15")
        ),
        (
            "noDrawing",
            Message("map-page-texts-16")
        ),
    ]

    /// By MapLibre's keys.
    private static let controls: [(String, Message)] = [
        ("NavigationControl.ZoomIn", Message("map-page-controls")),
        ("NavigationControl.ZoomOut", Message("map-page-controls-2")),
        ("GeolocateControl.FindMyLocation", Message("map-page-controls-3")),
        ("GeolocateControl.LocationNotAvailable", Message("map-page-controls-4")),
        ("ScaleControl.Meters", Message("map-page-controls-5")),
        ("ScaleControl.Kilometers", Message("map-page-controls-6")),
        ("Map.Title", Message("map-page-controls-7")),
        ("Marker.Title", Message("map-page-controls-8")),
        ("AttributionControl.ToggleAttribution", Message("map-page-controls-9")),
    ]
}
