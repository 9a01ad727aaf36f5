/// The grid and the unit of a GeoTIFF's samples (OGC 19-008r4).
struct GeoTIFFPlacement {
    let grid: ElevationGrid
    /// Metres of one unit of height.
    let metres: Double

    private enum Tag {
        static let pixelScale: UInt32 = 33550
        static let tiepoints: UInt32 = 33922
        static let transformation: UInt32 = 34264
        static let keys: UInt32 = 34735
        static let texts: UInt32 = 34737
    }

    private enum Key {
        static let modelType = 1024
        static let rasterType = 1025
        static let citation = 1026
        static let angularUnit = 2054
        static let projectedSystem = 3072
        static let projectedCitation = 3073
        static let verticalUnit = 4099
    }

    init(_ tiff: OpenedTIFF, columns: Int, rows: Int) throws(ElevationError) {
        func fail(_ problem: ElevationError.Problem) -> ElevationError {
            ElevationError(path: tiff.path, problem: problem)
        }
        let keys = Self.keys(of: tiff)
        // Without keys, numbers within the ranges of degrees are taken for longitudes and latitudes.
        if let model = keys[Key.modelType], model != 2 { throw fail(.projected(Self.system(keys, tiff))) }
        if let unit = keys[Key.angularUnit], unit != 9102, unit != 9122 {
            throw fail(.projected("angular unit \(unit)"))
        }
        guard let place = try Self.transformation(of: tiff) else { throw fail(.notPlaced) }
        // The numbers are those of a cell's corner, or of its centre (section 7.1.2.2, GTRasterTypeGeoKey).
        let shift = keys[Key.rasterType] == 2 ? 0 : 0.5
        guard
            let grid = ElevationGrid(
                columns: columns, rows: rows, west: place.west + shift * place.longitudeStep,
                north: place.north - shift * place.latitudeStep, longitudeStep: place.longitudeStep,
                latitudeStep: place.latitudeStep)
        else { throw fail(keys.isEmpty ? .projected("?") : .notPlaced) }
        self.grid = grid
        metres = keys[Key.verticalUnit].map(Self.metres(ofUnit:)) ?? 1
    }

    /// EPSG: foot and US survey foot.
    private static func metres(ofUnit code: Int) -> Double {
        switch code {
        case 9002: 0.3048
        case 9003: 1200.0 / 3937
        default: 1
        }
    }

    /// The keys whose value is in the directory itself.
    private static func keys(of tiff: OpenedTIFF) -> [Int: Int] {
        let directory = tiff.shorts(Tag.keys).map(Int.init)
        var keys: [Int: Int] = [:]
        for entry in stride(from: 4, to: directory.count - 3, by: 4) where directory[entry + 1] == 0 {
            keys[directory[entry]] = directory[entry + 3]
        }
        return keys
    }

    private static func system(_ keys: [Int: Int], _ tiff: OpenedTIFF) -> String {
        if let code = keys[Key.projectedSystem], code != 32767, code > 0 { return "EPSG:\(code)" }
        let directory = tiff.shorts(Tag.keys).map(Int.init)
        let texts = Array(tiff.text(Tag.texts).utf8)
        for entry in stride(from: 4, to: directory.count - 3, by: 4)
        where directory[entry + 1] == Int(Tag.texts)
            && [Key.citation, Key.projectedCitation].contains(directory[entry])
        {
            let (count, start) = (directory[entry + 2], directory[entry + 3])
            guard start + count <= texts.count else { continue }
            return String(decoding: texts[start..<start + count].prefix { $0 != UInt8(ascii: "|") }, as: UTF8.self)
        }
        return keys[Key.modelType] == 3 ? "geocentric" : "?"
    }

    /// The corner of the first cell, and the steps; `nil` where the file has none.
    private static func transformation(
        of tiff: OpenedTIFF
    ) throws(ElevationError) -> (west: Double, north: Double, longitudeStep: Double, latitudeStep: Double)? {
        let matrix = tiff.doubles(Tag.transformation)
        if matrix.count >= 8 {
            let steps = max(matrix[0].magnitude, matrix[5].magnitude)
            guard matrix[1].magnitude <= 1e-6 * steps, matrix[4].magnitude <= 1e-6 * steps, matrix[0] > 0 else {
                throw ElevationError(path: tiff.path, problem: .rotated)
            }
            return (matrix[3], matrix[7], matrix[0], -matrix[5])
        }
        let scale = tiff.doubles(Tag.pixelScale)
        let tiepoint = tiff.doubles(Tag.tiepoints)
        guard scale.count >= 2, tiepoint.count >= 6 else { return nil }
        guard scale[0] > 0 else { throw ElevationError(path: tiff.path, problem: .rotated) }
        return (tiepoint[3] - tiepoint[0] * scale[0], tiepoint[4] + tiepoint[1] * scale[1], scale[0], scale[1])
    }
}
