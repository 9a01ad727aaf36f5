/// A contact for riders.
///
/// Not enforced: that the telephone number, the address or the page exists or is well formed.
public struct Contact: Sendable, Hashable {
    /// A person or an organisation.
    public var name: String?
    /// A telephone number.
    public var phone: String?
    /// An e-mail address.
    public var email: String?
    /// A web page.
    public var url: String?

    /// Describes a contact.
    public init(name: String? = nil, phone: String? = nil, email: String? = nil, url: String? = nil) {
        self.name = name
        self.phone = phone
        self.email = email
        self.url = url
    }
}
