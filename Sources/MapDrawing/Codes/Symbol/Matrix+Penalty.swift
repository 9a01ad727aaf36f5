extension Matrix {
    /// How badly a scanner would see the symbol (ISO/IEC 18004 section 7.8.3).
    var penalty: Int {
        var penalty = 0
        for line in 0..<side {
            penalty += Matrix.penalty((0..<side).map { self[line, $0] })
            penalty += Matrix.penalty((0..<side).map { self[$0, line] })
        }
        var dark = 0
        for row in 0..<side {
            for column in 0..<side {
                let module = self[row, column]
                if module { dark += 1 }
                guard row + 1 < side, column + 1 < side else { continue }
                if module == self[row, column + 1], module == self[row + 1, column], module == self[row + 1, column + 1]
                {
                    penalty += 3
                }
            }
        }
        // For each 5 % by which the dark ones are more or fewer than a half.
        return penalty + abs(dark * 20 - side * side * 10) / (side * side) * 10
    }

    /// Of one row or column: runs of five and more, and what looks like a finder pattern.
    private static func penalty(_ line: [Bool]) -> Int {
        var penalty = 0
        var run = 0
        // The last eleven modules as bits; beyond both edges it is light.
        var window = 0
        func look(at module: Bool) {
            window = (window << 1 | (module ? 1 : 0)) & 0x7FF
            if window == 0b0000_1011101 || window == 0b1011101_0000 { penalty += 40 }
        }
        for (index, module) in line.enumerated() {
            run = index > 0 && line[index - 1] == module ? run + 1 : 1
            if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
            look(at: module)
        }
        for _ in 0..<4 { look(at: false) }
        return penalty
    }
}
