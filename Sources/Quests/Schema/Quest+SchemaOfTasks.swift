extension Quest {
    /// The head of the schema: the quest, its features, tasks and zones.
    static let schemaOfTasks = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "VeloQuest quest file, version 1",
          "description": "A FeatureCollection (RFC 7946) with tasks, zones and the terms of a bike quest.",
          "type": "object",
          "required": ["type", "features"],
          "properties": {
            "type": {"const": "FeatureCollection"},
            "quest": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/quest"}]},
            "features": {"type": "array", "items": {"$ref": "#/$defs/feature"}}
          },
          "$defs": {
            "quest": {
              "type": "object",
              "properties": {
                "version": {"$ref": "#/$defs/whole", "minimum": 1, "maximum": 1},
                "id": {"$ref": "#/$defs/text"},
                "officials": {"$ref": "#/$defs/textList", "description": "Fingerprints of the organiser's keys, or the keys."},
                "title": {"$ref": "#/$defs/text"},
                "description": {"$ref": "#/$defs/text"},
                "language": {"$ref": "#/$defs/text", "description": "BCP 47 tag of the texts of the file."},
                "languages": {"$ref": "#/$defs/textList", "maxItems": 100, "description": "BCP 47 tags the quest promises."},
                "texts": {"$ref": "#/$defs/questTexts"},
                "contacts": {"anyOf": [
                  {"$ref": "#/$defs/contact"},
                  {"type": "array", "items": {"$ref": "#/$defs/contact", "type": "object"}}
                ]},
                "start": {"$ref": "#/$defs/place"},
                "finish": {"$ref": "#/$defs/place"},
                "startWindow": {"$ref": "#/$defs/window"},
                "massStart": {"$ref": "#/$defs/clock"},
                "timeLimit": {"$ref": "#/$defs/minutes", "exclusiveMinimum": 0},
                "classes": {
                  "type": ["object", "string", "null"],
                  "pattern": "^\\s*$",
                  "description": "Start rules by class; what a class does not state is as for all, false stands for none.",
                  "additionalProperties": {
                    "type": "object",
                    "properties": {
                      "startWindow": {"anyOf": [{"const": false}, {"$ref": "#/$defs/window"}]},
                      "massStart": {"anyOf": [{"const": false}, {"$ref": "#/$defs/clock"}]},
                      "timeLimit": {"anyOf": [{"const": false}, {"$ref": "#/$defs/minutes", "exclusiveMinimum": 0}]}
                    }
                  }
                },
                "typos": {"$ref": "#/$defs/typos"},
                "teams": {"$ref": "#/$defs/teams"},
                "scoring": {"anyOf": [{"$ref": "#/$defs/preset"}, {"$ref": "#/$defs/scoring"}]},
                "answerAt": {"$ref": "#/$defs/answerAt"},
                "flags": {"$ref": "#/$defs/flagCosts"},
                "seal": {"type": ["object", "string", "null"], "pattern": "^\\s*$"}
              }
            },
            "feature": {
              "type": "object",
              "required": ["type"],
              "properties": {
                "type": {"const": "Feature"},
                "properties": {"properties": {"role": {"$ref": "#/$defs/text"}}}
              },
              "allOf": [
                {
                  "if": {
                    "properties": {
                      "geometry": {"required": ["type"], "properties": {"type": {"const": "Point"}}},
                      "properties": {"properties": {"role": {"enum": ["task", "", null]}}}
                    }
                  },
                  "then": {"properties": {"properties": {"$ref": "#/$defs/task"}}}
                },
                {
                  "if": {
                    "required": ["properties"],
                    "properties": {"properties": {
                      "type": "object", "required": ["role"], "properties": {"role": {"const": "zone"}}
                    }}
                  },
                  "then": {"properties": {"properties": {"$ref": "#/$defs/zone"}}}
                }
              ]
            },
            "task": {
              "type": ["object", "null"],
              "properties": {
                "role": {"enum": ["task", "", null]},
                "name": {"$ref": "#/$defs/text"},
                "description": {"$ref": "#/$defs/text"},
                "success": {"$ref": "#/$defs/text"},
                "texts": {"$ref": "#/$defs/taskTexts"},
                "category": {"$ref": "#/$defs/text"},
                "difficulty": {"$ref": "#/$defs/text"},
                "difficult": {"$ref": "#/$defs/text", "deprecated": true},
                "points": {"$ref": "#/$defs/whole", "minimum": 0, "maximum": 1000000},
                "code": {"$ref": "#/$defs/code"},
                "radius": {"$ref": "#/$defs/number", "exclusiveMinimum": 0, "maximum": 10000, "description": "Metres."},
                "dwell": {"$ref": "#/$defs/seconds"},
                "answerAt": {"$ref": "#/$defs/answerAt"},
                "opens": {"$ref": "#/$defs/moment"},
                "closes": {"$ref": "#/$defs/moment"},
                "requires": {"anyOf": [
                  {"$ref": "#/$defs/text"},
                  {"$ref": "#/$defs/group"},
                  {"type": "array", "items": {"anyOf": [{"type": ["string", "number"]}, {"$ref": "#/$defs/group"}]}}
                ]},
                "order": {"$ref": "#/$defs/whole", "minimum": 0, "maximum": 1000000},
                "attempts": {"anyOf": [{"$ref": "#/$defs/count"}, {"$ref": "#/$defs/attempts"}]},
                "hints": {"anyOf": [
                  {"$ref": "#/$defs/text"},
                  {"$ref": "#/$defs/hint"},
                  {"type": "array", "items": {"anyOf": [{"type": ["string", "number"]}, {"$ref": "#/$defs/hint"}]}}
                ]},
                "judged": {"$ref": "#/$defs/flag"},
                "answer": {"anyOf": [
                  {"$ref": "#/$defs/textList"},
                  {"$ref": "#/$defs/answer"},
                  {
                    "type": "object",
                    "required": ["kind", "shape", "exact", "scrypt", "salt", "seals"],
                    "properties": {"kind": {"const": "sealed"}}
                  }
                ]},
                "marker-color": {"$ref": "#/$defs/text"},
                "marker-size": {"$ref": "#/$defs/text"},
                "marker-symbol": {"$ref": "#/$defs/text"}
              }
            },
            "zone": {
              "type": "object",
              "properties": {
                "role": {"const": "zone"},
                "name": {"$ref": "#/$defs/text"},
                "texts": {"$ref": "#/$defs/zoneTexts"},
                "zone": {"enum": ["bounds", "forbidden", "toll", "", null]},
                "toll": {"anyOf": [{"$ref": "#/$defs/anyPoints"}, {"$ref": "#/$defs/toll"}]}
              }
            },
        """#
}
