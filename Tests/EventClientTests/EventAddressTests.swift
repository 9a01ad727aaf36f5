import EventClient
import Testing

@Suite("Addresses of events")
struct EventAddressTests {
    @Test("the link of the page and the path of the API are both an address")
    func links() throws {
        for (text, origin, prefix, event) in [
            ("https://velo.example/e/spring", "https://velo.example", "", "spring"),
            ("HTTPS://Velo.Example:8443/e/spring/?code=1#x", "https://velo.example:8443", "", "spring"),
            ("http://127.0.0.1:8080/a/b/v1/events/s%20p", "http://127.0.0.1:8080", "/a/b", "s p"),
            ("https://velo.example/e/%D0%B2%D0%B5%D1%81%D0%BD%D0%B0", "https://velo.example", "", "весна"),
        ] {
            let address = try #require(EventAddress(text))
            #expect(address.origin == origin && address.prefix == prefix && address.event == event, "\(text)")
            #expect(address.isEncrypted == origin.hasPrefix("https"))
            #expect(EventAddress(address.description) == address)
        }
    }

    @Test(
        "anything else is none",
        arguments: [
            "", "spring", "velo.example/e/spring", "ftp://velo.example/e/spring", "https:///e/spring",
            "https://velo.example/",
            "https://velo.example/e/", "https://velo.example/spring", "https://good.example@bad.example/e/spring",
            "https://velo.example/e/%zz", "https://velo.example/e/%FF", "https://velo.example/e/%4", "https://a b/e/x",
            "https://velo.example/v1/spring", "https://bad.example\\@good.example/e/x",
        ])
    func others(text: String) { #expect(EventAddress(text) == nil) }
}
