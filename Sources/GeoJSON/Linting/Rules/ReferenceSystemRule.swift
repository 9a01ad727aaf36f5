import JSON
import Support

/// There is no `crs` member; RFC 7946 removed it.
struct ReferenceSystemRule: LintRule {
    let rule = DiagnosticRule.referenceSystem

    func check(_ object: GeoJSONObject, _ findings: inout LintFindings) {
        let foreign =
            switch object {
            case .geometry(let geometry): geometry.foreignMembers
            case .feature(let feature): feature.foreignMembers
            case .featureCollection(let collection): collection.foreignMembers
            }
        guard let crs = foreign["crs"] else { return }
        let name = crs[JSONPointer(["properties", "name"])]?.stringValue ?? ""
        // All three systems put the longitude first (GeoJSON 2008, section 3), so removing the member changes nothing.
        let isDefault = ["CRS84", "EPSG:4326", "EPSG::4326"].contains { name.hasSuffix($0) }
        findings.report(
            rule, at: JSONPointer(["crs"]),
            isDefault || crs == .null
                ? Message("lint-needless-reference-system")
                : Message("lint-foreign-reference-system"),
            fix: isDefault
                ? .init(title: Message("lint-remove-reference-system"), removing: JSONPointer(["crs"])) : nil)
    }
}
