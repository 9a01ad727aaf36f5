/// The sixteen words of Salsa20/8 Core (RFC 7914, section 3), as rows of the four words that a step of the rounds takes together:
/// the diagonals of the matrix.
struct Salsa20 {
    private var a: SIMD4<UInt32>
    private var b: SIMD4<UInt32>
    private var c: SIMD4<UInt32>
    private var d: SIMD4<UInt32>

    /// Sixteen words from a place on.
    @inline(__always)
    init(_ words: UnsafeMutableBufferPointer<UInt32>, at place: Int) {
        a = SIMD4(words[place], words[place &+ 5], words[place &+ 10], words[place &+ 15])
        b = SIMD4(words[place &+ 4], words[place &+ 9], words[place &+ 14], words[place &+ 3])
        c = SIMD4(words[place &+ 8], words[place &+ 13], words[place &+ 2], words[place &+ 7])
        d = SIMD4(words[place &+ 12], words[place &+ 1], words[place &+ 6], words[place &+ 11])
    }

    @inline(__always)
    func store(_ words: UnsafeMutableBufferPointer<UInt32>, at place: Int) {
        (words[place], words[place &+ 5], words[place &+ 10], words[place &+ 15]) = (a.x, a.y, a.z, a.w)
        (words[place &+ 4], words[place &+ 9], words[place &+ 14], words[place &+ 3]) = (b.x, b.y, b.z, b.w)
        (words[place &+ 8], words[place &+ 13], words[place &+ 2], words[place &+ 7]) = (c.x, c.y, c.z, c.w)
        (words[place &+ 12], words[place &+ 1], words[place &+ 6], words[place &+ 11]) = (d.x, d.y, d.z, d.w)
    }

    /// Takes sixteen words in by exclusive or, and mixes by eight rounds.
    @inline(__always)
    mutating func mix(_ words: UnsafeMutableBufferPointer<UInt32>, at place: Int) {
        let other = Salsa20(words, at: place)
        a ^= other.a
        b ^= other.b
        c ^= other.c
        d ^= other.d
        let before = self
        for _ in 0..<4 {
            doubleRound()
        }
        a &+= before.a
        b &+= before.b
        c &+= before.c
        d &+= before.d
    }

    /// A round over columns and one over rows; in between the words turn, so that both work on whole rows here.
    @inline(__always)
    private mutating func doubleRound() {
        b ^= Self.rotated(a &+ d, 7)
        c ^= Self.rotated(b &+ a, 9)
        d ^= Self.rotated(c &+ b, 13)
        a ^= Self.rotated(d &+ c, 18)
        let (columnB, columnC, columnD) = (b, c, d)
        b = SIMD4(columnD.y, columnD.z, columnD.w, columnD.x)
        c = SIMD4(columnC.z, columnC.w, columnC.x, columnC.y)
        d = SIMD4(columnB.w, columnB.x, columnB.y, columnB.z)
        b ^= Self.rotated(a &+ d, 7)
        c ^= Self.rotated(b &+ a, 9)
        d ^= Self.rotated(c &+ b, 13)
        a ^= Self.rotated(d &+ c, 18)
        let (rowB, rowC, rowD) = (b, c, d)
        b = SIMD4(rowD.y, rowD.z, rowD.w, rowD.x)
        c = SIMD4(rowC.z, rowC.w, rowC.x, rowC.y)
        d = SIMD4(rowB.w, rowB.x, rowB.y, rowB.z)
    }

    @inline(__always)
    private static func rotated(_ words: SIMD4<UInt32>, _ bits: UInt32) -> SIMD4<UInt32> {
        words &<< bits | words &>> (32 &- bits)
    }
}
