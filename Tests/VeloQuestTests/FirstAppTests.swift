import Foundation
import TestSupport
import Testing

@Suite("The article on a first app")
struct FirstAppTests {
    @Test("shows the code of the example; VELOQUEST_UPDATE_PAGES=1 writes it")
    func article() throws {
        let example = RealData.packageRoot.appending(path: "Examples/RideAQuest/Sources/RideAQuest/RideAQuest.swift")
        let code = try ArticleCode(article: "Sources/VeloQuest/VeloQuest.docc/FirstApp.md", test: example.path)
        #expect(code.isCurrent && !code.page.isEmpty, "\(code.unmatched)")
    }
}
