/// Writes XML 1.0 as UTF-8, element by element.
///
///     var writer = XMLWriter()
///     writer.element("Event", ["id": "7"]) { event in
///         event.element("Name", "Around the lake")
///     }
///     writer.bytes
///
/// An element without content is written as an empty-element tag. A character that XML does not allow (section 2.2) becomes U+FFFD;
/// line ends inside attributes and carriage returns anywhere become references, so that they are read back.
///
/// Not enforced: that names are names, that there is one outermost element, and what a schema demands.
package struct XMLWriter {
    /// An attribute's name and value; without a value it is left out.
    package typealias Attributes = KeyValuePairs<StaticString, String?>

    /// What is written so far.
    package private(set) var bytes: [UInt8]
    private let indentation: Int
    private var depth = 0

    /// Starts a document with its declaration.
    ///
    /// - Parameter indentation: the blanks before a nested element, for each level.
    package init(indentation: Int = 2) {
        self.indentation = indentation
        bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    }

    /// Writes an element with a text.
    package mutating func element(_ name: StaticString, _ text: String, _ attributes: Attributes = [:]) {
        open(name, attributes)
        guard !text.isEmpty else { return bytes.append(contentsOf: "/>\n".utf8) }
        bytes.append(UInt8(ascii: ">"))
        appendEscaped(text, isAttribute: false)
        close(name)
    }

    /// Writes an element with a text, where there is one.
    package mutating func element(_ name: StaticString, optional text: String?) {
        if let text { element(name, text) }
    }

    /// Writes an element without content.
    package mutating func element(_ name: StaticString, _ attributes: Attributes) {
        element(name, "", attributes)
    }

    /// Writes an element around those that `content` writes.
    package mutating func element(
        _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout XMLWriter) -> Void
    ) {
        open(name, attributes)
        let start = bytes.count
        bytes.append(contentsOf: ">\n".utf8)
        let empty = bytes.count
        depth += 1
        content(&self)
        depth -= 1
        if bytes.count == empty {
            bytes.removeSubrange(start...)
            bytes.append(contentsOf: "/>\n".utf8)
        } else {
            indent()
            close(name)
        }
    }

    private mutating func open(_ name: StaticString, _ attributes: Attributes) {
        indent()
        bytes.append(UInt8(ascii: "<"))
        append(name)
        for (key, value) in attributes {
            guard let value else { continue }
            bytes.append(UInt8(ascii: " "))
            append(key)
            bytes.append(contentsOf: "=\"".utf8)
            appendEscaped(value, isAttribute: true)
            bytes.append(UInt8(ascii: "\""))
        }
    }

    private mutating func close(_ name: StaticString) {
        bytes.append(contentsOf: "</".utf8)
        append(name)
        bytes.append(contentsOf: ">\n".utf8)
    }

    private mutating func indent() {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * indentation))
    }

    private mutating func append(_ name: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    private mutating func appendEscaped(_ text: String, isAttribute: Bool) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": bytes.append(contentsOf: "&amp;".utf8)
            case "<": bytes.append(contentsOf: "&lt;".utf8)
            case ">": bytes.append(contentsOf: "&gt;".utf8)
            case "\"" where isAttribute: bytes.append(contentsOf: "&quot;".utf8)
            case "\r": bytes.append(contentsOf: "&#13;".utf8)
            case "\n" where isAttribute: bytes.append(contentsOf: "&#10;".utf8)
            case "\t" where isAttribute: bytes.append(contentsOf: "&#9;".utf8)
            case "\t", "\n": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                bytes.append(contentsOf: "\u{FFFD}".utf8)
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }
}
