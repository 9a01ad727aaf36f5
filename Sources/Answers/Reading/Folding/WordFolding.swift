/// White space and leading articles.
enum WordFolding {
    /// Leaves one space between words and none at the ends.
    /// - Returns: whether anything changed.
    static func unifyWhiteSpace(in scalars: inout [UInt32]) -> Bool {
        guard !isUnified(scalars) else { return false }
        var end = 0
        for scalar in scalars {
            if ScalarClass.isWhiteSpace(scalar) {
                if end == 0 || scalars[end - 1] == 0x20 { continue }
                scalars[end] = 0x20
            } else {
                scalars[end] = scalar
            }
            end += 1
        }
        if end > 0, scalars[end - 1] == 0x20 { end -= 1 }
        scalars.removeSubrange(end...)
        return true
    }

    private static func isUnified(_ scalars: [UInt32]) -> Bool {
        var isAfterSpace = true
        for scalar in scalars {
            let isSpace = ScalarClass.isWhiteSpace(scalar)
            if isSpace, isAfterSpace || scalar != 0x20 { return false }
            isAfterSpace = isSpace
        }
        return !isAfterSpace || scalars.isEmpty
    }

    /// Drops an article before another word that is not an article itself.
    ///
    /// Articles of one or two letters, such as *a* and *an*, are dropped only before a word of two letters or more: in `A 113` and
    /// `A B C` they are no articles.
    /// - Returns: whether there was one.
    static func dropArticle(from scalars: inout [UInt32], language: AnswerLanguage) -> Bool {
        guard let space = scalars.prefix(6).firstIndex(of: 0x20), isArticle(scalars[..<space], language) else {
            return false
        }
        let rest = scalars[(space + 1)...]
        guard !isArticle(rest.prefix { $0 != 0x20 }, language) else { return false }
        guard space > 2 || rest.prefix(2).allSatisfy(ScalarClass.isLetter), rest.count >= (space > 2 ? 1 : 2) else {
            return false
        }
        scalars.removeSubrange(...space)
        return true
    }

    private static func isArticle(_ word: ArraySlice<UInt32>, _ language: AnswerLanguage) -> Bool {
        language.articles.contains { article in
            article.count == word.count && zip(article, word).allSatisfy { $0 == $1 | 0x20 }
        }
    }
}
