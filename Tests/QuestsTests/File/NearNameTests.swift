import Testing

@testable import Quests

@Suite("Names that are nearly known")
struct NearNameTests {
    private static let known = [
        "id", "name", "role", "order", "radius", "success", "category", "requires", "timeLimit", "description",
    ]

    private func meant(_ written: String) -> String? { NearName.of(written, among: Self.known) }

    @Test(
        "letter case, and any hyphens, underlines and spaces, are no difference",
        arguments: ["n-a-m-e", "n_a_m_e", "n a m e", "NAME", "-Name_", "--na  me__"])
    func separators(written: String) {
        #expect(meant(written) == "name")
    }

    @Test(
        "one letter may differ in a name of four to seven, two in a longer one",
        arguments: [
            ("id", "id"), ("ie", nil), ("idd", nil),
            ("nme", "name"), ("nane", nil), ("nnname", nil), ("nn", nil),
            ("ordr", "order"), ("ordder", "order"), ("orddder", nil),
            ("raduis", "radius"), ("radus", "radius"), ("rdus", nil), ("raddiuss", nil),
            ("succes", "success"), ("succs", nil), ("ssuccesss", nil),
            ("categry", "category"), ("catgry", "category"), ("ctgry", nil),
            ("requirees", "requires"), ("requireees", "requires"), ("requireeees", nil),
        ] as [(String, String?)])
    func distances(written: String, expected: String?) {
        #expect(meant(written) == expected)
    }

    @Test(
        "a name of five letters begins as written and has no other letter; a longer one may",
        arguments: [
            ("arder", nil), ("rder", nil), ("oarder", "order"), ("torder", nil), ("ordor", nil), ("odrer", "order"),
            ("roder", nil), ("nmae", "name"), ("anme", nil), ("rname", nil), ("nname", "name"),
            ("adius", "radius"), ("tadius", "radius"), ("aradius", "radius"), ("escription", "description"),
            ("radios", "radius"), ("radisu", "radius"), ("raidus", "radius"), ("daruis", nil), ("sucsess", "success"),
        ] as [(String, String?)])
    func letters(written: String, expected: String?) {
        #expect(meant(written) == expected)
    }

    @Test("a name of 64 bytes is looked at, a longer one is not")
    func length() {
        #expect(meant("name" + String(repeating: "-", count: 60)) == "name")
        #expect(meant("name" + String(repeating: "-", count: 61)) == nil)
    }

    @Test("ё is е, and Russian words stand for the members that there are")
    func russian() {
        #expect(meant("имя") == "name" && meant("Радиус") == "radius" && meant("радус") == "radius")
        #expect(meant("название") == "name" && NearName.of("название", among: ["title"]) == "title")
        #expect(meant("ответ") == nil && NearName.of("отвёт", among: ["answer"]) == "answer")
    }
}
