import Answers
import EngineTestSupport
import Quests
import Testing

@Suite("What riders may see of a quest")
struct RiderTextTests {
    private func quest(settings: String = #"{"languages": ["ru", "de"]}"#) throws -> Quest {
        let texts = """
            "texts": {"ru": {"name": "Имя", "description": "Описание", "success": "Верно", "hints": ["Подсказка"]}}
            """
        let more = """
            "description": "By the lake", "category": "trees", "success": "Well seen", "hints": ["Look up", "Higher"], \(texts)
            """
        return try #require(
            QuestText.read(
                QuestText.file(
                    [
                        QuestText.task("Oak", more: more, id: #""oak""#),
                        QuestText.task("Elm", 61.41, more: more + #", "requires": "oak""#, id: #""elm""#),
                        QuestText.task("Ash", 61.42, more: more, id: #""ash""#),
                    ], quest: settings)
            ).quest)
    }

    @Test("before the ride: no hidden tasks, and of the others no answers, hints and texts on success")
    func forRiders() throws {
        let quest = try quest()
        let seen = try #require(quest.forRiders)
        #expect(seen.tasks.map(\.id) == ["oak", "ash"] && seen.tasks.map(\.number) == [1, 3])
        #expect(seen.lockedTasks.map(\.number) == [2])
        for task in quest.tasks { #expect(task.answer != nil && task.success == "Well seen" && task.hints.count == 2) }
        for task in seen.tasks {
            #expect(task.answer == nil && task.success == nil && task.hints.isEmpty)
            #expect(task.description == "By the lake" && task.category == "trees")
            let russian = try #require(task.translations["ru"])
            #expect(russian.success == nil && russian.hints.isEmpty)
            #expect(russian.name == "Имя" && russian.description == "Описание")
        }
        #expect(seen.source == nil)
    }

    @Test("on plans: of hidden tasks no more than the number, of the others everything")
    func withoutHiddenTexts() throws {
        let quest = try quest()
        let seen = quest.withoutHiddenTexts
        #expect(seen.tasks.map(\.id) == ["oak", "elm", "ash"])
        #expect(seen.tasks.map { quest.isHidden($0) } == [false, true, false])
        for index in [0, 2] {
            #expect(seen.tasks[index].name == quest.tasks[index].name)
            #expect(seen.tasks[index].success == "Well seen" && seen.tasks[index].hints.count == 2)
            #expect(seen.tasks[index].translations == quest.tasks[index].translations)
        }
        let hidden = seen.tasks[1]
        #expect(hidden.name == "Task 2")
        #expect(hidden.description == nil && hidden.category == nil && hidden.success == nil && hidden.hints.isEmpty)
        #expect(hidden.translations["ru"] == Quest.Translation(name: "Задание 2"))
        #expect(hidden.translations["de"].map { $0 == Quest.Translation(name: "Task 2") } ?? true)
    }
}
