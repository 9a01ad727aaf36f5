package import Geodesy

/// Places all over Liechtenstein.
package enum LiechtensteinPlaces {
    /// Town centres and sights of Liechtenstein.
    package static let all: [(name: String, place: Coordinate)] = [
        ("Vaduz", Coordinate(longitude: 9.5215, latitude: 47.1392)),
        ("Schaan", Coordinate(longitude: 9.5087, latitude: 47.1671)),
        ("Balzers", Coordinate(longitude: 9.5025, latitude: 47.0680)),
        ("Triesen", Coordinate(longitude: 9.5275, latitude: 47.1075)),
        ("Triesenberg", Coordinate(longitude: 9.5430, latitude: 47.1180)),
        ("Malbun", Coordinate(longitude: 9.6080, latitude: 47.1020)),
        ("Eschen", Coordinate(longitude: 9.5220, latitude: 47.2110)),
        ("Mauren", Coordinate(longitude: 9.5440, latitude: 47.2190)),
        ("Ruggell", Coordinate(longitude: 9.5250, latitude: 47.2390)),
        ("Planken", Coordinate(longitude: 9.5440, latitude: 47.1850)),
    ]
}
