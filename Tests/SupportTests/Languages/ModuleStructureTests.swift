import Foundation
import TestSupport
import Testing

@Suite("The structure of all modules")
struct ModuleStructureTests {
    /// Modules are cut before they have more lines.
    private static let mostLines = 6_000
    /// Files are parted before they have more lines.
    private static let mostLinesOfFile = 300
    /// Folders that use each other although they should not; a group that is none any more has to go from here.
    private static let knownCycles: [String: [Set<String>]] = [:]

    private static let sources = RealData.packageRoot.appending(path: "Sources")
    private static let modules = ((try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []).sorted()

    @Test("no module and no file is too long, and no folders of a module use each other", arguments: modules)
    func structure(module: String) throws {
        let structure = try ModuleStructure(folder: Self.sources.appending(path: module))
        #expect(structure.lineCount <= Self.mostLines, "part the module \(module)")
        let long = structure.lineCounts.filter { $0.value > Self.mostLinesOfFile }
        #expect(long.isEmpty, "part these files of \(module)")
        let known = Self.knownCycles[module] ?? []
        #expect(
            structure.cycles == known,
            "move what is declared in one of these folders of \(module) and used in another that uses it: \(structure.uses)"
        )
    }

    @Test("all modules are looked at, and the known cycles are those of modules")
    func coverage() throws {
        #expect(Self.modules.count > 50)
        #expect(Set(Self.knownCycles.keys).isSubset(of: Self.modules))
        let structure = try ModuleStructure(folder: Self.sources.appending(path: "GeoJSON"))
        #expect(structure.lineCount > 4_000 && structure.uses["Reading"]?.contains("Model") == true)
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

    @Test("lines are counted")
    func lines() {
        let structure = ModuleStructure(["A/One.swift": "let a = \"\"\"\n\n\"\"\"\n/*\n*/\n", "Two.swift": "//\n"])
        #expect(structure.lineCounts == ["A/One.swift": 5, "Two.swift": 1] && structure.lineCount == 6)
    }
}
