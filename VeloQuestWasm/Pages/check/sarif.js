/** Findings as SARIF 2.1.0, as `questctl geojson lint --format sarif` writes them. */

import { localized } from "../shared/language.js";

/**
 * @param {string} name of the file
 * @param {object[]} findings
 * @param {object[]} rules all that the engine has
 * @param {string} version of the engine
 */
export function sarif(name, findings, rules, version) {
  const indices = new Map(rules.map((rule, index) => [rule.identifier, index]));
  const artifactLocation = { uri: encodeURIComponent(name) };
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{
      tool: { driver: { name: "VeloQuest", version, rules: rules.map(rule) } },
      columnKind: "unicodeCodePoints",
      results: findings.map((finding) => ({
        ruleId: finding.rule,
        ...(indices.has(finding.rule) ? { ruleIndex: indices.get(finding.rule) } : {}),
        level: finding.severity,
        message: { text: localized(finding.message) },
        locations: [{
          physicalLocation: { artifactLocation, ...(finding.line || finding.bytes ? { region: region(finding) } : {}) },
          ...(finding.pointer ? { logicalLocations: [{ fullyQualifiedName: finding.pointer }] } : {}),
        }],
        ...(finding.fix ? { fixes: [fix(finding.fix, artifactLocation)] } : {}),
      })),
    }],
  };
}

function rule({ identifier, title, severity, reference }) {
  return {
    id: identifier, shortDescription: { text: localized(title) }, defaultConfiguration: { level: severity },
    ...(reference ? { help: { text: reference } } : {}),
  };
}

function region({ line, column, bytes }) {
  return {
    ...(line ? { startLine: line, startColumn: column ?? 1 } : {}),
    ...(bytes ? { byteOffset: bytes[0], byteLength: bytes[1] - bytes[0] } : {}),
  };
}

function fix({ title, edits }, artifactLocation) {
  return {
    description: { text: localized(title) },
    artifactChanges: [{
      artifactLocation,
      replacements: edits.map(({ bytes, replacement }) => ({
        deletedRegion: { byteOffset: bytes[0], byteLength: bytes[1] - bytes[0] },
        ...(replacement ? { insertedContent: { text: replacement } } : {}),
      })),
    }],
  };
}
