import Compression
import Geodesy
import MapBuilding
import Testing

@Suite("Heights in HGT tiles")
struct HGTFileTests {
    static func surface(_ place: Coordinate) -> Double {
        400 * (place.longitude - 61) + 250 * (place.latitude - 55) + 100
    }

    /// At 3″.
    static func tile(_ latitude: Int, _ longitude: Int) -> [UInt8] {
        HGT.tile(latitude: latitude, longitude: longitude, side: 1201) { Int16(surface($0).rounded()) }
    }

    static let tile = tile(55, 61)

    static func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
        var packed: [UInt8] = []
        let compressor = Compressor(.gzip)
        try bytes.withUnsafeBytes { try compressor.write($0) { packed += $0 } }
        try compressor.finish { packed += $0 }
        return packed
    }

    private func check(_ paths: [String], _ note: Comment) throws {
        let sampler = ElevationSampler(try ElevationModel(paths: paths))
        for place in [
            Coordinate(longitude: 61, latitude: 55), Coordinate(longitude: 62, latitude: 56),
            Coordinate(longitude: 61.4026, latitude: 55.1599), Coordinate(longitude: 61.99999, latitude: 55.00001),
        ] {
            let height = try #require(try sampler.height(at: place), note)
            #expect(abs(height - Self.surface(place)) < 1.001, note)
        }
    }

    @Test("are read plain, with gzip, and out of archives of one tile or many")
    func packings() throws {
        let folder = try ScratchFolder()
        try check([try folder.write("N55E061.hgt", Self.tile)], "plain")
        try check([try folder.write("n55e061.HGT", Self.tile)], "other case")
        try check([try folder.write("N55E061.hgt.gz", try Self.gzip(Self.tile))], "gzip")
        let archive = try ZipArchive.packing(Self.tile, name: "N55E061.hgt")
        try check([try folder.write("N55E061.SRTMGL1.hgt.zip", archive)], "archive")
        try check([try folder.write("download", archive)], "archive without an ending")
        let nested = try ZipArchive.packing(Self.tile, name: "O41/N55E061.hgt")
        try check([try folder.write("O41.zip", nested)], "archive with a folder")
        try folder.write("many/N55/N55E061.hgt.gz", try Self.gzip(Self.tile))
        try folder.write("many/readme.txt", [1])
        try check([folder.path + "/many"], "folder")
    }

    @Test("that meet are one surface")
    func seam() throws {
        let folder = try ScratchFolder()
        try folder.write("N55E061.hgt", Self.tile)
        try folder.write("N55E062.hgt.zip", try ZipArchive.packing(Self.tile(55, 62), name: "N55E062.hgt"))
        try folder.write("N54E061.hgt.gz", try Self.gzip(Self.tile(54, 61)))
        let sampler = ElevationSampler(try ElevationModel(paths: [folder.path]))
        for offset in stride(from: -0.003, through: 0.003, by: 0.000_1) {
            for place in [
                Coordinate(longitude: 62 + offset, latitude: 55.51), Coordinate(longitude: 61.3, latitude: 55 + offset),
            ] {
                for height in [try sampler.height(at: place), try sampler.smoothHeight(at: place)] {
                    #expect(abs(try #require(height) - Self.surface(place)) < 1.001, "\(place)")
                }
            }
        }
        #expect(sampler.statistics.usedSources == [0, 1, 2])
        #expect(sampler.statistics.spikes == 0)
    }
}
