import Answers
import Geodesy
import JSON
import MapTiles
import Quests
import Support
import TestSupport
import Testing

@Suite("The page of a map")
struct MapPageTests {
    private func text(_ name: String, of page: MapPage) throws -> String {
        String(decoding: try #require(page.files.first { $0.name == name }).bytes, as: UTF8.self)
    }

    @Test(
        "has a script that is whole, and shows a quest's tasks with names and points; no name of anybody ends the page's text"
    )
    func tasks() throws {
        var page = MapPage(title: "A </title><script>", archive: "map.pmtiles", language: .russian)
        let task = Quest.Task(
            id: "one", name: "Oak </script><b>", coordinate: Coordinate(longitude: 9.5, latitude: 47.1), points: 20)
        page.show(try Quest(tasks: [task]))
        let html = try text("index.html", of: page)
        #expect(!html.contains("{{") && !html.contains("</title><script>") && html.contains(#"<html lang="ru">"#))
        #expect(html.contains(#"Oak \u003c/script>\u003cb>"#) && html.contains(#""points":{"en":"20","#))
        #expect(html.components(separatedBy: "</script>") == 4)
        let script = try text("page.js", of: page)
        #expect(script.hasPrefix("\"use strict\"") && script.hasSuffix("})();\n") && script.contains("class Archive"))
        // The name of SVG is an address that nobody asks.
        let addresses = script.split(separator: "\"").filter { $0.contains("http") }
        #expect(addresses == ["http://www.w3.org/2000/svg"])
    }

    @Test("shows tasks in both languages, start and finish, and opens where zones are too")
    func places() throws {
        var page = MapPage(title: "Map", archive: "map.pmtiles", language: .english)
        var task = Quest.Task(
            id: "one", name: "Oak", coordinate: Coordinate(longitude: 9.5, latitude: 47.1), points: 20)
        task.translations["ru"] = Quest.Translation(name: "Дуб")
        var settings = Quest.Settings()
        settings.start = Coordinate(longitude: 9.25, latitude: 47)
        settings.finish = Coordinate(longitude: 9.75, latitude: 47)
        let ring = [(9.5, 47.0), (9.625, 47.0), (9.625, 48.5), (9.5, 47.0)].map {
            Coordinate(longitude: $0.0, latitude: $0.1)
        }
        page.show(
            try Quest(
                settings: settings, tasks: [task],
                zones: [Quest.Zone(id: "zone", name: "Zone", kind: .forbidden, polygons: [[ring]])]))
        let html = try text("index.html", of: page)
        #expect(html.contains(#""name":{"en":"Oak","#) && html.contains(#","ru":"Дуб"}"#))
        #expect(html.contains(#""start":[9.25,47.0]"#) && html.contains(#""finish":[9.75,47.0]"#))
        #expect(html.contains(#""bounds":[9.25,47.0,9.75,48.5]"#))
    }

    @Test(
        "says where the data come from as text, with a link for OpenStreetMap alone",
        arguments: [
            ("", ""), ("Invented by the town", "Invented by the town"),
            (
                "© OpenStreetMap contributors",
                #"<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>"#
            ),
            (
                #"<a href="https://elsewhere.example" onclick="x()">&copy; OpenStreetMap</a> &amp; <b>City</b>"#,
                #"<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a> &amp; City"#
            ),
            ("&lt;img src=x onerror=y()&gt; <", "&lt;img src=x onerror=y()&gt; &lt;"),
        ])
    func attribution(attribution: String, html: String) throws {
        var page = MapPage(title: "Map", archive: "map.pmtiles", language: .english)
        page.attribution = attribution
        let text = try text("index.html", of: page)
        #expect(text.contains(#"<p id="sources">\#(html)</p>"#))
        let setting = html.replacing("\"", with: "\\\"").replacing("<", with: "\\u003c")
        #expect(text.contains(#""attribution":"\#(setting)""#))
        #expect(try !self.text("page.js", of: page).contains("OpenStreetMap"))
    }

    @Test("the licence of what draws the map stands beside it, with all whom it names")
    func licence() throws {
        let text = try text(
            "maplibre-gl.LICENSE.txt", of: MapPage(title: "Map", archive: "map.pmtiles", language: .english))
        for holder in ["MapLibre contributors", "Mapbox", "Evan Wallace", "Mike Bostock"] {
            #expect(text.contains(holder))
        }
        #expect(text.contains("BSD-3-Clause") && text.contains("Redistributions in binary form must reproduce"))
    }

    @Test("opens in its language with texts in both")
    func languages() throws {
        for language in Language.recorded {
            let html = try text("index.html", of: MapPage(title: "Map", archive: "map.pmtiles", language: language))
            #expect(
                html.contains("\"language\":\"\(language.tag)\"") && html.contains("Legend")
                    && html.contains("Обозначения"))
        }
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> Int {
        split(separator: separator, omittingEmptySubsequences: false).count
    }
}
