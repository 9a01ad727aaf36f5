import Testing

@testable import EventAccounts

@Suite("Public addresses")
struct PublicAddressTests {
    @Test("https, or http of this computer; nothing but scheme, host and port")
    func addresses() {
        #expect(PublicAddress("https://Quest.Example:443/")?.origin == "https://quest.example")
        #expect(PublicAddress("https://quest.example:8443")?.origin == "https://quest.example:8443")
        #expect(PublicAddress("http://localhost:8642")?.origin == "http://localhost:8642")
        #expect(PublicAddress("http://[::1]:8642")?.origin == "http://[::1]:8642")
        for text in [
            "http://quest.example", "ftp://quest.example", "https://", "https://a:b@quest.example",
            "https://quest.example/path", "https://quest.example?x", "https://quest.example#x", "quest.example", "",
            "http://localhost.evil.example", "http://127.0.0.1.evil.example",
        ] {
            #expect(PublicAddress(text) == nil, "\(text)")
        }
    }

    @Test("passkeys need a name")
    func names() {
        for (text, takes) in [
            ("https://quest.example", true), ("http://localhost:8642", true), ("http://127.0.0.1", false),
            ("https://[2001:db8::1]", false), ("https://192.0.2.1", false),
        ] {
            #expect(PublicAddress(text)?.takesPasskeys == takes, "\(text)")
        }
    }
}
