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

@Suite("What is said on changing a quest")
struct ChangingAQuestTests {
    @Test(
        "shows the code of the example; VELOQUEST_UPDATE_PAGES=1 writes it",
        arguments: ["Docs/app.md", "Sources/VeloQuest/VeloQuest.docc/ChangingAQuest.md"])
    func article(path: String) throws {
        let example = RealData.packageRoot.appending(path: "Examples/TuneAQuest/Sources/TuneAQuest/TuneAQuest.swift")
        let code = try ArticleCode(article: path, test: example.path)
        #expect(code.isCurrent && !code.page.isEmpty, "\(code.unmatched)")
    }
}
