extension WordTable {
    /// Ordinals in words.
    ///
    /// Source: CLDR, spell-out ordinals of `en`.
    static let englishOrdinals = WordTable(
        .ordinals,
        """
        1 first
        2 second
        3 third
        4 fourth
        5 fifth
        6 sixth
        7 seventh
        8 eighth
        9 ninth
        10 tenth
        11 eleventh
        12 twelfth
        13 thirteenth
        14 fourteenth
        15 fifteenth
        16 sixteenth
        17 seventeenth
        18 eighteenth
        19 nineteenth
        20 twentieth
        30 thirtieth
        40 fortieth
        50 fiftieth
        60 sixtieth
        70 seventieth
        80 eightieth
        90 ninetieth
        100 hundredth
        1000 thousandth
        """)
}
