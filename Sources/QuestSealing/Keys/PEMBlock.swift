internal import JSON

/// One block of a PEM file (RFC 7468): a label, and bytes in base64.
struct PEMBlock {
    /// What stands between `-----BEGIN ` and `-----`.
    let label: String
    /// The bytes, in DER for all blocks that are read here.
    let bytes: [UInt8]

    init(_ label: String, _ bytes: [UInt8]) {
        self.label = label
        self.bytes = bytes
    }

    /// All blocks of a text, without what stands between them; `nil` where one is not closed or is not base64.
    ///
    /// White space and line lengths do not matter; headers inside of a block, which old encrypted files have, are no base64.
    static func blocks(in text: String) -> [PEMBlock]? {
        var blocks: [PEMBlock] = []
        var open: (label: String, letters: String)?
        // A line end of Windows is one character of its own, so this splits at it as well.
        for line in text.split(whereSeparator: { $0.isNewline }) {
            let line = line.filter { !$0.isWhitespace || $0 == " " }
            if let label = marked(line, by: "BEGIN") {
                guard open == nil else { return nil }
                open = (label, "")
            } else if let label = marked(line, by: "END") {
                guard let block = open, block.label == label, let bytes = Base64.bytes(block.letters) else {
                    return nil
                }
                blocks.append(PEMBlock(label, bytes))
                open = nil
            } else {
                open?.letters += line.filter { $0 != " " }
            }
        }
        return open == nil ? blocks : nil
    }

    /// The label of a line such as `-----BEGIN PRIVATE KEY-----`.
    private static func marked(_ line: String, by word: String) -> String? {
        let (head, tail) = ("-----\(word) ", "-----")
        guard line.hasPrefix(head), line.hasSuffix(tail), line.count >= head.count + tail.count else { return nil }
        return String(line.dropFirst(head.count).dropLast(tail.count))
    }

    /// The block as a file has it, in lines of 64 letters.
    var text: String {
        var rest = Base64.text(bytes)[...]
        var lines = ["-----BEGIN \(label)-----"]
        while !rest.isEmpty {
            lines.append(String(rest.prefix(64)))
            rest = rest.dropFirst(64)
        }
        return (lines + ["-----END \(label)-----", ""]).joined(separator: "\n")
    }
}
