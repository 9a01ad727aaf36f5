extension WordTable {
    /// Names and phrases with more than one usual form.
    ///
    /// Source: encyclopaedias; numbers are in digits.
    static let englishAliases = WordTable(
        .aliases,
        """
        catherine 2 = catherine great; catherine 2 great
        peter 1 = peter great; peter 1 great
        ivan 4 = ivan terrible; ivan 4 terrible
        frederick 2 = frederick great
        richard 1 = richard lionheart
        william 1 = william conqueror
        2 world war = world war 2; wwii; ww2; ww 2
        1 world war = world war 1; wwi; ww1; ww 1
        northwest = north west; nw
        northeast = north east; ne
        southwest = south west; sw
        southeast = south east; se
        rock roll = rocknroll; rock n roll
        fish chips = fishnchips; fish n chips
        drum bass = drumnbass; drum n bass
        usa = united states; united states of america; us of america
        uk = united kingdom
        new york = nyc; new york city
        """)
}
