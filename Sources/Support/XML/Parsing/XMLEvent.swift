/// What a parser has read.
package enum XMLEvent: Sendable, Hashable {
    /// A start tag, or an empty-element tag, which is followed by its end.
    case startElement
    /// An end tag.
    case endElement
    /// Text or CDATA that is not only white space.
    case text
    /// The end, after everything was found well formed.
    case endOfDocument
}
