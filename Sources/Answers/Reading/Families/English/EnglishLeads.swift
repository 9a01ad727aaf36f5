extension WordTable {
    /// Phrases before an answer.
    ///
    /// Source: what riders write; only said of the answer, never left out of an accepted text.
    static let englishLeads = WordTable(
        .leads,
        """
        it is
        it was
        its
        this is
        that is
        they are
        there are
        there is
        there were
        we counted
        i count
        i counted
        i see
        i think
        i think its
        i think it is
        maybe
        probably
        perhaps
        answer
        answer is
        exactly
        precisely
        just
        only
        in year
        year
        city of
        river
        lake
        color
        colour
        cruiser
        """)
}
