internal import Support

/// Checks of signatures by ECDSA over P-256 with SHA-256 (FIPS 186-5, section 6.4.2).
enum P256 {
    /// Whether a signature of 64 bytes, *r* and *s*, fits a message and a key of 64 bytes, *x* and *y*.
    static func isValid(_ signature: [UInt8], of message: [UInt8], by key: [UInt8]) -> Bool {
        let r = Words256(bigEndian: signature[..<32])
        let s = Words256(bigEndian: signature[32..<64])
        guard !r.isZero, !s.isZero, r < order.modulus, s < order.modulus, let point = Point(key),
            let base = Point(baseBytes)
        else { return false }
        let inverse = order.inverse(order.encode(s))
        let digest = order.encode(Words256(bigEndian: SHA256.bytes(message)))
        let first = order.decode(order.multiply(digest, inverse))
        let second = order.decode(order.multiply(order.encode(r), inverse))
        guard let x = Point.sum(first, base, second, point).x else { return false }
        return (x < order.modulus ? x : x.subtracting(order.modulus).difference) == r
    }

    /// The order of the base point.
    private static let order = MontgomeryField(
        Words256(0xF3B9_CAC2_FC63_2551, 0xBCE6_FAAD_A717_9E84, .max, 0xFFFF_FFFF_0000_0000))

    /// *x* and *y* of the base point (NIST, SP 800-186, section 3.2.1.3).
    private static let baseBytes: [UInt8] = [
        0x6B, 0x17, 0xD1, 0xF2, 0xE1, 0x2C, 0x42, 0x47, 0xF8, 0xBC, 0xE6, 0xE5, 0x63, 0xA4, 0x40, 0xF2,
        0x77, 0x03, 0x7D, 0x81, 0x2D, 0xEB, 0x33, 0xA0, 0xF4, 0xA1, 0x39, 0x45, 0xD8, 0x98, 0xC2, 0x96,
        0x4F, 0xE3, 0x42, 0xE2, 0xFE, 0x1A, 0x7F, 0x9B, 0x8E, 0xE7, 0xEB, 0x4A, 0x7C, 0x0F, 0x9E, 0x16,
        0x2B, 0xCE, 0x33, 0x57, 0x6B, 0x31, 0x5E, 0xCE, 0xCB, 0xB6, 0x40, 0x68, 0x37, 0xBF, 0x51, 0xF5,
    ]
}

extension P256 {
    /// A point of y² = x³ − 3x + b in projective coordinates, x = X / Z and y = Y / Z, in Montgomery's form.
    struct Point: CurvePoint {
        private var px: Words256
        private var py: Words256
        private var pz: Words256

        private static let field = MontgomeryField(Words256(.max, 0xFFFF_FFFF, 0, 0xFFFF_FFFF_0000_0001))
        private static let b = field.encode(
            Words256(0x3BCE_3C3E_27D2_604B, 0x651D_06B0_CC53_B0F6, 0xB3EB_BD55_7698_86BC, 0x5AC6_35D8_AA3A_93E7))
        static let neutral = Point(Words256(0), field.one, Words256(0))

        private init(_ px: Words256, _ py: Words256, _ pz: Words256) { (self.px, self.py, self.pz) = (px, py, pz) }

        /// The point of *x* and *y*, 32 bytes each, the most significant first; `nil` where they are none of the curve.
        init?(_ bytes: [UInt8]) {
            let field = Self.field
            let (x, y) = (Words256(bigEndian: bytes[..<32]), Words256(bigEndian: bytes[32..<64]))
            guard x < field.modulus, y < field.modulus else { return nil }
            self.init(field.encode(x), field.encode(y), field.one)
            let threeX = field.add(field.add(px, px), px)
            let cube = field.multiply(field.multiply(px, px), px)
            guard field.multiply(py, py) == field.add(field.subtract(cube, threeX), Self.b) else { return nil }
        }

        /// *x* below the field's modulus; `nil` for the point at infinity.
        var x: Words256? {
            guard !pz.isZero else { return nil }
            return Self.field.decode(Self.field.multiply(px, Self.field.inverse(pz)))
        }

        /// The sum, by formulas that hold for all points (Renes, Costello and Batina, Complete addition formulas for prime order
        /// elliptic curves, 2016, algorithm 4).
        func adding(_ other: Point) -> Point {
            let field = Self.field
            let xx = field.multiply(px, other.px)
            let yy = field.multiply(py, other.py)
            let zz = field.multiply(pz, other.pz)
            // The mixed sums: X₁Y₂ + X₂Y₁, Y₁Z₂ + Y₂Z₁, X₁Z₂ + X₂Z₁.
            let xy = mixed(px, py, other.px, other.py, field.add(xx, yy))
            let yz = mixed(py, pz, other.py, other.pz, field.add(yy, zz))
            let xz = mixed(px, pz, other.px, other.pz, field.add(xx, zz))

            let low = tripled(field.subtract(xz, field.multiply(Self.b, zz)))
            let less = field.subtract(yy, low)
            let more = field.add(yy, low)
            let threeZZ = tripled(zz)
            let side = tripled(field.subtract(field.subtract(field.multiply(Self.b, xz), threeZZ), xx))
            let slope = field.subtract(tripled(xx), threeZZ)
            return Point(
                field.subtract(field.multiply(xy, more), field.multiply(yz, side)),
                field.add(field.multiply(more, less), field.multiply(slope, side)),
                field.add(field.multiply(yz, less), field.multiply(xy, slope)))
        }

        private func mixed(_ a: Words256, _ b: Words256, _ c: Words256, _ d: Words256, _ products: Words256) -> Words256
        {
            let field = Self.field
            return field.subtract(field.multiply(field.add(a, b), field.add(c, d)), products)
        }

        private func tripled(_ number: Words256) -> Words256 {
            Self.field.add(Self.field.add(number, number), number)
        }
    }
}
