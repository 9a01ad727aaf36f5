@testable import MapDrawing

/// Reads the modules of an undamaged code, written from the reader's side of ISO/IEC 18004: it looks up nothing of the encoder.
struct Decoder {
    struct Unreadable: Error { let reason: String }

    private let code: QRCode
    private let version: Int

    init(_ code: QRCode) {
        self.code = code
        version = (code.side - 17) / 4
    }

    func text() throws -> String {
        // Annex C: 15 bits beside the upper left finder pattern, the most significant at its lower left.
        let places = (0..<6).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (0..<6).reversed().map { ($0, 8) }
        let format = places.reduce(0) { $0 << 1 | (code[row: $1.0, $1.1] ? 1 : 0) } ^ 0b101010000010010
        guard format >> 13 == 0 else { throw Unreadable(reason: "level") }
        let mask = (format >> 10) & 7
        var bits: [Int] = []
        var isUp = true
        var column = code.side - 1
        while column > 0 {
            if column == 6 { column -= 1 }
            for step in 0..<code.side {
                let row = isUp ? code.side - 1 - step : step
                for column in [column, column - 1] where !isFunction(row, column) {
                    bits.append((code[row: row, column] ? 1 : 0) ^ (inverts(mask, row, column) ? 1 : 0))
                }
            }
            isUp.toggle()
            column -= 2
        }
        let codewords = stride(from: 0, to: bits.count - 7, by: 8).map { bits[$0..<$0 + 8].reduce(0) { $0 << 1 | $1 } }
        return try segments(data(of: codewords))
    }

    /// Puts the blocks together whose codewords take turns, and checks each: it is a multiple of all generators' roots.
    private func data(of codewords: [Int]) throws -> [Int] {
        guard let (count, correction) = Self.characteristics[version] ?? Self.guessed(codewords.count, version) else {
            throw Unreadable(reason: "version \(version)")
        }
        let short = codewords.count / count - correction
        let longer = codewords.count % count
        var blocks = [[Int]](repeating: [], count: count)
        var place = 0
        for index in 0...short {
            for block in 0..<count where index < short || block >= count - longer {
                blocks[block].append(codewords[place])
                place += 1
            }
        }
        let data = blocks.joined()
        for _ in 0..<correction {
            for block in 0..<count {
                blocks[block].append(codewords[place])
                place += 1
            }
        }
        for block in blocks {
            var root = 1
            for _ in 0..<correction {
                guard block.reduce(0, { Self.product($0, root) ^ $1 }) == 0 else {
                    throw Unreadable(reason: "correction")
                }
                root = Self.product(root, 2)
            }
        }
        return Array(data)
    }

    private static func product(_ one: Int, _ other: Int) -> Int {
        var (one, other, product) = (one, other, 0)
        while other > 0 {
            if other & 1 == 1 { product ^= one }
            one <<= 1
            if one > 255 { one ^= 0b100011101 }
            other >>= 1
        }
        return product
    }

    /// Blocks and correction codewords of each, of the versions that tests make most (table 9, level M).
    private static let characteristics: [Int: (Int, Int)] = [
        1: (1, 10), 2: (1, 16), 3: (1, 26), 4: (2, 18), 5: (2, 24), 6: (4, 16), 7: (4, 18), 8: (4, 22), 9: (5, 22),
        10: (5, 26), 11: (5, 30), 12: (8, 22), 13: (9, 22), 14: (9, 24), 15: (10, 24), 16: (10, 28), 17: (11, 28),
        18: (13, 26), 19: (14, 26), 20: (16, 26), 21: (17, 26),
    ]

    /// From version 22 on each block has 28 correction codewords, and the counts are these.
    private static func guessed(_ total: Int, _ version: Int) -> (Int, Int)? {
        let counts = [17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49]
        return counts.indices.contains(version - 22) ? (counts[version - 22], 28) : nil
    }

    private func segments(_ data: [Int]) throws -> String {
        var bits = data.flatMap { byte in (0..<8).reversed().map { (byte >> $0) & 1 } }[...]
        func take(_ count: Int) -> Int {
            defer { bits = bits.dropFirst(count) }
            return bits.prefix(count).reduce(0) { $0 << 1 | $1 }
        }
        var mode = take(4)
        if mode == 7 {
            guard take(8) == 26 else { throw Unreadable(reason: "interpretation") }
            mode = take(4)
        }
        guard mode == 4 else { throw Unreadable(reason: "mode \(mode)") }
        let count = take(version < 10 ? 8 : 16)
        return String(decoding: (0..<count).map { _ in UInt8(take(8)) }, as: UTF8.self)
    }

    private func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        let product = row * column
        return [
            (row + column) % 2, row % 2, column % 3, (row + column) % 3, (row / 2 + column / 3) % 2,
            product % 2 + product % 3,
            (product % 2 + product % 3) % 2, ((row + column) % 2 + product % 3) % 2,
        ][mask] == 0
    }

    private func isFunction(_ row: Int, _ column: Int) -> Bool {
        let last = code.side - 1
        if row == 6 || column == 6 { return true }
        if row < 9 && column < 9 || row < 9 && column > last - 8 || row > last - 8 && column < 9 { return true }
        if version > 6, row < 6 && column > last - 11 || column < 6 && row > last - 11 { return true }
        return centres.contains { down in
            centres.contains { across in
                let isFinder =
                    (down == 6 || down == last - 6) && (across == 6 || across == last - 6) && !(down > 6 && across > 6)
                return !isFinder && abs(row - down) < 3 && abs(column - across) < 3
            }
        }
    }

    /// Table E.1.
    private var centres: [Int] {
        guard version > 1 else { return [] }
        let (last, gaps) = (code.side - 7, version / 7 + 1)
        guard gaps > 1 else { return [6, last] }
        var step = Int((Double(last - 6) / Double(gaps)).rounded(.up))
        if step % 2 == 1 { step += 1 }
        if version == 32 { step = 26 }
        return [6] + (0..<gaps).reversed().map { last - $0 * step }
    }
}
