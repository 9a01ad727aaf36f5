internal import Quests

/// Checks of signatures by Ed25519 (RFC 8032, section 5.1.7, the equation without cofactor).
enum Ed25519 {
    /// Whether a signature of 64 bytes fits a message and a key of 32 bytes.
    static func isValid(_ signature: [UInt8], of message: [UInt8], by key: [UInt8]) -> Bool {
        guard !EdwardsPoint.isWeak(key) else { return false }
        let scalar = Words256(littleEndian: signature[32..<64])
        guard scalar < order.modulus, let base = Point(baseEncoding), let point = Point(key) else { return false }
        let digest = SHA512.digest(signature[..<32] + key + message)
        let challenge = order.decode(
            order.encode(high: Words256(littleEndian: digest[32...]), low: Words256(littleEndian: digest[..<32])))
        return Point.sum(scalar, base, challenge, point.negated).encoding == Array(signature[..<32])
    }

    /// The order of the base point, 2²⁵² + 27742317777372353535851937790883648493.
    private static let order = MontgomeryField(
        Words256(0x5812_631A_5CF5_D3ED, 0x14DE_F9DE_A2F7_9CD6, 0, 0x1000_0000_0000_0000))

    private static let baseEncoding: [UInt8] = [0x58] + [UInt8](repeating: 0x66, count: 31)
}

extension Ed25519 {
    /// A point of the twisted Edwards curve −x² + y² = 1 + d x² y² in extended coordinates (Hisil, Wong, Carter and Dawson, 2008):
    /// x = X / Z, y = Y / Z, x y = T / Z, in Montgomery's form.
    struct Point: CurvePoint {
        private var x: Words256
        private var y: Words256
        private var z: Words256
        private var t: Words256

        private static let field = MontgomeryField(
            Words256(0xFFFF_FFFF_FFFF_FFED, .max, .max, 0x7FFF_FFFF_FFFF_FFFF))

        /// d = −121665 / 121666.
        private static let d: Words256 = {
            let quotient = field.multiply(
                field.encode(Words256(121_665)), field.inverse(field.encode(Words256(121_666))))
            return field.subtract(Words256(0), quotient)
        }()
        private static let twiceD = field.add(d, d)

        /// A square root of −1: 2 to the power (p − 1) / 4.
        private static let rootOfMinusOne = field.power(
            field.add(field.one, field.one),
            Words256(0xFFFF_FFFF_FFFF_FFFB, .max, .max, 0x1FFF_FFFF_FFFF_FFFF))

        static let neutral = Point(x: Words256(0), y: field.one, z: field.one, t: Words256(0))

        private init(x: Words256, y: Words256, z: Words256, t: Words256) {
            (self.x, self.y, self.z, self.t) = (x, y, z, t)
        }

        /// The point of 32 bytes (RFC 8032, section 5.1.3); `nil` where they are none.
        init?(_ bytes: [UInt8]) {
            let field = Self.field
            let sign = bytes[31] >> 7
            let encoded = Words256(littleEndian: bytes[..<31] + [bytes[31] & 0x7F])
            guard encoded < field.modulus else { return nil }
            let y = field.encode(encoded)
            let square = field.multiply(y, y)
            // x² = u / v; its root, if there is one, is u v³ (u v⁷)^((p − 5) / 8), or that times a root of −1.
            let u = field.subtract(square, field.one)
            let v = field.add(field.multiply(Self.d, square), field.one)
            let cube = field.multiply(field.multiply(v, v), v)
            let seventh = field.multiply(field.multiply(cube, cube), v)
            var x = field.multiply(
                field.multiply(u, cube),
                field.power(
                    field.multiply(u, seventh),
                    Words256(0xFFFF_FFFF_FFFF_FFFD, .max, .max, 0x0FFF_FFFF_FFFF_FFFF)))
            let check = field.multiply(v, field.multiply(x, x))
            if check != u {
                guard check == field.subtract(Words256(0), u) else { return nil }
                x = field.multiply(x, Self.rootOfMinusOne)
            }
            let isOdd = field.decode(x).bit(0)
            if x.isZero && sign == 1 { return nil }
            if isOdd != (sign == 1) { x = field.subtract(Words256(0), x) }
            self.init(x: x, y: y, z: field.one, t: field.multiply(x, y))
        }

        /// The 32 bytes of the point.
        var encoding: [UInt8] {
            let field = Self.field
            let inverse = field.inverse(z)
            var bytes = field.decode(field.multiply(y, inverse)).littleEndianBytes
            if field.decode(field.multiply(x, inverse)).bit(0) { bytes[31] |= 0x80 }
            return bytes
        }

        var negated: Point {
            Point(x: Self.field.subtract(Words256(0), x), y: y, z: z, t: Self.field.subtract(Words256(0), t))
        }

        /// The sum, by a formula that holds for all points of the curve, equal ones too.
        func adding(_ other: Point) -> Point {
            let field = Self.field
            let a = field.multiply(field.subtract(y, x), field.subtract(other.y, other.x))
            let b = field.multiply(field.add(y, x), field.add(other.y, other.x))
            let c = field.multiply(field.multiply(t, Self.twiceD), other.t)
            let product = field.multiply(z, other.z)
            let d = field.add(product, product)
            let (e, f, g, h) = (field.subtract(b, a), field.subtract(d, c), field.add(d, c), field.add(b, a))
            return Point(
                x: field.multiply(e, f), y: field.multiply(g, h), z: field.multiply(f, g), t: field.multiply(e, h))
        }
    }
}
