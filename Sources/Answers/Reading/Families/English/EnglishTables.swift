extension WordTable {
    /// The tables of English.
    static let english = [
        englishCardinals,
        englishOrdinals,
        englishOrdinalEndings,
        englishMonths,
        englishShares,
        englishLinks,
        englishYears,
        englishEras,
        englishCenturies,
        englishTitles,
        englishGenerics,
        englishParticles,
        englishLeads,
        englishPrepositions,
        englishTrailers,
        englishLimits,
        englishStreets,
        englishPrefixes,
        englishSpellings,
        englishAliases,
    ]
}
