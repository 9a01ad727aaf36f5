import Support

extension DemoCity {
    /// Invents the names of streets.
    struct Names: Sendable {
        let language: Language

        package init(_ language: Language) { self.language = language }

        /// The name that belongs to a number; equal numbers and kinds give equal names.
        package func street(_ number: UInt64, kind: StreetKind) -> String {
            var generator = SeededGenerator(seed: number)
            return language.tag == "ru"
                ? RussianNames.street(kind, using: &generator) : EnglishNames.street(kind, using: &generator)
        }
    }

    private enum EnglishNames {
        static let roots = [
            "Mill", "Church", "Harbour", "Station", "Market", "Alder", "Ash", "Beech", "Birch", "Cedar", "Cherry",
            "Chestnut", "Elm", "Hawthorn", "Hazel", "Juniper", "Larch", "Lime Tree", "Maple", "Oak", "Poplar", "Rowan",
            "Willow", "Abbey", "Baker's", "Barley", "Bell", "Bishop", "Brewer", "Bridge", "Brook", "Canal", "Castle",
            "Chapel", "Clay", "College", "Cooper", "Coronation", "Crane", "Dairy", "Dock", "Falcon", "Farm", "Ferry",
            "Field", "Fisher", "Ford", "Forge", "Foundry", "Fountain", "Fox", "Garden", "Gate", "Glebe", "Granary",
            "Green", "Grove", "Heath", "Heron", "High", "Hill", "Hollow", "Hospital", "Kiln", "King's", "Kingfisher",
            "Lark", "Lighthouse", "Linden", "Long", "Manor", "Meadow", "Museum", "Nightingale", "North", "Observatory",
            "Orchard", "Paper Mill", "Park", "Pond", "Prospect", "Quarry", "Queen's", "Railway", "Ridge", "River",
            "Rope", "School", "Shepherd", "Silver", "Smith", "South", "Spring", "Stone", "Swan", "Tannery", "Theatre",
            "Tower", "University", "Valley", "Vicarage", "Vineyard", "Water", "Weaver", "Well", "West", "White Horse",
            "Windmill", "Wood",
        ]
        static let prefixes = ["Old", "New", "Upper", "Lower", "Little", "Great", "East", "West"]

        package static func street(_ kind: StreetKind, using generator: inout SeededGenerator) -> String {
            let root = generator.pick(roots) ?? ""
            let prefix = generator.chance(0.14) ? (generator.pick(prefixes) ?? "") + " " : ""
            return prefix + root + " " + (generator.pick(types(of: kind)) ?? "Street")
        }

        private static func types(of kind: StreetKind) -> [String] {
            switch kind {
            case .primary: ["Avenue", "Road", "Boulevard", "Highway"]
            case .secondary: ["Road", "Avenue", "Street"]
            case .quay: ["Embankment", "Quay"]
            case .tertiary, .unclassified: ["Road", "Street", "Street", "Avenue"]
            case .livingStreet, .pedestrian, .service: ["Lane", "Yard", "Row", "Passage", "Court"]
            case .track, .path, .footway: ["Path", "Track", "Walk"]
            case .cycleway: ["Greenway", "Path", "Bridge"]
            default: ["Street", "Street", "Road", "Close", "Lane", "Drive", "Crescent", "Way", "Gardens", "Terrace"]
            }
        }
    }

    private enum RussianNames {
        /// Adjectives by their stem and the way they are declined.
        private static let hard = [
            "Берёзов", "Вишнёв", "Кленов", "Рябинов", "Тополев", "Сиренев", "Малинов", "Грушев", "Дубов",
            "Садов", "Парков", "Мостов", "Школьн", "Больничн", "Вокзальн", "Мельничн", "Огородн", "Почтов", "Солнечн",
            "Северн", "Восточн", "Западн", "Центральн", "Овражн", "Озёрн", "Песчан", "Глинян", "Каменн", "Кирпичн",
            "Кузнечн", "Гончарн", "Ярмарочн", "Соборн", "Театральн", "Музейн", "Библиотечн", "Спортивн", "Радужн",
            "Тенист", "Зелён", "Красн", "Светл", "Ясн", "Звёздн", "Лунн", "Цветочн", "Стекольн", "Болотн", "Прудов",
            "Полярн",
        ]
        private static let velar = [
            "Ткацк", "Рыбацк", "Монастырск", "Университетск", "Тих", "Широк", "Высок", "Долг",
            "Казанск", "Уральск", "Сибирск", "Волжск", "Приморск", "Крымск", "Невск", "Балтийск",
        ]
        private static let soft = ["Весенн", "Летн", "Зимн", "Осенн", "Верхн", "Нижн", "Дальн", "Средн"]
        private static let stressed = ["Лесн", "Заводск", "Городск", "Речн", "Полев", "Лугов", "Берегов", "Степн"]
        static let genitives = [
            "Пушкина", "Лермонтова", "Чехова", "Гоголя", "Тургенева", "Некрасова", "Ломоносова", "Менделеева", "Попова",
            "Циолковского", "Чайковского", "Глинки", "Репина", "Сурикова", "Левитана", "Шишкина", "Крылова",
            "Грибоедова",
            "Островского", "Нахимова", "Ушакова", "Суворова", "Кутузова", "Павлова", "Мичурина", "Вавилова", "Мира",
            "Космонавтов", "Строителей", "Металлургов", "Железнодорожников", "Энтузиастов", "Молодёжи", "Дружбы",
            "Победы",
            "Труда", "Учителей", "Геологов",
        ]

        package static func street(_ kind: StreetKind, using generator: inout SeededGenerator) -> String {
            let type = generator.pick(types(of: kind)) ?? "улица"
            if generator.chance(0.42) { return type + " " + (generator.pick(genitives) ?? "") }
            return adjective(gender(of: type), using: &generator) + " " + type
        }

        private static func adjective(_ gender: Gender, using generator: inout SeededGenerator) -> String {
            let roll = generator.nextUnit()
            if roll < 0.6 {
                return (generator.pick(hard) ?? "") + ending(gender, "ая", "ый", "ое")
            } else if roll < 0.8 {
                return (generator.pick(velar) ?? "") + ending(gender, "ая", "ий", "ое")
            } else if roll < 0.9 {
                return (generator.pick(soft) ?? "") + ending(gender, "яя", "ий", "ее")
            }
            return (generator.pick(stressed) ?? "") + ending(gender, "ая", "ой", "ое")
        }

        private static func ending(_ gender: Gender, _ feminine: String, _ masculine: String, _ neuter: String)
            -> String
        {
            switch gender {
            case .feminine: feminine
            case .masculine: masculine
            case .neuter: neuter
            }
        }

        private enum Gender { case feminine, masculine, neuter }

        private static func gender(of type: String) -> Gender {
            switch type {
            case "улица", "набережная", "аллея", "тропа", "дорожка": .feminine
            case "шоссе": .neuter
            default: .masculine
            }
        }

        private static func types(of kind: StreetKind) -> [String] {
            switch kind {
            case .primary: ["проспект", "улица", "шоссе"]
            case .secondary: ["улица", "проспект", "улица"]
            case .quay: ["набережная"]
            case .tertiary, .unclassified: ["улица", "улица", "улица", "проезд", "бульвар"]
            case .livingStreet, .pedestrian, .service: ["переулок", "проезд", "тупик", "переулок"]
            case .track, .path, .footway: ["тропа", "аллея", "дорожка"]
            case .cycleway: ["аллея", "дорожка"]
            default: ["улица", "улица", "улица", "переулок", "проезд"]
            }
        }
    }
}
