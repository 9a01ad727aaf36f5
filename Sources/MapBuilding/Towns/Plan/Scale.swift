extension DemoCity {
    /// The measures of a city of one size, in metres.
    struct Scale: Sendable {
        /// Of the round outline beyond which nothing is drawn.
        var radius: Double
        /// Of the old town.
        var coreRadius: Double
        /// Within it the blocks are those of an inner city.
        var innerRadius: Double
        /// Beyond it lie fields.
        var builtRadius: Double
        var motorwayRadius: Double
        /// Arterials from one edge of the city to the other.
        var chords: Int
        /// Radii of ring streets.
        var rings: [Double]
        /// Water from bank street to bank street.
        var riverWidth: Double
        var districtExtent: Double
        /// Between the bends of the river and the longest streets.
        var warpSpacing: Double
        /// How many of the blocks have their buildings drawn.
        var buildingShare: Double
        /// Landmarks lie within this distance of the centre, so that a rider can visit them in one ride.
        var landmarkRadius: Double

        package init(_ size: Size) {
            switch size {
            case .town:
                self.init(
                    radius: 1900, coreRadius: 300, innerRadius: 620, builtRadius: 1300, motorwayRadius: 1560, chords: 3,
                    rings: [640], riverWidth: 62, districtExtent: 560, warpSpacing: 1300, buildingShare: 0.7,
                    landmarkRadius: 1150)
            case .city:
                self.init(
                    radius: 8800, coreRadius: 650, innerRadius: 2800, builtRadius: 7000, motorwayRadius: 6000,
                    chords: 5, rings: [1150, 2500, 4200], riverWidth: 130, districtExtent: 900, warpSpacing: 2600,
                    buildingShare: 0.3, landmarkRadius: 2600)
            case .metropolis:
                self.init(
                    radius: 31500, coreRadius: 1200, innerRadius: 10500, builtRadius: 28000, motorwayRadius: 15000,
                    chords: 7, rings: [1700, 3600, 6500, 10500, 20000], riverWidth: 210, districtExtent: 1100,
                    warpSpacing: 4200, buildingShare: 0.06, landmarkRadius: 3500)
            case .megalopolis:
                self.init(
                    radius: 63000, coreRadius: 1200, innerRadius: 21000, builtRadius: 56000, motorwayRadius: 30000,
                    chords: 9, rings: [1700, 3600, 6500, 10500, 20000, 41000], riverWidth: 230, districtExtent: 1100,
                    warpSpacing: 4200, buildingShare: 0.06, landmarkRadius: 3500)
            }
        }

        private init(
            radius: Double, coreRadius: Double, innerRadius: Double, builtRadius: Double, motorwayRadius: Double,
            chords: Int, rings: [Double], riverWidth: Double, districtExtent: Double, warpSpacing: Double,
            buildingShare: Double, landmarkRadius: Double
        ) {
            self.radius = radius
            self.coreRadius = coreRadius
            self.innerRadius = innerRadius
            self.builtRadius = builtRadius
            self.motorwayRadius = motorwayRadius
            self.chords = chords
            self.rings = rings
            self.riverWidth = riverWidth
            self.districtExtent = districtExtent
            self.warpSpacing = warpSpacing
            self.buildingShare = buildingShare
            self.landmarkRadius = landmarkRadius
        }
    }
}
