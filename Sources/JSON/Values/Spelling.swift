/// A text that equals another only where both have the same bytes: JSON distinguishes a precomposed letter from a composed one,
/// Swift's strings do not.
package struct Spelling: Hashable {
    var text: String

    package init(_ text: String) { self.text = text }

    package static func == (left: Spelling, right: Spelling) -> Bool { left.text.isSpelled(right.text) }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
