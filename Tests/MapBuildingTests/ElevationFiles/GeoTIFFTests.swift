import Foundation
import Geodesy
import TestSupport
import Testing

@testable import MapBuilding

@Suite("Heights in GeoTIFF")
struct GeoTIFFTests {
    static func sampler(_ bytes: [UInt8], _ folder: ScratchFolder) throws -> ElevationSampler {
        ElevationSampler(try ElevationModel(paths: [try folder.write("heights.tif", bytes)]))
    }

    static func height(_ sampler: ElevationSampler, _ longitude: Double, _ latitude: Double) throws -> Double? {
        try sampler.height(at: Coordinate(longitude: longitude, latitude: latitude))
    }

    /// A number for each place that fits every type.
    private func value(_ column: Int, _ row: Int) -> Double { Double((column * 7 + row * 13) % 120) }

    @Test("in every type, packing, predictor, layout and byte order are read as written", arguments: [false, true])
    func encodings(isBigEndian: Bool) throws {
        let folder = try ScratchFolder()
        let types: [TIFFWriter.Sample] = [.uint8, .int8, .uint16, .int16, .uint32, .int32, .float32, .float64]
        var count = 0
        for sample in types {
            for packing in TIFFWriter.Packing.allCases {
                for predictor in [1, sample.format == 3 ? 3 : 2] where packing != .none || predictor == 1 {
                    for tile in [nil, (columns: 16, rows: 16), (columns: 32, rows: 16)] {
                        var writer = TIFFWriter(columns: 37, rows: 21)
                        writer.place(west: 10, north: 50, step: 0.1)
                        (writer.sample, writer.packing, writer.predictor) = (sample, packing, predictor)
                        (writer.tile, writer.isBigEndian, writer.isBig) = (tile, isBigEndian, count % 3 == 0)
                        let sampler = try Self.sampler(writer.bytes(value), folder)
                        for row in 0..<21 {
                            for column in 0..<37 {
                                let height = try Self.height(
                                    sampler, 10.05 + 0.1 * Double(column), 49.95 - 0.1 * Double(row))
                                let isRight = height.map { abs($0 - value(column, row)) < 1e-3 } ?? false
                                #expect(isRight, "\(sample) \(packing) \(predictor) \(String(describing: tile))")
                                if !isRight { return }
                            }
                        }
                        count += 1
                    }
                }
            }
        }
        #expect(count == 8 * 7 * 3)
    }

    @Test("lie where the numbers place them: corner or middle of a cell, any tiepoint, or a matrix")
    func placement() throws {
        let folder = try ScratchFolder()
        var writer = TIFFWriter(columns: 8, rows: 8)
        func check(_ west: Double, _ north: Double, _ note: Comment) throws {
            let sampler = try Self.sampler(writer.bytes { 10 * Double($0) + Double($1) }, folder)
            for (column, row) in [(0, 0), (3, 5), (7, 7), (0, 7)] {
                let height = try Self.height(sampler, west + 0.1 * Double(column), north - 0.1 * Double(row))
                #expect(height.map { abs($0 - Double(10 * column + row)) < 1e-6 } == true, note)
            }
            #expect(try Self.height(sampler, west - 0.06, north) == nil, note)
        }
        writer.place(west: 10, north: 50, step: 0.1)
        try check(10.05, 49.95, "area")
        writer.place(west: 10, north: 50, step: 0.1, isPoint: true)
        try check(10, 50, "point")
        writer.doubles[33922] = [3, 2, 0, 10, 50, 0]
        try check(9.7, 50.2, "tiepoint of another sample")
        writer.doubles = [34264: [0.1, 0, 0, 10, 0, -0.1, 0, 50, 0, 0, 0, 0, 0, 0, 0, 1]]
        try check(10, 50, "matrix")
        writer.keys = []
        try check(10.05, 49.95, "without keys")
        // From south to north.
        writer.doubles = [34264: [0.1, 0, 0, 10, 0, 0.1, 0, 50, 0, 0, 0, 0, 0, 0, 0, 1]]
        let northward = try Self.sampler(writer.bytes { 10 * Double($0) + Double($1) }, folder)
        #expect(try Self.height(northward, 10.35, 50.55).map { abs($0 - 35) < 1e-6 } == true)
    }

    @Test("have voids, scales and feet where the file says so")
    func meaning() throws {
        let folder = try ScratchFolder()
        var writer = TIFFWriter(columns: 40, rows: 40)
        writer.place(west: 10, north: 50, step: 0.1)
        writer.texts[42113] = "-1"
        let declared = try Self.sampler(writer.bytes { column, _ in column < 20 ? -1 : 300 }, folder)
        #expect(try Self.height(declared, 10.55, 48.05) == nil)
        #expect(try Self.height(declared, 13.05, 48.05) == 300)
        writer.texts[42113] = nil
        for void in [-32768.0, -9999] {
            let usual = try Self.sampler(writer.bytes { column, _ in column < 20 ? void : 300 }, folder)
            #expect(try Self.height(usual, 10.55, 48.05) == nil)
        }
        for (sample, text, void) in [
            (TIFFWriter.Sample.float32, "-3.4028234663852886e+38", -3.4028234663852886e38), (.float32, "nan", .nan),
            (.float32, "1234.1", 1234.1), (.float64, "-9999.5", -9999.5), (.float32, "", .infinity),
        ] {
            writer.sample = sample
            writer.texts[42113] = text
            let floating = try Self.sampler(writer.bytes { column, _ in column < 20 ? void : 300.25 }, folder)
            #expect(try Self.height(floating, 10.55, 48.05) == nil, "\(text)")
            #expect(try Self.height(floating, 13.05, 48.05) == 300.25)
        }
        writer.sample = .int32
        writer.texts = [
            42112: "<GDALMetadata><Item name=\"OFFSET\" sample=\"0\" role=\"offset\">100</Item>"
                + "<Item name=\"SCALE\" sample=\"0\" role=\"scale\">0.1</Item></GDALMetadata>"
        ]
        let scaled = try Self.sampler(writer.bytes { _, _ in 2345 }, folder)
        #expect(try Self.height(scaled, 13.05, 48.05).map { abs($0 - 334.5) < 1e-3 } == true)
        writer.texts = [:]
        writer.keys.append((4099, 9002))
        let feet = try Self.sampler(writer.bytes { _, _ in 1000 }, folder)
        #expect(try Self.height(feet, 13.05, 48.05).map { abs($0 - 304.8) < 1e-3 } == true)
    }

    @Test("may leave out strips and tiles in which there is nothing")
    func sparse() throws {
        let folder = try ScratchFolder()
        for tile in [nil, (columns: 16, rows: 16)] {
            var writer = TIFFWriter(columns: 32, rows: 32)
            writer.place(west: 10, north: 50, step: 0.1)
            (writer.tile, writer.rowsPerStrip, writer.missing) = (tile, 16, [0])
            let sampler = try Self.sampler(writer.bytes { _, _ in 5 }, folder)
            #expect(try Self.height(sampler, 10.25, 49.75) == nil)
            #expect(try Self.height(sampler, 12.85, 47.25) == 5)
        }
    }

    @Test(
        "as GLO-30 of Copernicus comes: cells half a step off the degrees, floating-point predictor, other steps northward"
    )
    func copernicus() throws {
        let folder = try ScratchFolder()
        func surface(_ longitude: Double, _ latitude: Double) -> Double {
            300 * (longitude - 10) + 200 * (latitude - 49)
        }
        var paths: [String] = []
        // As south and north of 50°, where steps eastward become one and a half times as long; a hundredth of the samples.
        for (corner, columns) in [((10, 49), 36), ((11, 49), 36), ((10, 50), 24), ((11, 50), 24)] {
            var writer = TIFFWriter(columns: columns, rows: 36)
            let (step, down) = (1 / Double(columns), 1.0 / 36)
            let (west, north) = (Double(corner.0) - step / 2, Double(corner.1 + 1) + down / 2)
            writer.place(west: west, north: north, step: step)
            writer.doubles[33550] = [step, down, 0]
            (writer.sample, writer.packing, writer.predictor, writer.tile) = (.float32, .adobeDeflate, 3, (16, 16))
            paths.append(
                try folder.write(
                    "Copernicus_DSM_COG_10_N\(corner.1)_00_E0\(corner.0)_00_DEM.tif",
                    writer.bytes { column, row in
                        surface(west + (Double(column) + 0.5) * step, north - (Double(row) + 0.5) * down)
                    }))
        }
        try folder.write("AUXFILES/Copernicus_DSM_COG_10_N49_00_E010_00_WBM.tif", [1, 2, 3])
        let model = try ElevationModel(paths: [folder.path])
        #expect(model.sources.count == 4)
        let sampler = ElevationSampler(model)
        for longitude in [10, 10.3, 10.99, 11, 11.01, 11.5] {
            for latitude in [49.1, 49.99, 50, 50.01, 50.02, 50.5] {
                let height = try #require(try Self.height(sampler, longitude, latitude))
                #expect(abs(height - surface(longitude, latitude)) < 0.01, "\(longitude), \(latitude)")
            }
        }
    }

    @Test("of Porto Alegre are what the file's strips say", .enabled(if: RealData.isAvailable, "\(RealData.reason)"))
    func real() throws {
        let path = RealData.path("elevation/poa_elevation.tif")
        let sampler = ElevationSampler(try ElevationModel(paths: [path]))
        let grid = try #require(sampler.model.sources.first).grid
        #expect((grid.columns, grid.rows) == (413, 403))
        // The strips are not packed and follow one another behind the header.
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        let start = try #require(Self.firstStrip(bytes))
        for row in stride(from: 1, to: 402, by: 5) {
            for column in stride(from: 1, to: 412, by: 3) {
                let height = try Self.height(
                    sampler, grid.west + grid.longitudeStep * Double(column),
                    grid.north - grid.latitudeStep * Double(row))
                #expect(height.map { abs($0 - Double(bytes[start + row * 413 + column])) < 1e-3 } == true)
            }
        }
        #expect(sampler.statistics.spikes == 0)
    }

    private static func firstStrip(_ bytes: [UInt8]) -> Int? {
        func number(_ place: Int, _ size: Int) -> Int {
            (0..<size).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
        }
        let directory = number(4, 4)
        for entry in 0..<number(directory, 2) {
            let place = directory + 2 + 12 * entry
            guard number(place, 2) == 273 else { continue }
            return number(number(place + 8, 4), number(place + 2, 2) == 3 ? 2 : 4)
        }
        return nil
    }
}
