extension WordTable {
    /// Kinds of streets and their abbreviations.
    ///
    /// Source: USPS Publication 28, appendix C1; usage in Britain.
    static let englishStreets = WordTable(
        .streets,
        """
        street st str
        road rd
        avenue ave av
        boulevard blvd boul bulvd
        square sq
        lane ln
        drive dr drv
        court ct
        place pl
        highway hwy
        parkway pkwy
        terrace ter terr
        close cl
        crescent cres
        embankment emb
        alley aly
        bridge br brg
        """)
}
