import Foundation
import TestSupport
import Testing

@Suite("The structure of all modules")
struct ModuleStructureTests {
    private static let sources = RealData.packageRoot.appending(path: "Sources")
    private static let modules = ((try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []).sorted()

    @Test("no folders of a module use each other in a circle", arguments: modules)
    func structure(module: String) throws {
        let structure = try ModuleStructure(folder: Self.sources.appending(path: module))
        let cycles = structure.cycles
        let uses = structure.uses.filter { folder, _ in cycles.contains { $0.contains(folder) } }
        #expect(
            cycles == [],
            "move what is declared in one of these folders of \(module) and used in another that uses it: \(uses)")
    }

    @Test("all modules are looked at")
    func coverage() throws {
        #expect(Self.modules.count > 25)
        let structure = try ModuleStructure(folder: Self.sources.appending(path: "GeoJSON"))
        #expect(structure.uses["Reading"]?.contains("Model") == true)
    }

    private func cycles(_ sources: [String: String]) -> [Set<String>] { ModuleStructure(sources).cycles }

    @Test("folders that use each other are found, directly, through others and out of an interpolation")
    func found() {
        let direct = [
            "A/One.swift": "struct One { let two: Two }", "B/Two.swift": "public enum Two {}\nextension One {}",
        ]
        #expect(cycles(direct) == [["A", "B"]])
        let through = [
            "A/One.swift": "final class One { let two = Two() }",
            "B/Two.swift": "struct Two { typealias Next = Three }",
            "C/Three.swift": #"protocol Three {}; let text = "so \(One(")")) is" "#,
            "D/Four.swift": "struct Four { var one: One }",
        ]
        #expect(cycles(through) == [["A", "B", "C"]])
    }

    @Test(
        "what is no use of another folder is none",
        arguments: [
            "// Two\n/* Two */ let text = \"Two\"", "let two = Other.Two()", "let text = #\"\\(Two)\"#",
            "let text = \"\"\"\n\" Two\n\"\"\"", "private struct Two {}\nextension Two {}", "struct Two {}",
        ])
    func unused(source: String) {
        let user = "struct Two { var one: One }"
        #expect(cycles(["A/One.swift": "struct One {}\n\(source)", "B/Two.swift": user]) == [])
        // The same with a use.
        #expect(cycles(["A/One.swift": "struct One { var two: Two }", "B/Two.swift": user]) == [["A", "B"]])
    }

    @Test("texts, and files in no folder, are left aside")
    func exempt() {
        let user = "struct Two { var one: One }"
        #expect(cycles(["A/One.swift": "struct One { var two: Two }", "Texts/Two.swift": user]) == [])
        #expect(cycles(["A/One.swift": "struct One { var two: Two }", "Two.swift": user]) == [])
    }

    @Test("folders inside of folders are compared with their neighbours")
    func nested() {
        let user = "struct Two { var one: One }"
        let one = "struct One { var two: Two }"
        #expect(cycles(["A/B/One.swift": one, "A/C/Two.swift": user]) == [["A/B", "A/C"]])
        #expect(cycles(["A/B/One.swift": one, "D/C/Two.swift": user]) == [["A", "D"]])
        #expect(cycles(["A/B/One.swift": one, "A/Two.swift": user]) == [])
        #expect(cycles(["A/B/One.swift": one, "A/Texts/Two.swift": user]) == [])
    }
}
