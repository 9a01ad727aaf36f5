internal import Support

/// The names of what stands out in an invented town.
enum LandmarkNames {
    static let river = LocalizedText("Still River", "Тихая")
    static let square = LocalizedText("Central Square", "Центральная площадь")
    static let bridge = LocalizedText("Old Bridge", "Старый мост")
    static let cycleBridge = LocalizedText("Cycle Bridge", "Велосипедный мост")
    static let station = LocalizedText("Railway Station", "Вокзал")
    static let pier = LocalizedText("Ferry Pier", "Паромная пристань")
    static let pond = LocalizedText("Park Pond", "Пруд в парке")
    static let observatory = LocalizedText("Observatory", "Обсерватория")
    static let market = LocalizedText("Market Hall", "Крытый рынок")
    static let lookout = LocalizedText("Lookout", "Смотровая площадка")
    static let university = LocalizedText("University", "Университет")
    static let waterTower = LocalizedText("Water Tower", "Водонапорная башня")
    static let stadium = LocalizedText("Stadium", "Стадион")
    static let mill = LocalizedText("Old Mill", "Старая мельница")
    static let theatre = LocalizedText("Theatre", "Театр")
}
