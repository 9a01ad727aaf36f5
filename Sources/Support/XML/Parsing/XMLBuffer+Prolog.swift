extension XMLBuffer {
    /// UTF-16 and UTF-32 are recognised by their first bytes (XML 1.0 appendix F).
    mutating func refuseWideEncodings() throws {
        guard try has(2) else { return }
        let (first, second) = (base[position], base[position + 1])
        if (first, second) == (0xFE, 0xFF) || (first, second) == (0xFF, 0xFE) || first == 0 || second == 0 {
            throw error(.unsupportedEncoding("UTF-16"), at: position)
        }
    }

    /// `<?xml version="1.0" encoding="…"?>`
    mutating func readDeclaration() throws {
        while firstIndex(of: "?>") == nil {
            guard try fill() else { throw error(.unexpectedEnd(inside: "<?xml"), at: end) }
        }
        guard let close = firstIndex(of: "?>") else { return }
        // The declaration has the form of a tag if its question mark is read as the slash of an empty element.
        let mark = base[close]
        base[close] = UInt8(ascii: "/")
        var attributes: ContiguousArray<XMLPullParser.Attribute> = []
        let outcome = XMLTag.scan(base, from: position + 1, to: close + 2, into: &attributes)
        base[close] = mark
        guard case .complete = outcome else { throw error(.malformedTag, at: position) }
        for attribute in attributes where XMLValue(text(attribute.name)) == "encoding" {
            let name = String(decoding: text(attribute.value), as: UTF8.self)
            guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) else {
                throw error(.unsupportedEncoding(name), at: attribute.value.lowerBound)
            }
        }
        position = close + 2
    }

    /// Skips `<!DOCTYPE …>` with everything declared in it.
    mutating func skipDocumentType() throws {
        let what = "<!DOCTYPE"
        var depth = 0
        while try has(1) {
            let byte = base[position]
            if byte == UInt8(ascii: "<") {
                if try starts(with: "<!--") {
                    position += 4
                    try skip(past: "-->", inside: "<!--")
                    continue
                }
                if try starts(with: "<?") {
                    try skip(past: "?>", inside: "<?")
                    continue
                }
                depth += 1
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                position += 1
                try skip(past: byte == UInt8(ascii: "'") ? "'" : "\"", inside: what)
                continue
            }
            position += 1
            if byte == UInt8(ascii: ">") {
                depth -= 1
                if depth == 0 { return }
            }
        }
        throw error(.unexpectedEnd(inside: what), at: end)
    }
}
