import EngineTestSupport
import Geodesy
import Navigation
import RoadMap
import Support
import TestSupport
import Testing

@Suite("The words of cues")
struct CueTextTests {
    private func cue(
        _ kind: Cue.Kind, name: String? = "Oak Quay", roadClass: RoadClass = .residential, exit: Int? = nil,
        keepsName: Bool = false, travel: Travel = .ride, changesTravel: Bool = false
    ) throws -> Cue {
        var sketch = SketchedStreets()
        sketch.street("A", (0, 0), (0, 100))
        var cue = try sketch.cues((0, 10), (0, 90))[0]
        (cue.kind, cue.name, cue.roadClass, cue.exit) = (kind, name, roadClass, exit)
        (cue.keepsName, cue.travel, cue.changesTravel) = (keepsName, travel, changesTravel)
        return cue
    }

    @Test("names stand at the end, in Russian behind a colon")
    func names() throws {
        let left = try cue(.left).text
        #expect(left[.english] == "Turn left into Oak Quay")
        #expect(left[.russian] == "Поверните налево: Oak Quay")
        let exit = try cue(.roundabout, exit: 2).text
        #expect(exit[.english] == "At the roundabout take exit 2 into Oak Quay")
        #expect(exit[.russian] == "На кольце сверните на 2-й съезд: Oak Quay")
        #expect(try cue(.depart).text[.russian] == "Двигайтесь на север: Oak Quay")
        #expect(try cue(.right, keepsName: true).text[.english] == "Turn right to stay on Oak Quay")
    }

    @Test("a way without a name is called by its kind, in the case that Russian wants")
    func kindsOfWays() throws {
        let into = try cue(.right, name: nil, roadClass: .cycleway).text
        #expect(into[.english] == "Turn right onto the cycle path")
        #expect(into[.russian] == "Поверните направо на велодорожку")
        let along = try cue(.keepLeft, name: nil, roadClass: .track).text
        #expect(along[.english] == "Keep left along the track")
        #expect(along[.russian] == "Держитесь левее по грунтовой дороге")
    }

    @Test("pushing and riding again are part of a turn's words")
    func pushing() throws {
        let named = try cue(.left, travel: .push, changesTravel: true).text
        #expect(named[.english] == "Turn left into Oak Quay and push")
        #expect(named[.russian] == "Поверните налево и ведите велосипед: Oak Quay")
        let nameless = try cue(.left, name: nil, travel: .ride, changesTravel: true).text
        #expect(nameless[.russian] == "Поверните налево на улицу, дальше можно ехать")
    }

    @Test("the ramp of steps is a пандус")
    func ramp() throws {
        #expect(try cue(.steps, name: nil, roadClass: .ramp).text[.russian] == "Ведите велосипед по пандусу лестницы")
        #expect(try cue(.left, name: nil, roadClass: .ramp).text[.russian] == "Поверните налево на лестницу с пандусом")
    }

    @Test("an announcement says how far, as exactly as a rider can judge")
    func announcements() throws {
        let left = try cue(.left)
        #expect(left.announcement(in: 212)[.english] == "In 200 m, turn left into Oak Quay")
        #expect(left.announcement(in: 212)[.russian] == "Через 200 м поверните налево: Oak Quay")
        #expect(left.announcement(in: 47)[.english] == "In 50 m, turn left into Oak Quay")
        #expect(left.announcement(in: 3)[.russian] == "Сейчас поверните налево: Oak Quay")
        #expect(left.announcement(in: 1530)[.english] == "In 1.5 km, turn left into Oak Quay")
        #expect(try cue(.arrive).announcement(in: 100)[.russian] == "Через 100 м вы будете на месте")
        #expect(try cue(.arrive).announcement(in: 0)[.english] == "You have arrived")
        #expect(left.announcement(in: .nan)[.english].contains("turn left"))
    }

    @Test("every kind on every way has words in both languages")
    func complete() throws {
        for kind in Cue.Kind.allCases {
            for roadClass in RoadClass.allCases {
                for name in [nil, "X"] as [String?] {
                    let text = try cue(kind, name: name, roadClass: roadClass, changesTravel: true).text
                    for wording in [text[.english], text[.russian]] {
                        #expect(!wording.contains("  ") && wording.first?.isUppercase == true, "\(kind): \(wording)")
                    }
                }
            }
        }
    }
}
