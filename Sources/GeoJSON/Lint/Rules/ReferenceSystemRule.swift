import Diagnostics
import JSON
import Languages

/// There is no `crs` member any more.
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
        // All three were written with the longitude first (GeoJSON 2008, section 3), so nothing changes without them.
        let isDefault = ["CRS84", "EPSG:4326", "EPSG::4326"].contains { name.hasSuffix($0) }
        findings.report(
            rule, at: JSONPointer(["crs"]),
            isDefault || crs == .null
                ? LocalizedText(
                    "“crs” was dropped from GeoJSON in 2016 and WGS 84 is always meant; remove it",
                    "«crs» исключён из GeoJSON в 2016 году, всегда подразумевается WGS 84; удалите его")
                : LocalizedText(
                    "“crs” was dropped from GeoJSON in 2016 and most programs ignore it; reproject the file to WGS 84",
                    "«crs» исключён из GeoJSON в 2016 году, большинство программ его не читает; перепроецируйте файл в WGS 84"
                ),
            fix: isDefault
                ? .init(title: LocalizedText("remove “crs”", "удалить «crs»"), removing: JSONPointer(["crs"])) : nil)
    }
}
