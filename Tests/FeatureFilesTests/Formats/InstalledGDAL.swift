import FeatureFiles
import Foundation
import TestSupport

/// GDAL as this computer has it; tests that need it are skipped, visibly, where it is missing and nothing requires it.
enum InstalledGDAL {
    static let isRequired = RealData.isRequired
    static let isInstalled = (try? GDALLibrary()) != nil
    /// Whether tests run: they fail where GDAL is required and missing.
    static let isTested = isInstalled || isRequired
    static let reason = "GDAL is not installed (apt-get install libgdal32)"
}
