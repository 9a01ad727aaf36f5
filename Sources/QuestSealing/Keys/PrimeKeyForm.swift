/// Private keys of P-256 in DER: PKCS#8 (RFC 5958), and the older form of RFC 5915, which PKCS#8 also has inside.
enum PrimeKeyForm {
    /// { OID 1.2.840.10045.2.1, OID 1.2.840.10045.3.1.7 }
    private static let algorithm: [UInt8] = [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01] + curve
    /// OID 1.2.840.10045.3.1.7
    private static let curve: [UInt8] = [0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]

    /// PKCS#8 as OpenSSL writes it: with the public key, x and y, inside.
    ///
    /// SEQUENCE { INTEGER 0, SEQUENCE { two OIDs }, OCTET STRING {
    /// SEQUENCE { INTEGER 1, OCTET STRING of 32 bytes, [1] { BIT STRING of 4, x and y } } } }
    static func bytes(secret: [UInt8], _ point: [UInt8]) -> [UInt8] {
        [0x30, 0x81, 0x87, 0x02, 0x01, 0x00, 0x30, 0x13] + algorithm
            + [0x04, 0x6D, 0x30, 0x6B, 0x02, 0x01, 0x01, 0x04, 0x20] + secret
            + [0xA1, 0x44, 0x03, 0x42, 0x00, 0x04] + point
    }

    /// The bytes of the secret, of either form; `nil` where there are none.
    static func secret(_ der: [UInt8]) -> [UInt8]? {
        var whole = DERReader(der[...])
        guard var fields = whole.sequence(), whole.isAtEnd else { return nil }
        // PKCS#8 has version 0, the older form 1.
        guard let version = fields.next(.integer) else { return nil }
        return version == [0] ? packed(&fields) : older(&fields, version: version)
    }

    private static func packed(_ fields: inout DERReader) -> [UInt8]? {
        guard fields.next(.sequence)?.elementsEqual(algorithm) == true, let inside = fields.next(.octets) else {
            return nil
        }
        // Attributes say nothing of the key.
        _ = fields.next(.field0)
        var whole = DERReader(inside)
        guard fields.isAtEnd, var inner = whole.sequence(), whole.isAtEnd, let version = inner.next(.integer) else {
            return nil
        }
        return older(&inner, version: version)
    }

    /// The public key in it is not read: it follows from the secret.
    private static func older(_ fields: inout DERReader, version: ArraySlice<UInt8>) -> [UInt8]? {
        guard version == [1], let secret = fields.next(.octets) else { return nil }
        if let parameters = fields.next(.field0), !parameters.elementsEqual(curve) { return nil }
        if let field = fields.next(.field1) {
            var field = DERReader(field)
            guard field.next(.bits) != nil, field.isAtEnd else { return nil }
        }
        return fields.isAtEnd ? Array(secret) : nil
    }
}
