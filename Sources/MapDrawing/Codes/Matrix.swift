/// The modules of a symbol, and which of them are function patterns (ISO/IEC 18004 section 6.3).
struct Matrix: Hashable {
    let side: Int
    private let version: Int
    private var isDark: [Bool]
    private var isFunction: [Bool]

    /// Draws the function patterns; the places of the format are kept.
    init(version: Int) {
        self.version = version
        side = 17 + 4 * version
        isDark = Array(repeating: false, count: side * side)
        isFunction = isDark
        for index in 0..<side {
            set(6, index, index.isMultiple(of: 2))
            set(index, 6, index.isMultiple(of: 2))
        }
        for (row, column) in [(3, 3), (3, side - 4), (side - 4, 3)] { drawFinder(row, column) }
        let places = Matrix.alignments(version: version)
        let last = places.last ?? 6
        for row in places {
            for column in places where ![[6, 6], [6, last], [last, 6]].contains([row, column]) {
                drawAlignment(row, column)
            }
        }
        drawFormat(mask: 0)
        drawVersion()
    }

    subscript(row: Int, column: Int) -> Bool { isDark[row * side + column] }

    /// Places codewords in columns of two from the lower right, upwards and downwards in turn (section 7.7.3).
    mutating func place(_ codewords: [UInt8]) {
        var bit = 0
        for (turn, right) in Matrix.columns(side).enumerated() {
            for step in 0..<side {
                let row = turn.isMultiple(of: 2) ? side - 1 - step : step
                for column in [right, right - 1] where !isFunction[row * side + column] {
                    guard bit < codewords.count * 8 else { continue }
                    isDark[row * side + column] = (codewords[bit / 8] >> UInt8(7 - bit % 8)) & 1 == 1
                    bit += 1
                }
            }
        }
    }

    /// The symbol with a mask, and the format that names it (sections 7.8.2 and 7.9).
    func masked(by mask: Int) -> Matrix {
        var masked = self
        for row in 0..<side {
            for column in 0..<side where !isFunction[row * side + column] && Matrix.isInverted(mask, row, column) {
                masked.isDark[row * side + column].toggle()
            }
        }
        masked.drawFormat(mask: mask)
        return masked
    }

    /// The right columns of the pairs; the upright timing pattern is skipped.
    private static func columns(_ side: Int) -> [Int] {
        stride(from: side - 1, to: 0, by: -2).map { $0 <= 6 ? $0 - 1 : $0 }
    }

    static func isInverted(_ mask: Int, _ i: Int, _ j: Int) -> Bool {
        switch mask {
        case 0: (i + j).isMultiple(of: 2)
        case 1: i.isMultiple(of: 2)
        case 2: j.isMultiple(of: 3)
        case 3: (i + j).isMultiple(of: 3)
        case 4: (i / 2 + j / 3).isMultiple(of: 2)
        case 5: i * j % 2 + i * j % 3 == 0
        case 6: (i * j % 2 + i * j % 3).isMultiple(of: 2)
        default: ((i + j) % 2 + i * j % 3).isMultiple(of: 2)
        }
    }

    private mutating func set(_ row: Int, _ column: Int, _ dark: Bool) {
        isDark[row * side + column] = dark
        isFunction[row * side + column] = true
    }

    private mutating func drawFinder(_ row: Int, _ column: Int) {
        for down in -4...4 {
            for across in -4...4 where (0..<side).contains(row + down) && (0..<side).contains(column + across) {
                let ring = max(abs(down), abs(across))
                set(row + down, column + across, ring != 2 && ring != 4)
            }
        }
    }

    private mutating func drawAlignment(_ row: Int, _ column: Int) {
        for down in -2...2 {
            for across in -2...2 { set(row + down, column + across, max(abs(down), abs(across)) != 1) }
        }
    }

    /// The rows, and columns, of alignment patterns (annex E).
    static func alignments(version: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        let last = version * 4 + 10
        return [6] + (0..<count - 1).reversed().map { last - $0 * step }
    }

    /// Level M, whose two bits are 00, and the mask, by a BCH code (annex C).
    private mutating func drawFormat(mask: Int) {
        var rest = mask
        for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
        let bits = (mask << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { (bits >> index) & 1 == 1 }
        for index in 0..<15 {
            let near = index < 6 ? index : index < 8 ? index + 1 : 8
            let far = index < 8 ? 8 : index == 8 ? 7 : 14 - index
            set(near, far, bit(index))
            if index < 8 { set(8, side - 1 - index, bit(index)) } else { set(side - 15 + index, 8, bit(index)) }
        }
        set(side - 8, 8, true)
    }

    /// The version, by a Golay code (annex D).
    private mutating func drawVersion() {
        guard version > 6 else { return }
        var rest = version
        for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1F25) }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let dark = (bits >> index) & 1 == 1
            set(index / 3, side - 11 + index % 3, dark)
            set(side - 11 + index % 3, index / 3, dark)
        }
    }

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
