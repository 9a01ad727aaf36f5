/// A unit in which an answer is measured.
///
///     MeasureUnit("км/ч") == MeasureUnit("km/h")  // true
///     MeasureUnit("minutes")?.symbol              // "min"
///
/// Known are metric and English lengths, masses, areas, volumes and speeds, times, temperatures, percent, degrees and four
/// currencies, each by its English and Russian names and abbreviations. Conversion within a dimension is exact: every factor is a
/// finite decimal.
public struct MeasureUnit: Sendable, Hashable, CustomStringConvertible {
    /// What a unit measures. Each currency is a dimension of its own: currencies are not converted.
    public enum Dimension: Sendable, Hashable {
        /// Lengths, in metres.
        case length
        /// Areas, in square metres.
        case area
        /// Volumes, in litres.
        case volume
        /// Masses, in grams.
        case mass
        /// Durations up to weeks, in seconds.
        case time
        /// Months and years, which have no fixed number of days, in months.
        case calendar
        /// Speeds, in metres per hour.
        case speed
        /// Temperatures, in ninths of a kelvin.
        case temperature
        /// Shares, in percent.
        case share
        /// Angles, in degrees.
        case angle
        /// Money of one currency, named by its sign.
        case money(String)
    }

    /// What the unit measures.
    public let dimension: Dimension
    /// The international symbol: `m`, `km/h`, `°C`, `₽`.
    public let symbol: String

    /// One unit in the base unit of its dimension.
    let factor: ExactDecimal
    /// Added before multiplying; 0 except for temperatures.
    let offset: ExactDecimal

    /// A unit by any of its names, in any case and with or without a point; `nil` if it is unknown.
    public init?(_ name: String) {
        var scalars = FoldedText(name, [.compatibility, .letterCase, .whiteSpace]).scalars
        while scalars.last == 0x2E { scalars.removeLast() }
        guard let unit = UnitNames.unit(scalars) else { return nil }
        self = unit
    }

    package init(dimension: Dimension, symbol: String, factor: String, offset: String = "0") {
        self.dimension = dimension
        self.symbol = symbol
        self.factor = ExactDecimal(factor) ?? .zero
        self.offset = ExactDecimal(offset) ?? .zero
    }

    /// The symbol.
    public var description: String { symbol }

    /// Converts a number of these to the base unit of the dimension.
    package func base(_ number: ExactDecimal) -> ExactDecimal { (number + offset) * factor }
}
