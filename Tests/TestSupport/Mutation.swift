public import Support

/// Seeded damage to bytes, for tests that nothing crashes.
public enum Mutation {
    /// A copy of `bytes` with a few random changes: flipped bits, replaced, removed, repeated and spliced stretches,
    /// a cut end.
    public static func damaged(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        var result = bytes
        for _ in 0...generator.next(below: 4) {
            guard !result.isEmpty else { return [UInt8(truncatingIfNeeded: generator.next())] }
            let start = generator.next(below: result.count)
            let end = min(result.count, start + 1 + generator.next(below: 16))
            switch generator.next(below: 7) {
            case 0: result[start] ^= 1 << UInt8(generator.next(below: 8))
            case 1: result[start] = UInt8(truncatingIfNeeded: generator.next())
            case 2: result.removeSubrange(start..<end)
            case 3: result.insert(contentsOf: Array(result[start..<end]), at: start)
            case 4:
                let from = generator.next(below: result.count)
                let stretch = Array(result[from..<min(result.count, from + 64)])
                result.replaceSubrange(start..<end, with: stretch)
            case 5: result.removeSubrange(start...)
            default:
                for index in start..<end { result[index] = generator.chance(0.5) ? 0xFF : 0 }
            }
        }
        return result
    }
}
