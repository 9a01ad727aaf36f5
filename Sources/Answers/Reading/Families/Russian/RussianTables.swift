extension WordTable {
    /// The tables of Russian.
    static let russian = [
        russianCardinals,
        russianOrdinals,
        russianOrdinalEndings,
        russianMonths,
        russianShares,
        russianLinks,
        russianYears,
        russianEras,
        russianCenturies,
        russianTitles,
        russianGenerics,
        russianParticles,
        russianLeads,
        russianPrepositions,
        russianTrailers,
        russianLimits,
        russianStreets,
        russianPrefixes,
        russianSpellings,
        russianAliases,
    ]
}
