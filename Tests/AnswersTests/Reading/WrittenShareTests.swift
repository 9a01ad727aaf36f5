import Testing

@testable import Answers

@Suite("Shares in digits")
struct WrittenShareTests {
    private func read(_ text: String) -> (share: String, end: Int)? {
        let scalars = text.unicodeScalars.map { $0.value }
        let end = scalars.firstIndex { !ScalarClass.isDigit($0) } ?? scalars.count
        return WrittenShare(scalars, from: 0, to: end).map { (String($0.scalars), $0.end) }
    }

    /// A share below one of halves to tenths: a decimal number where that ends, else as it was written.
    private func expected(_ whole: Int?, _ above: Int, _ below: Int) -> String? {
        guard below >= 2, below <= 10, above >= 1, above < below else { return nil }
        let thousandths = above * 1000
        guard below != 6 || above != 3, thousandths % below == 0, below != 6, below != 9, below != 3, below != 7 else {
            return whole.map { "\($0) \(above)/\(below)" } ?? "\(above)/\(below)"
        }
        let sum = (whole ?? 0) * 1000 + thousandths / below
        var decimals = String(String(1000 + sum % 1000).dropFirst())
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sum / 1000).\(decimals)"
    }

    @Test("shares of 0 to 12 by 0 to 12, alone and behind a whole number, with either slash")
    func everyShare() {
        for slash in ["/", "\u{2044}"] {
            for above in 0...12 {
                for below in 0...12 {
                    for whole in [nil, 0, 1, 9, 120] as [Int?] {
                        let text = (whole.map { "\($0) " } ?? "") + "\(above)\(slash)\(below)"
                        let found = read(text)
                        #expect(found?.share == expected(whole, above, below), "\(text)")
                        if let found { #expect(found.end == text.unicodeScalars.count, "\(text)") }
                    }
                }
            }
        }
    }

    @Test("what has no share, or more than four digits, is none")
    func none() {
        for text in ["1", "1/", "1 /2", "2 1", "2 1/", "2  1/2", "10000 1/2", "1/00002", "00001/2", "2-1/2", "2 1-2"] {
            #expect(read(text) == nil, "\(text)")
        }
        #expect(read("0001/0002")?.share == "0.5")
        #expect(read("2 1/2 кг")?.end == 5)
    }
}
