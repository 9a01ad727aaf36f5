/// The names of units.
enum UnitNames {
    /// A unit by its name in small letters without a point at its end.
    static func unit(_ name: some Collection<UInt32>) -> MeasureUnit? { units[Array(name)] }

    /// The power of ten that this word after a number stands for: *thousand*, *млн*.
    static func power(_ name: some Collection<UInt32>) -> Int? { powers[Array(name)] }

    private static let powers: [[UInt32]: Int] = dictionary([
        ("тыс тысяч тысячи тысяча thousand", 3), ("млн миллион миллиона миллионов million", 6),
        ("млрд миллиард миллиарда миллиардов billion", 9),
    ])

    private static let units: [[UInt32]: MeasureUnit] = dictionary(
        lengths + areas + masses + times + speeds + others)

    private static func dictionary<Value>(_ rows: [(String, Value)]) -> [[UInt32]: Value] {
        var result: [[UInt32]: Value] = [:]
        for (names, value) in rows {
            for name in names.split(separator: " ") {
                // An underscore stands for the space inside a name.
                result[name.unicodeScalars.map { $0 == "_" ? 0x20 : $0.value }] = value
            }
        }
        return result
    }

    private static func row(
        _ names: String, _ dimension: MeasureUnit.Dimension, _ symbol: String, _ factor: String, _ offset: String = "0"
    ) -> (String, MeasureUnit) {
        (names, MeasureUnit(dimension: dimension, symbol: symbol, factor: factor, offset: offset))
    }

    private static let lengths = [
        row(
            "mm millimetre millimetres millimeter millimeters мм миллиметр миллиметра миллиметров", .length, "mm",
            "0.001"),
        row(
            "cm centimetre centimetres centimeter centimeters см сантиметр сантиметра сантиметров", .length, "cm",
            "0.01"),
        row("dm decimetre decimetres decimeter decimeters дм дециметр дециметра дециметров", .length, "dm", "0.1"),
        row("m metre metres meter meters м метр метра метров метры метрах", .length, "m", "1"),
        row(
            "km kilometre kilometres kilometer kilometers км километр километра километров километры", .length, "km",
            "1000"),
        row("in inch inches дюйм дюйма дюймов", .length, "in", "0.0254"),
        row("ft foot feet фут фута футов", .length, "ft", "0.3048"),
        row("yd yard yards ярд ярда ярдов", .length, "yd", "0.9144"),
        row("mi mile miles миля мили миль", .length, "mi", "1609.344"),
    ]

    private static let areas = [
        row("m2 sq_m square_metres square_meters м2 кв_м кв._м кв.м квадратных_метров", .area, "m²", "1"),
        row("ha hectare hectares га гектар гектара гектаров", .area, "ha", "10000"),
        row(
            "km2 sq_km square_kilometres square_kilometers км2 кв_км кв._км кв.км квадратных_километров", .area, "km²",
            "1000000"),
        row(
            "ml millilitre millilitres milliliter milliliters мл миллилитр миллилитра миллилитров", .volume, "ml",
            "0.001"),
        row("l litre litres liter liters л литр литра литров", .volume, "l", "1"),
        row("m3 cubic_metres cubic_meters м3 куб_м куб._м куб.м кубометр кубометра кубометров", .volume, "m³", "1000"),
    ]

    private static let masses = [
        row("mg milligram milligrams мг миллиграмм миллиграмма миллиграммов", .mass, "mg", "0.001"),
        row("g gram grams gramme grammes г гр грамм грамма граммов", .mass, "g", "1"),
        row("kg kilogram kilograms kilo kilos кг килограмм килограмма килограммов кило", .mass, "kg", "1000"),
        row("centner центнер центнера центнеров ц", .mass, "centner", "100000"),
        row("t tonne tonnes ton tons т тонна тонны тонн", .mass, "t", "1000000"),
        row("lb lbs pound_weight фунт_веса", .mass, "lb", "453.59237"),
        row("oz ounce ounces унция унции унций", .mass, "oz", "28.349523125"),
    ]

    private static let times = [
        row("s sec secs second seconds с сек секунда секунды секунд секунду", .time, "s", "1"),
        row("min mins minute minutes мин минута минуты минут минуту", .time, "min", "60"),
        row("h hr hrs hour hours ч час часа часов", .time, "h", "3600"),
        row("d day days дн день дня дней сутки суток", .time, "d", "86400"),
        row("wk week weeks нед неделя недели недель неделю", .time, "wk", "604800"),
        row("month months мес месяц месяца месяцев", .calendar, "month", "1"),
        row("yr year years год года лет", .calendar, "yr", "12"),
        row("century centuries век века веков столетие столетия столетий", .calendar, "century", "1200"),
    ]

    private static let speeds = [
        row("m/s mps metres_per_second meters_per_second м/с м/сек метров_в_секунду", .speed, "m/s", "3600"),
        row(
            "km/h kmh kph kilometres_per_hour kilometers_per_hour км/ч км/час километров_в_час километра_в_час", .speed,
            "km/h", "1000"),
        row("mph miles_per_hour миль_в_час", .speed, "mph", "1609.344"),
        row("kn knot knots узел узла узлов", .speed, "kn", "1852"),
    ]

    private static let others = [
        row(
            "°c c celsius degrees_celsius °с градусов_цельсия градуса_цельсия градус_цельсия °_цельсия", .temperature,
            "°C",
            "9", "273.15"),
        row("k kelvin kelvins к кельвин кельвина кельвинов", .temperature, "K", "9"),
        row("°f f fahrenheit degrees_fahrenheit градусов_фаренгейта", .temperature, "°F", "5", "459.67"),
        row("° deg degree degrees градус градуса градусов", .angle, "°", "1"),
        row("% percent per_cent процент процента процентов", .share, "%", "1"),
        row("‰ permille промилле", .share, "‰", "0.1"),
        row("₽ rub rouble roubles ruble rubles р руб рубль рубля рублей", .money("₽"), "₽", "1"),
        row("kopeck kopecks kopek kopeks коп копейка копейки копеек", .money("₽"), "kopeck", "0.01"),
        row("$ usd dollar dollars доллар доллара долларов", .money("$"), "$", "1"),
        row("cent cents цент цента центов", .money("$"), "cent", "0.01"),
        row("€ eur euro euros евро", .money("€"), "€", "1"),
        row("£ gbp pound pounds фунт фунта фунтов фунтов_стерлингов", .money("£"), "£", "1"),
        row("p pence penny пенс пенса пенсов", .money("£"), "p", "0.01"),
    ]
}
