import Foundation
import Testing

@testable import Support

@Suite("Forms of plural")
struct PluralRulesTests {
    /// Numbers with so many decimals, as they are written.
    private static let numbers: [(text: String, operands: PluralRules.Operands)] =
        (0...250).map { ("\($0)", PluralRules.Operands(i: $0)) }
        + [1000, 1001, 1_000_000, 2_000_000, 1_000_001].map { ("\($0)", PluralRules.Operands(i: $0)) }
        + (0..<400).map { tenths in
            let (whole, tenth) = (tenths / 10, tenths % 10)
            return ("\(whole).\(tenth)", PluralRules.Operands(i: whole, v: 1, f: tenth, t: tenth))
        }

    @Test(
        "are chosen as ICU chooses them", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/node")),
        arguments: Language.all)
    func asICU(language: Language) throws {
        let script = """
            for (const text of process.argv[1].split(" ")) {
              const digits = text.includes(".") ? text.split(".")[1].length : 0
              console.log(new Intl.PluralRules("\(language.tag)", { minimumFractionDigits: digits }).select(Number(text)))
            }
            """
        let node = Process()
        node.executableURL = URL(filePath: "/usr/bin/node")
        node.arguments = ["-e", script, Self.numbers.map(\.text).joined(separator: " ")]
        let pipe = Pipe()
        node.standardOutput = pipe
        try node.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        node.waitUntilExit()
        let expected = output.split(separator: "\n").map(String.init)
        #expect(expected.count == Self.numbers.count)
        let rules = PluralRules(Array(Message("language-plurals")[language].utf8))
        for (number, category) in zip(Self.numbers, expected) {
            #expect(String(decoding: rules.category(of: number.operands), as: UTF8.self) == category, "\(number.text)")
        }
    }

    @Test(
        "are read in CLDR's syntax",
        arguments: [
            ("one: n = 1", 1, "one"), ("one: n = 1", 2, "other"), ("one: n != 1", 2, "one"),
            ("few: n % 100 = 3..10, 103", 7, "few"), ("few: n % 100 = 3..10,20", 120, "few"),
            ("a: i = 0 or i = 5 and v = 0; b: i = 5..6", 6, "b"), ("a: i = 0 or i = 5 and v = 0; b: i = 5", 5, "a"),
            ("a: i = ", 1, "other"), ("a: i % 0 = 1", 1, "other"), ("a i = 1", 1, "other"), ("a: i = 3..1", 2, "other"),
            ("", 1, "other"),
        ])
    func syntax(rules: String, number: Int, expected: String) {
        let category = PluralRules(Array(rules.utf8)).category(of: PluralRules.Operands(i: number))
        #expect(String(decoding: category, as: UTF8.self) == expected)
    }
}
