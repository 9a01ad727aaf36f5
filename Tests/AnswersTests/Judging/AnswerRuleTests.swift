import Answers
import Testing

/// Answers at the ends of rules, and which rule decides them.
@Suite("The rule that decides an answer")
struct AnswerRuleTests {
    private func rule(_ accepted: String, _ answer: String, _ errors: TypingErrors = .ask) throws -> String {
        AnswerKey(.text(try #require(TextAnswer([accepted], typingErrors: errors)))).judge(answer).rule
    }

    @Test(
        "what stands before and after an answer is left out, one after the other",
        arguments: [
            ("Peter", "to king Peter", "equal.words"), ("Peter", "king Peter please", "equal.words"),
            ("Peter", "in the king Peter", "equal.words"), ("oaks", "it is by oaks", "equal.words"),
        ])
    func frame(accepted: String, answer: String, expected: String) throws {
        #expect(try rule(accepted, answer) == expected)
    }

    @Test(
        "a letter with a point is an initial, even where it would be an article, a preposition or a link",
        arguments: [
            ("Alexander Pushkin", "a. pushkin"), ("Василий Пушкин", "в. пушкин"),
            ("Крылов Иван Андреевич", "Крылов И. А."),
            ("Константин Батюшков", "к. батюшков"), ("Сергей Есенин", "с. есенин"),
        ])
    func initials(accepted: String, answer: String) throws {
        #expect(try rule(accepted, answer) == "equal.name")
    }

    @Test("a sum of a number and a share in words is one number, however long the number is")
    func shares() throws {
        for answer in ["two and a half", "2 and a half", "two and half"] {
            #expect(try rule("2.5", answer).hasPrefix("rejected") == false, "\(answer)")
        }
        #expect(try rule("20.5", "twenty and a half") == rule("2.5", "two and a half"))
        #expect(try rule("2.5", "and a half").hasPrefix("rejected"))
    }

    @Test("one space too many or too few is forgiven, two are nearly right, and three are neither")
    func spaces() throws {
        #expect(try rule("together", "to gether") == "misspelled.1")
        #expect(try rule("together", "to get her") == "nearly.spelling")
        #expect(try rule("to get her", "together") == "nearly.spelling")
        #expect(try rule("together", "to ge th er") == "rejected.noMatch")
        #expect(try rule("together", "to gether", .scaled) == "misspelled.1")
        #expect(try rule("together", "to get her", .scaled) == "nearly.spelling")
        #expect(try rule("to ge", "toge") == "rejected.noMatch", "less than five letters")
    }

    @Test("an answer of signs alone is like no text with letters or digits")
    func signs() throws {
        for accepted in ["oak", "two oaks", "x", "12", "1/2", "a b", "seven", "улица Мира"] {
            for answer in ["?", "...", "&", "& &", "—", "№", "#", "-", "(-)", "/", "™"] {
                for errors in [TypingErrors.ask, .none, .scaled, .upTo(5)] {
                    #expect(try rule(accepted, answer, errors) == "rejected.noMatch", "\(accepted) ← \(answer)")
                }
            }
        }
    }
}
