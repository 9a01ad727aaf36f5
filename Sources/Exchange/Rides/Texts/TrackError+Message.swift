public import Support

extension TrackError: LocalizedMessage {
    /// What is wrong, and what to do.
    public var message: LocalizedText {
        switch self {
        case .unknownFormat:
            LocalizedText(
                "this is no track: neither GPX, TCX, FIT, GeoJSON nor a ride log",
                "это не трек: не GPX, не TCX, не FIT, не GeoJSON и не журнал заезда")
        case .foreignXML(let root):
            LocalizedText(
                "this is no track: its outermost element is <\(DisplayText.sanitized(root, most: 40))>, neither <gpx> nor "
                    + "<TrainingCenterDatabase>",
                "это не трек: корневой элемент — <\(DisplayText.sanitized(root, most: 40))>, а не <gpx> и не "
                    + "<TrainingCenterDatabase>")
        case .noTrack(0, 0):
            LocalizedText(
                "there is no track in this file; export the ride itself, not a route or waypoints",
                "в файле нет трека; экспортируйте саму поездку, а не маршрут и не путевые точки")
        case .noTrack(let planned, 0):
            LocalizedText(
                "there is no track in this file, only a route of \(Plural.english(planned, "point", "points")), which was "
                    + "planned, not ridden; export the ride itself",
                "в файле нет трека, только маршрут (\(Plural.russian(planned, "точка", "точки", "точек"))): он спланирован, а "
                    + "не проехан; экспортируйте саму поездку")
        case .noTrack(let planned, let waypoints):
            LocalizedText(
                "there is no track in this file, only \(Plural.english(waypoints, "waypoint", "waypoints"))"
                    + (planned > 0 ? " and a route" : "") + "; export the ride itself",
                "в файле нет трека, только путевые точки: \(waypoints)" + (planned > 0 ? ", и маршрут" : "")
                    + "; экспортируйте саму поездку")
        case .noPlaces:
            LocalizedText(
                "no point of this file has a place: it was recorded indoors or without reception",
                "ни у одной точки в файле нет координат: запись велась в помещении или без приёма")
        case .swapped:
            LocalizedText(
                "latitude and longitude are exchanged in this file: all points lie outside ±180° and ±90°, and would not "
                    + "otherwise; export the ride once more",
                "в файле перепутаны широта и долгота: все точки вне пределов ±180° и ±90°, а наоборот — в пределах; "
                    + "экспортируйте поездку ещё раз")
        case .nowhere:
            LocalizedText(
                "all points of this file lie at 0°, 0° or outside ±180° and ±90°: the receiver never knew the place",
                "все точки файла имеют координаты 0°, 0° или вне пределов ±180° и ±90°: приёмник так и не узнал место")
        case .noSeconds(let time):
            LocalizedText(
                "the times are no seconds since 1970, such as \(Self.number(time)); perhaps they are milliseconds: divide them by "
                    + "1000, or write them as 2024-03-22T14:09:45Z",
                "время в файле — не секунды с 1970 года, например \(Self.number(time)); возможно, это миллисекунды: разделите на "
                    + "1000 или запишите в виде 2024-03-22T14:09:45Z")
        case .unreadable(let reason): reason
        }
    }

    /// A time as it is in a file, without a fraction.
    static func number(_ time: Double) -> String { time.magnitude < 1e18 ? "\(Int64(time))" : "\(time)" }
}

extension SourcePlace: LocalizedMessage {
    /// For example `line 17`.
    public var message: LocalizedText {
        switch self {
        case .line(let line): LocalizedText("line \(line)", "строка \(line)")
        case .byte(let offset): LocalizedText("byte \(offset)", "байт \(offset)")
        case .position(let number): LocalizedText("position \(number)", "позиция \(number)")
        }
    }
}
