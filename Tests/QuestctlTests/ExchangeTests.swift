import Foundation
import GeoJSON
import TestSupport
import Testing

@Suite("questctl import and export")
struct ExchangeTests {
    private let quest = RealData.packageRoot.appending(path: "quests/park.geojson").path

    @Test("a quest goes out as IOF, GPX and KML, the format named or told by the output's name")
    func export() throws {
        let folder = try TemporaryFolder()
        for (format, name, root) in [
            ("iof", "a.xml", "<CourseData"), ("gpx", "a.gpx", "<gpx"), ("kml", "a.KML", "<kml"),
        ] {
            let named = try Tool.run("export", quest, "--format", format)
            #expect(named.code == 0 && named.errors.isEmpty)
            #expect(named.output.contains(root) && named.output.contains("Водонапорная башня"))
            #expect(!named.output.contains("яма"), "the answer to the tower")
            let written = try Tool.run("export", quest, "-o", folder.path(name))
            #expect(written.code == 0 && written.output.isEmpty)
            #expect(try String(contentsOfFile: folder.path(name), encoding: .utf8) == named.output)
        }
    }

    @Test("a course goes out, comes back and is a valid quest")
    func roundTrip() throws {
        let folder = try TemporaryFolder()
        let course = folder.path("course.xml")
        #expect(try Tool.run("export", quest, "-o", course, "--created", "2024-05-09T10:00:00+02:00").code == 0)
        #expect(try String(contentsOfFile: course, encoding: .utf8).contains("createTime=\"2024-05-09T08:00:00Z\""))
        let imported = try Tool.run("import", course, "-o", folder.path("again.geojson"))
        #expect(imported.code == 0 && imported.errors.isEmpty)
        #expect(imported.output == "6 tasks; add answers, then see what ‘questctl validate’ says\n")
        let valid = try Tool.run("validate", folder.path("again.geojson"))
        #expect(valid.code == 0 && valid.output.contains("“Вокруг городского парка”, 6 tasks, 130 points"))
    }

    @Test("KML for MapRun has codes, and texts can be asked for in a language")
    func options() throws {
        let outcome = try Tool.run("export", quest, "--format", "kml", "--names", "codes")
        #expect(outcome.output.contains("<name>S1</name>") && outcome.output.contains("<name>6</name>"))
        let english = try Tool.run("export", quest, "--format", "gpx", "--texts", "en")
        #expect(english.output.contains("<name>Start</name>") && english.output.contains("<cmt>10 points"))
    }

    @Test("waypoints are read from standard input and the quest goes to standard output")
    func pipe() throws {
        let text = "<gpx><wpt lat=\"55.1\" lon=\"61.2\"><name>Oak</name></wpt></gpx>"
        let outcome = try Tool.run("import", "-", "--language", "ru", input: text)
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("{") && outcome.output.contains("[61.2,55.1]"))
        #expect(outcome.errors == "1 задание; добавьте ответы и проверьте файл командой «questctl validate»\n")
        let track = "<gpx><trk><trkseg><trkpt lat=\"1\" lon=\"2\"/></trkseg></trk></gpx>"
        let none = try Tool.run("import", "-", input: track)
        #expect(none.code == 1 && none.output.isEmpty && none.errors.contains("--points track"))
        let asked = try Tool.run("import", "-", "--points", "track", input: track)
        #expect(asked.code == 0 && asked.errors.contains("[exchange.unnamed-point]"))
    }

    @Test(
        "the federation's courses are chosen by name",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func courses() throws {
        let file = RealData.path("schema/iof-examples/CourseData_Individual_Step2.xml")
        let first = try Tool.run("import", file)
        #expect(first.code == 0 && first.errors.contains("The course “A” was taken"))
        let second = try Tool.run("import", file, "--course", "B")
        #expect(second.code == 0 && second.output != first.output)
        #expect(try Tool.run("import", file, "--all-controls").code == 0)
        let none = try Tool.run("import", file, "--course", "Я", environment: ["LC_ALL": "ru_RU.UTF-8"])
        #expect(none.code == 1 && none.output.isEmpty)
        #expect(none.errors.contains("ошибка") && none.errors.contains("дистанции «Я» нет; есть: A, B"))
    }

    @Test("what cannot be read is reported with file and reason, and leaves no file")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        let output = folder.path("out.geojson")
        for (text, reason) in [
            ("<CourseData><IOFVersion version=\"2.0.3\"/></CourseData>", "2.0.3"), ("<kml/>", "<kml>"), ("{}", "JSON"),
            ("<gpx>", "ends inside"), ("", "no XML element"),
        ] {
            let outcome = try Tool.run("import", try folder.write(text.utf8, as: "in.xml"), "-o", output)
            #expect(outcome.code == 2, "\(text)")
            #expect(outcome.errorLines.count == 1 && outcome.errors.contains("in.xml: "), "\(outcome.errors)")
            #expect(outcome.errors.contains(reason), "\(outcome.errors)")
            #expect(!FileManager.default.fileExists(atPath: output))
        }
        #expect(try Tool.run("import", folder.path("none.xml")).code == 2)
        #expect(try Tool.run("export", folder.path("none.geojson"), "--format", "gpx").code == 2)
        #expect(try Tool.run("export", try folder.write("{}".utf8, as: "q.geojson"), "--format", "gpx").code == 1)
    }

    @Test("a wrong command line is reported before anything is read or written")
    func misuse() throws {
        let folder = try TemporaryFolder()
        #expect(try Tool.run("export", quest).code == 64)
        #expect(try Tool.run("export", quest, "-o", folder.path("quest.txt")).code == 64)
        #expect(try Tool.run("export", quest, "--format", "gpx", "--created", "now").code == 64)
        #expect(try Tool.run("import", quest, "--course", "A", "--all-controls").code == 64)
        let file = try folder.write("<gpx/>".utf8, as: "points.gpx")
        let over = try Tool.run("import", file, "-o", file)
        #expect(over.code == 64 && over.errors.contains("would be lost"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "<gpx/>")
    }

    @Test("both commands explain themselves")
    func help() throws {
        for command in ["import", "export"] {
            let outcome = try Tool.run(command, "--help")
            #expect(outcome.code == 0 && outcome.output.contains("USAGE: questctl \(command)"))
        }
    }
}
