public import Navigation
public import Quests
public import Support

extension Quest {
    /// The start, the tasks in their order and the finish, by their names: the headings of a `RideMatrix`.
    public func places(in language: Language) -> [NamedPlace] {
        var places = tasks.map { NamedPlace(name: $0.name, coordinate: $0.coordinate) }
        if let start = settings.start {
            places.insert(NamedPlace(name: PlaceNames.start[language], coordinate: start), at: 0)
        }
        if let finish = settings.finish {
            places.append(NamedPlace(name: PlaceNames.finish[language], coordinate: finish))
        }
        return places
    }
}
