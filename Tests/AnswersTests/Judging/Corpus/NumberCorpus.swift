import Answers

/// A number, where there is one `± tolerance`, and a unit behind `in`; `whole` at the end for whole numbers only.
enum NumberCorpus {
    static let rows = CorpusTable.rows(plain + "\n" + tolerances + "\n" + units + "\n" + words) { text in
        let isWhole = text.hasSuffix(" whole")
        let sides = CorpusTable.parts(isWhole ? String(text.dropLast(6)) : text, "@")
        let numbers = CorpusTable.parts(sides[0], "±")
        var tolerance = NumberAnswer.Tolerance.exact
        if numbers.count > 1 {
            tolerance = numbers[1].hasSuffix("%") ? .percent(String(numbers[1].dropLast())) : .absolute(numbers[1])
        }
        let unit = sides.count > 1 ? MeasureUnit(sides[1]) : nil
        guard sides.count == 1 || unit != nil else { return nil }
        return NumberAnswer(numbers[0], tolerance: tolerance, unit: unit, isWhole: isWhole).map {
            AnswerKey(.number($0))
        }
    }

    private static let plain = """
        12              | 12                | +
                        | 12.0              | +
                        | 12,00             | +
                        | №12               | +
                        | 012               | +
                        | twelve            | +
                        | двенадцать        | +
                        | a dozen           | +
                        | дюжина            | +
                        | 13                | -
                        | -12               | ~
                        | 12 ducks          | ~
                        | about 12          | ~
                        | 12 or 13          | -
                        | 12-13             | -
                        | many              | -
        1984            | 1984              | +
                        | 1 984             | +
                        | 1984 г.           | +
                        | 1948              | ~
                        | 1985              | -
        0.5             | ,5                | +
                        | 0,50              | +
                        | 1/2               | -
        0               | zero              | +
                        | ноль              | +
                        | -0                | +
        1000            | 1,000             | +
                        | 1'000             | +
                        | тысяча            | +
                        | 1 тыс.            | +
        2500000         | 2,5 млн           | +
                        | 2.5 million       | +
        """

    private static let tolerances = """
        1984 ± 2        | 1982              | +
                        | 1986              | +
                        | 1986.0            | +
                        | 1986.0001         | -
                        | 1981.9999         | -
                        | 1987              | -
        1984 ± 2 whole  | 1985              | +
                        | 1985.5            | -
        0.3 ± 0.1       | 0.2               | +
                        | 0.4               | +
                        | 0.40000000000001  | -
                        | 0.1999999999999   | -
        50 ± 2%         | 49                | +
                        | 51                | +
                        | 51.01             | -
                        | 48,99             | -
        -10 ± 10%       | -11               | +
                        | -9                | +
                        | 10                | ~
                        | -11.1             | -
        """

    private static let units = """
        12 @ m          | 12                | +
                        | 12 m              | +
                        | 12м               | +
                        | 12 метров         | +
                        | 12 metres.        | +
                        | 1200 cm           | +
                        | 0,012 км          | +
                        | 12000 мм          | +
                        | 11 м 100 см       | +
                        | 12 km             | ~
                        | 12 kg             | ~
                        | 12 parrots        | ~
                        | 13 m              | -
                        | двенадцать метров | +
        1609.344 @ m    | 1 mile            | +
                        | 1.609344 km       | +
                        | 1.6 km            | -
        0.9144 @ m      | 3 ft              | +
                        | 36 inches         | +
        25 @ km/h       | 25 км/ч           | +
                        | 25 kmh            | +
                        | 25 км/час         | +
                        | 25 m/s            | ~
        36 @ km/h       | 10 m/s            | +
                        | 10 м/с            | +
        90 @ min        | 1,5 ч             | +
                        | 1 h 30 min        | +
                        | 1 час 30 минут    | +
                        | 5400 s            | +
                        | 1 h 31 min        | -
                        | 90 часов          | ~
        2 @ kg          | 2000 г            | +
                        | 2 кг              | +
                        | 2 кило            | +
                        | 2 l               | ~
        20 @ °C         | 20 градусов       | +
                        | 68 °F             | +
                        | 293.15 K          | +
                        | 20℃               | +
                        | -20               | ~
        -40 @ °C        | -40 °F            | +
                        | минус 40          | +
                        | минус сорок       | +
                        | Minus forty       | +
                        | - 40 °C           | +
                        | минус 40 градусов | +
                        | 40                | ~
                        | −40               | +
        15 @ %          | 15%               | +
                        | 15 процентов      | +
                        | 150‰              | +
        100 @ ₽         | 100 руб.          | +
                        | 100р              | +
                        | 100 рублей        | +
                        | 10000 копеек      | +
                        | $100              | ~
        5 @ $           | $5                | +
                        | 5 dollars         | +
                        | 500 cents         | +
        3 @ years       | 36 months         | +
                        | 3 года            | +
        12              | 12 m              | ~
        250 @ m2        | 250 м²            | +
                        | 0,025 га          | +
        """

    private static let words = """
        21              | twenty-one        | +
                        | twenty one        | +
                        | двадцать один     | +
                        | Двадцать одна     | +
                        | двадцати одного   | +
                        | двадцать          | -
                        | one twenty        | -
        105             | a hundred and five | +
                        | one hundred five  | +
                        | сто пять          | +
        999999          | nine hundred ninety-nine thousand nine hundred and ninety-nine | +
                        | девятьсот девяносто девять тысяч девятьсот девяносто девять    | +
        2000            | две тысячи        | +
                        | двух тысяч        | +
                        | two thousand      | +
                        | тысяча две        | -
        40 @ m          | сорока метров     | +
                        | forty metres      | +
        -7              | минус семь        | +
                        | -7                | +
        """
}
