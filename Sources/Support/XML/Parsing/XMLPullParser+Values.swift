// What the last event was about. Values must not be used after the next call of `next()`.
extension XMLPullParser {
    /// The element's name as it is written, prefix included.
    package var name: XMLValue { XMLValue(buffer.text(elementName)) }

    /// The text of a `text` event.
    package var text: XMLValue { XMLValue(buffer.text(textRange)) }

    /// Whether the element of the last start or end has this name.
    @inline(__always)
    package func isElement(_ name: StaticString) -> Bool { self.name == name }

    /// An attribute of the last start tag.
    package func attribute(_ name: StaticString) -> XMLValue? {
        for attribute in attributes where XMLValue(buffer.text(attribute.name)) == name {
            return XMLValue(buffer.text(attribute.value))
        }
        return nil
    }

    private static let declaration = Array("xmlns".utf8)

    /// The prefixes that the last start tag declares, empty for the default one, with their namespaces
    /// (<https://www.w3.org/TR/xml-names/>).
    var declarations: [(prefix: [UInt8], namespace: [UInt8])] {
        let key = Self.declaration
        return attributes.compactMap { attribute in
            let name = buffer.text(attribute.name)
            guard name.starts(with: key), name.count == key.count || name[key.count] == UInt8(ascii: ":") else {
                return nil
            }
            return (Array(name.dropFirst(key.count + 1)), Array(buffer.text(attribute.value)))
        }
    }

    /// Skips everything inside the element whose start was the last event, its end included.
    package mutating func skipElement() throws {
        let outside = depth - 1
        while depth > outside {
            if try next() == .endOfDocument { return }
        }
    }
}
