import Testing

@testable import Answers

@Suite("Ends of numbers, codes, choices and lists")
struct KindBoundTests {
    @Test("an answer in the unit of the key is the number, one in another unit the same in other units")
    func units() throws {
        let key = AnswerKey(
            .number(try #require(NumberAnswer("12", tolerance: .absolute("1"), unit: MeasureUnit("m")))))
        for (answer, rule) in [
            ("12", "number"), ("12 m", "number"), ("1200 cm", "unit"), ("13", "tolerance"), ("11 m", "tolerance"),
            ("13.01", "rejected.noMatch"), ("10.99", "rejected.noMatch"), ("12 km", "nearly.unit"),
            ("12 s", "nearly.unit"),
            ("12 oaks", "nearly.moreThanAsked"), ("-12", "nearly.sign"),
        ] {
            #expect(key.judge(answer).rule == rule, "\(answer)")
        }
        let zero = AnswerKey(.number(try #require(NumberAnswer("32", unit: MeasureUnit("°F")))))
        #expect(zero.judge("0 °C").rule == "unit")
        let nothing = AnswerKey(.number(try #require(NumberAnswer("0", unit: MeasureUnit("m")))))
        #expect(nothing.judge("0 km").rule == "unit" && nothing.judge("0 m").rule == "number")
        let none = AnswerKey(.number(try #require(NumberAnswer("12"))))
        #expect(none.judge("12 m").rule == "nearly.moreThanAsked" && none.judge("0").rule == "rejected.noMatch")
    }

    @Test("a whole number is right in the unit of the key alone, and its normal forms say the same")
    func wholes() throws {
        let number = try #require(NumberAnswer("12", tolerance: .absolute("1"), unit: MeasureUnit("m"), isWhole: true))
        let key = AnswerKey(.number(number))
        let forms = Set(try #require(key.normalForms))
        for (answer, isRight) in [
            ("12", true), ("12 m", true), ("13", true), ("12.5", false), ("1200 cm", false), ("0.012 km", false),
            ("14", false),
        ] {
            #expect(key.judge(answer).isAccepted == isRight, "\(answer)")
            #expect(!forms.isDisjoint(with: key.normalForms(of: answer)) == isRight, "\(answer)")
        }
        #expect(key.judge("12.5") == .rejected(.noMatch))
    }

    @Test("digits that changed places are recognised from four digits on")
    func transposed() throws {
        let four = AnswerKey(.number(try #require(NumberAnswer("1984"))))
        let three = AnswerKey(.number(try #require(NumberAnswer("198"))))
        #expect(four.judge("1948") == .nearly(.digits) && three.judge("189") == .rejected(.noMatch))
        #expect(AnswerKey.anyOf(["1984"])?.judge("1948") == .nearly(.digits))
        #expect(AnswerKey.anyOf(["198"])?.judge("189") == .rejected(.noMatch))
    }

    @Test("a tolerance is not negative, and numbers have up to forty digits")
    func tolerances() {
        #expect(
            NumberAnswer("5", tolerance: .absolute("-1")) == nil && NumberAnswer("5", tolerance: .percent("-1")) == nil)
        #expect(
            NumberAnswer("5", tolerance: .absolute("-0")) != nil && NumberAnswer("5", tolerance: .absolute("x")) == nil)
        #expect(
            NumberAnswer(String(repeating: "7", count: 40)) != nil
                && NumberAnswer(String(repeating: "7", count: 41)) == nil)
        for (count, isRead) in [(80, true), (81, false)] {
            #expect((NumberAnswer("5", tolerance: .absolute(String(repeating: "7", count: count))) != nil) == isRead)
        }
    }

    @Test("whole numbers with a tolerance have a normal form each, up to 2048")
    func normalForms() throws {
        for (number, margin, count) in [
            ("5", "0", 1), ("5", "2", 5), ("5.5", "1", 2), ("-0.5", "1.5", 4), ("7", "1023", 2047),
            ("7.5", "1023.5", 2048),
            ("-7.5", "1023.5", 2048), ("2.5", "0", 0), ("999999999999999999", "3", 7),
        ] {
            let key = AnswerKey(
                .number(try #require(NumberAnswer(number, tolerance: .absolute(margin), isWhole: true))))
            #expect(key.normalForms?.count == count, "\(number) ± \(margin)")
        }
        for (number, margin, isWhole) in [
            ("7", "1024", true), ("7", "2000", true), ("7", "1", false), ("1000000000000000000", "3", true),
        ] {
            let key = AnswerKey(
                .number(try #require(NumberAnswer(number, tolerance: .absolute(margin), isWhole: isWhole))))
            #expect(key.normalForms == nil, "\(number) ± \(margin)")
        }
    }

    @Test("a code is exact as it was written, and nearly right with characters that are easily misread")
    func codes() throws {
        let key = AnswerKey(.code(try #require(CodeAnswer(["AO-1l"]))))
        for (answer, rule) in [
            ("AO-1l", "exact"), (" AO-1l", "code"), ("АО-1l", "code"), ("ao-1l", "nearly.confusedCharacters"),
            ("A0-1l", "nearly.confusedCharacters"),
            ("AOIL", "nearly.confusedCharacters"), ("AO|1", "nearly.confusedCharacters"),
            ("A O_1 1", "nearly.confusedCharacters"),
            ("AO\u{2010}1l", "nearly.confusedCharacters"), ("AO\u{2013}1l", "nearly.confusedCharacters"),
            ("AO\u{2015}1l", "nearly.confusedCharacters"),
            ("AO\u{2020}1l", "rejected.noMatch"), ("AO.1l", "rejected.noMatch"), ("AO-1z", "rejected.noMatch"),
            ("-", "rejected.noMatch"),
        ] {
            #expect(key.judge(answer).rule == rule, "\(answer)")
        }
        let loose = AnswerKey(.code(try #require(CodeAnswer(["az-ß"], ignoresCase: true))))
        for answer in ["az-ß", "AZ-SS", "Az-ß"] { #expect(loose.judge(answer).isAccepted, "\(answer)") }
        #expect(!loose.judge("a[-ß").isAccepted && !loose.judge("ay-ß").isAccepted)
        #expect(CodeAnswer([" ", ""]) == nil && CodeAnswer([" ", "A"])?.accepted == ["A"])
    }

    @Test("an option is named by its place, its letter in either alphabet, its text or a word before these")
    func choices() throws {
        let options = (1...26).map { "tree \($0 % 2 == 0 ? "oak" : "elm") \(String(repeating: "q", count: $0))" }
        let table = try #require(ChoiceShape.Table(options))
        #expect(table.choice(in: "z") == [25] && table.choice(in: "a") == [0] && table.choice(in: "Щ") == [24])
        #expect(table.choice(in: "26") == nil || table.choice(in: "26") == [25])
        let few = ChoiceShape(options: ["oak", "elm", "fir", "ash"])
        for (answer, chosen) in [
            ("1", Set([0])), ("4", [3]), ("A", [0]), ("D", [3]), ("а", [0]), ("б", [1]), ("г", [3]), ("option 2", [1]),
            ("вариант б", [1]),
            ("1, 3", [0, 2]), ("1 3", [0, 2]), ("a; d", [0, 3]), ("oak and fir", [0, 2]),
            ("oak, elm, fir, ash", [0, 1, 2, 3]), ("1, 1", [0]),
        ] {
            #expect(few.choice(in: answer) == chosen, "\(answer)")
        }
        for answer in ["0", "5", "E", "д", "zoo 2", "oak, palm", "[", "`", "{", "1, 5", "option", "1.5", "-1"] {
            #expect(few.choice(in: answer) == nil, "\(answer)")
        }
        #expect(few.choice(in: Array(repeating: "1", count: 200).joined(separator: ",")) == [0])
        #expect(few.choice(in: Array(repeating: "1", count: 201).joined(separator: ",")) == nil)
        for (count, isChoice) in [(1, false), (2, true), (50, true), (51, false)] {
            let names = (0..<count).map { "name" + String(repeating: "x", count: $0) }
            #expect((ChoiceAnswer(options: names, correct: [names[0]]) != nil) == isChoice, "\(count)")
        }
        let choice = try #require(ChoiceAnswer(options: ["oak", "elm", "fir"], correct: ["elm", "fir"]))
        #expect(choice.samples == ["2; 3", "B; C", "elm; fir"])
        #expect(
            choice.judge("elm") == .nearly(.incomplete(given: 1, wanted: 2))
                && choice.judge("oak, elm") == .rejected(.noMatch))
        let letters = ChoiceShape(options: ["b", "a"])
        #expect(letters.choice(in: "a") == [1] && letters.choice(in: "1") == [0])
        let numbers = ChoiceShape(options: ["2", "1"])
        #expect(numbers.choice(in: "1") == [1] && numbers.choice(in: "a") == [0])
    }

    @Test("a list has one to fifty items, and asks for one of them at least")
    func lists() throws {
        for (count, isList) in [(0, false), (1, true), (50, true), (51, false)] {
            let items = (0..<count).map { ["name" + String(repeating: "x", count: $0)] }
            #expect(
                (ListAnswer(ordered: items) != nil) == isList && (ListAnswer(unordered: items) != nil) == isList,
                "\(count)")
        }
        for (count, isList) in [(0, false), (1, true), (2, true), (3, false), (-1, false)] {
            #expect((ListAnswer(unordered: [["oak"], ["elm"]], atLeast: count) != nil) == isList, "\(count)")
        }
        #expect(ListAnswer(ordered: [["oak"], [" "]]) == nil)
        let twins = AnswerKey(.list(try #require(ListAnswer(unordered: [["red", "rot"], ["rot", "red"]]))))
        #expect(twins.judge("red") == .nearly(.incomplete(given: 1, wanted: 2)) && twins.judge("red, rot").isAccepted)
        let chain = AnswerKey(.list(try #require(ListAnswer(unordered: [["a1", "b1"], ["a1"], ["b1", "c1"]]))))
        #expect(chain.judge("a1, b1, c1").isAccepted && !chain.judge("a1, b1").isAccepted)
    }

    @Test("an item with errors is the text of it that is nearest, and asks for the spelling")
    func spelledItems() throws {
        let texts = [["gooseberrys", "gooseberry"], ["oak"]]
        for (errors, rule) in [
            (TypingErrors.scaled, "misspelled.1"), (.ask, "nearly.spelling"), (.none, "rejected.noMatch"),
        ] {
            let key = AnswerKey(.list(try #require(ListAnswer(unordered: texts, typingErrors: errors))))
            #expect(key.judge("goosebery, oak").rule == rule, "\(errors)")
            #expect(
                key.judge("gooseberry, oak").rule == "items" && key.judge("gooseberry, palm").rule == "rejected.noMatch"
            )
        }
    }

    @Test(
        "a comma between digits parts items only where nothing else does",
        arguments: [
            ("1,5", ["1", "5"]), ("1,5; 2", ["1,5", "2"]), ("1,5, 2", ["1,5", "2"]), ("1,", ["1"]), (",1", ["1"]),
            ("a,1", ["a", "1"]),
            ("1,a", ["1", "a"]), ("1,a 2,5", ["1", "a 2,5"]), (",5", ["5"]), ("a;b", ["a", "b"]), ("a\nb", ["a", "b"]),
            ("a\rb", ["a", "b"]),
            ("a\u{2028}b", ["a", "b"]), ("a\u{2029}b", ["a", "b"]), ("a and b", ["a", "b"]), ("a AND b", ["a", "b"]),
            ("а и б", ["а", "б"]),
            ("а И б", ["а", "б"]), ("a & b", ["a", "b"]), ("a + b", ["a", "b"]), ("a b", ["a", "b"]),
            ("a b, c", ["a b", "c"]), ("", []), ("a ant b", ["a", "ant", "b"]),
        ])
    func separators(text: String, items: [String]) {
        let scalars = text.unicodeScalars.map { $0.value }
        #expect(ListSeparators([.commas, .conjunctions, .spaces]).items(of: scalars).map { String($0) } == items)
    }

    @Test("a backslash makes the next sign ordinary, and no further one")
    func wildcards() throws {
        for (pattern, text, fits) in [
            ("\\**", "*abc", true), ("\\**", "abc", false), ("\\*a", "*a", true), ("\\*a", "bba", false),
            ("\\a*", "abc", true), ("?", "ab", false),
            ("?", "a", true), ("a*c", "ac", true), ("a*c", "abbc", true), ("a*c", "abcb", false),
            ("*a*b*", "xaybz", true), ("*a*b*", "xbyaz", false),
        ] {
            #expect(
                Wildcard(pattern, [], .any).matches(text.unicodeScalars.map { $0.value }) == fits, "\(pattern) \(text)")
        }
    }
}
