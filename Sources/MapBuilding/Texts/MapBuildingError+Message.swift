public import Support

extension MapBuildingError {
    /// For example `city.osm: the file has no ways, …`.
    public var message: LocalizedText {
        let what = problem.message
        return LocalizedText("\(fileName): \(what.english)", "\(fileName): \(what.russian)")
    }
}

extension MapBuildingError.Problem: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: LocalizedText {
        switch self {
        case .noWays:
            LocalizedText(
                "the file has no ways, and roads are ways: take an extract with all its elements",
                "в файле нет линий, а дороги — это линии: возьмите выгрузку со всеми объектами")
        case .noRoads:
            LocalizedText(
                "the file has no road that a bicycle may use; is it the right extract?",
                "в файле нет дорог, по которым можно ехать на велосипеде; та ли это выгрузка?")
        case .noNodes:
            LocalizedText(
                "the file has roads but not the nodes they run through: ask Overpass for `(._;>;); out body;`, or make the "
                    + "extract with complete ways",
                "в файле есть дороги, но нет точек, через которые они проходят: запрашивайте у Overpass "
                    + "`(._;>;); out body;` или делайте выгрузку с полными линиями")
        case .tooLarge:
            LocalizedText(
                "the file has more roads than fit into one map: cut it into smaller areas",
                "дорог в файле больше, чем вмещает одна карта: разрежьте его на области поменьше")
        }
    }
}
