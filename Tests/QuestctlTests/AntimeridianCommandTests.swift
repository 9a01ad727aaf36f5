import Foundation
import Testing

@Suite("questctl geojson across the antimeridian")
struct AntimeridianCommandTests {
    private func polygon(_ ring: String) -> String { #"{"type":"Polygon","coordinates":[\#(ring)]}"# }
    private let fiji = "[[176,-20],[-178,-20],[-178,-15],[176,-15],[176,-20]]"
    private let belt = "[[-100,-10],[90,-10],[90,10],[-100,10],[-100,-10]]"

    @Test("cut makes two parts of an area over the antimeridian, and join one of these")
    func cutAndJoin() throws {
        let cut = try Tool.run("geojson", "cut", "-", input: polygon(fiji))
        #expect(cut.code == 0 && cut.output.contains(#""type":"MultiPolygon""#))
        #expect(cut.output.contains("[180,-20]") && cut.output.contains("[-180,-20]"))
        let joined = try Tool.run("geojson", "join", "-", input: cut.output)
        #expect(joined.code == 0 && joined.output.contains(#""type":"Polygon""#), "\(joined)")
        for corner in ["[176,-20]", "[-178,-20]", "[-178,-15]", "[176,-15]"] { #expect(joined.output.contains(corner)) }
        #expect(!joined.output.contains("180,"))
    }

    @Test("great circles are cut elsewhere, and a pole is led to, the one asked for")
    func options() throws {
        let circle = try Tool.run(
            "geojson", "cut", "--great-circle", "-", input: #"{"type":"LineString","coordinates":[[170,40],[-170,40]]}"#
        )
        #expect(circle.output.contains("[180,40.4324611]"))
        let cap = "[[-150,60],[-50,60],[50,60],[150,60],[-150,60]]"
        let north = try Tool.run("geojson", "cut", "-", input: polygon(cap))
        #expect(north.output.contains("[180,90],[-180,90]") && !north.output.contains("-90"))
        let south = try Tool.run("geojson", "cut", "--pole", "south", "-", input: polygon(cap))
        #expect(south.output.contains("[-180,-90],[180,-90]") && !south.output.contains(",90]"))
        #expect(try Tool.run("geojson", "cut", "--pole", "west", "-", input: polygon(cap)).code == 64)
        let square = "[[0,0],[0,1],[1,1],[1,0],[0,0]]"
        let rest = try Tool.run("geojson", "cut", "--keep-winding", "-", input: polygon(square))
        #expect(rest.output.contains("[[-180,-90],[180,-90],[180,90],[-180,90],[-180,-90]]"))
    }

    @Test("an area that may be wide rather than across is named and left, unless all crossings are asked for")
    func wide() throws {
        let left = try Tool.run("geojson", "cut", "-", input: polygon(belt))
        #expect(left.code == 0 && left.output.contains(belt) && left.errors.contains("Feature 1:"))
        #expect(
            try Tool.run("geojson", "cut", "-", "--language", "ru", input: polygon(belt)).errors.contains("объект № 1:")
        )
        let cut = try Tool.run("geojson", "cut", "--all-crossings", "-", input: polygon(belt))
        #expect(cut.output.contains("MultiPolygon") && cut.errors.isEmpty)
    }

    @Test("an area that overlaps itself is dissolved and named")
    func overlap() throws {
        let spiral = "[[170,0],[-170,0],[-170,20],[175,20],[175,-10],[178,-10],[178,10],[170,10],[170,0]]"
        let cut = try Tool.run("geojson", "cut", "--all-crossings", "-", input: polygon(spiral))
        #expect(cut.code == 0 && cut.errors.contains("dissolved"), "\(cut)")
        #expect(try Tool.run("geojson", "lint", "--strict", "-", input: cut.output).code == 0)
    }

    @Test("an area that is not valid and cannot be turned around is left and named")
    func invalidArea() throws {
        let area = polygon("[[0,0],[-0.5,0],[10,10.25],[0,0]],[[1,1],[2,1],[2,2],[1,1]]")
        let cut = try Tool.run("geojson", "cut", "-", input: area)
        #expect(cut.code == 0 && cut.output.contains(area), "\(cut)")
        #expect(cut.errors.contains("not valid"), "\(cut)")
        let russian = try Tool.run("geojson", "cut", "-", "--language", "ru", input: area)
        #expect(russian.errors.contains("неправильная"), "\(russian)")
    }

    @Test(
        "a ring that crosses itself at the antimeridian does not become the rest of the Earth",
        arguments: ["[[170,0],[190,1],[190,0],[170,1],[170,0]]", "[[170,0],[186,1],[186,0],[170,1],[170,0]]"])
    func crossedRing(ring: String) throws {
        let area = polygon(ring)
        let cut = try Tool.run("geojson", "cut", "-", input: area)
        #expect(cut.code == 0 && cut.output.contains(ring) && !cut.output.contains("90]"), "\(cut)")
        #expect(cut.errors.contains("not valid"), "\(cut)")
        // Where both sides are about as large, the parts are dissolved.
        let other = try Tool.run("geojson", "cut", "-", input: polygon("[[175,0],[195,1],[195,0],[175,1],[175,0]]"))
        #expect(other.code == 0 && other.errors.contains("dissolved") && !other.output.contains("90]"), "\(other)")
    }

    @Test("numbers after the altitude that one part of a collection loses are named")
    func furtherNumbersOfPart() throws {
        let parts =
            #"{"type":"Point","coordinates":[0.5,0,5,7]},{"type":"LineString","coordinates":[[0,0,5,7],[2,0,5,7]]}"#
        let all = #"{"type":"GeometryCollection","geometries":[\#(parts)]}"#
        let run = try Tool.run("geojson", "clip", "--box", "0.2,-1,1,1", "-", input: all)
        #expect(run.code == 0 && run.errors.contains("numbers after the altitude"), "\(run)")
    }

    @Test(
        "numbers after the altitude that clip and dissolve cannot keep are named",
        arguments: [["clip", "--box", "12,0,28,30"], ["dissolve"]])
    func furtherNumbers(command: [String]) throws {
        let line = #"{"type":"LineString","coordinates":[[10,10,1,2],[20,20,3,4],[30,10,5,6]]}"#
        let feature = #"{"type":"Feature","properties":{},"geometry":\#(line)}"#
        let both = #"{"type":"FeatureCollection","features":[\#(feature),\#(feature)]}"#
        let run = try Tool.run(arguments: ["geojson"] + command + ["-"], input: both)
        #expect(run.code == 0 && !run.output.contains("20,20,3,4"), "\(run)")
        #expect(run.errors.contains("numbers after the altitude"), "\(run)")
        let kept = try Tool.run("geojson", "clip", "--box", "0,0,90,90", "-", input: line)
        #expect(kept.output.contains("20,20,3,4") && !kept.errors.contains("numbers after the altitude"), "\(kept)")
    }

    @Test("clip takes a box over the antimeridian and keeps collections")
    func clip() throws {
        let line = #"{"type":"LineString","coordinates":[[170,-17],[-170,-17]]}"#
        let all = #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[0,0]},\#(line)]}"#
        let inside = try Tool.run("geojson", "clip", "--box", "176,-20,-178,-15", "-", input: all)
        #expect(inside.code == 0 && inside.output.contains("GeometryCollection"), "\(inside)")
        #expect(
            inside.output.contains("[[[176,-17],[180,-17]],[[-180,-17],[-178,-17]]]")
                && !inside.output.contains("[0,0]"))
        #expect(try Tool.run("geojson", "clip", "--box", "5,1,5,2", "-", input: line).code == 64)
        #expect(try Tool.run("geojson", "clip", "--box", "190,1,5,2", "-", input: line).code == 64)
    }

    @Test("stats of metres says so and leaves lengths and areas out")
    func stats() throws {
        let ring = "[[500000,6100000],[500900,6100000],[500900,6100700],[500000,6100000]]"
        let metres = try Tool.run("geojson", "stats", "-", input: polygon(ring))
        #expect(metres.code == 0 && metres.output.contains("500000.0,6100000.0,500900.0,6100700.0"))
        #expect(!metres.output.contains("area") && metres.errors.contains("4 of 4 positions not in degrees"))
        #expect(
            try Tool.run("geojson", "stats", "-", "--language", "ru", input: polygon(ring)).errors.contains(
                "не в градусах"))
        let degrees = try Tool.run("geojson", "stats", "-", input: polygon(belt))
        #expect(degrees.output.contains("extent: -100.0,-10.0,90.0,10.0"))
        #expect(degrees.errors.contains("can be read in two ways"), "a side of the belt is longer than 180°")
    }

    @Test("fix leaves what may be read in two ways to the byte", arguments: ["belt", "pole", "antarctica"])
    func fix(name: String) throws {
        let text = polygon(
            ["belt": belt, "pole": "[[150,60.0],[50,60],[-50,60],[-150,60],[150,60.0]]"][name]
                ?? "[[-180,-84],[-180,-90.0],[180,-90.0],[180,-84],[90,-70],[0,-72],[-90,-75],[-180,-84]]")
        let fixed = try Tool.run("geojson", "fix", "-", input: text)
        #expect(fixed.output == text)
    }

    @Test("metres of a projection are refused by name, not passed on in silence", arguments: ["cut", "join"])
    func metres(command: String) throws {
        let point = #"{"type":"Point","coordinates":[500000,6000000]}"#
        let text = #"{"type":"Feature","id":"m","geometry":\#(point),"properties":{}}"#
        let outcome = try Tool.run("geojson", command, "-", input: text)
        #expect(outcome.code == 1 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("(id m)") && outcome.errors.contains("reproject"))
    }
}
