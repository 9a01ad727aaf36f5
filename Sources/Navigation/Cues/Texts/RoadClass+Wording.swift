import RoadMap

extension RoadClass {
    /// How one speaks of a way without a name: “the path”; «на тропу» and «по тропе».
    var wording: (english: String, russianInto: String, russianAlong: String) {
        switch self {
        case .trunk, .primary, .secondary: ("the main road", "главную дорогу", "главной дороге")
        case .tertiary, .unclassified: ("the road", "дорогу", "дороге")
        case .residential, .livingStreet: ("the street", "улицу", "улице")
        case .service: ("the service road", "проезд", "проезду")
        case .cycleway: ("the cycle path", "велодорожку", "велодорожке")
        case .track: ("the track", "грунтовую дорогу", "грунтовой дороге")
        case .path: ("the path", "тропу", "тропе")
        case .footway: ("the footpath", "пешеходную дорожку", "пешеходной дорожке")
        case .pedestrian: ("the pedestrian street", "пешеходную улицу", "пешеходной улице")
        case .bridleway: ("the bridleway", "конную тропу", "конной тропе")
        case .steps: ("the steps", "лестницу", "лестнице")
        case .ramp: ("the steps with a ramp", "лестницу с пандусом", "лестнице с пандусом")
        case .ferry: ("the ferry", "паром", "парому")
        }
    }
}
