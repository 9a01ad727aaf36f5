extension Quest {
    /// The JSON Schema (draft 2020-12) of quest files, version 1.
    ///
    /// Editors check and complete a file by it while it is written. It knows members, types and ranges; what `read(_:)` finds by
    /// comparing members with each other, it does not. Members it does not name are allowed anywhere. A number may be written as a
    /// text, and a blank text or `null` is as good as an absent member, as in reading.
    public static let schema = #"""
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
                "teams": {"$ref": "#/$defs/teams"},
                "scoring": {"anyOf": [{"$ref": "#/$defs/preset"}, {"$ref": "#/$defs/scoring"}]},
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
            "scoring": {
              "type": "object",
              "properties": {
                "version": {"$ref": "#/$defs/whole", "minimum": 1, "maximum": 1},
                "preset": {"$ref": "#/$defs/preset"},
                "values": {"anyOf": [{"enum": ["file", "", null]}, {"$ref": "#/$defs/values"}]},
                "bonusControls": {"anyOf": [
                  {"$ref": "#/$defs/bonusControl"},
                  {"type": "array", "items": {"$ref": "#/$defs/bonusControl", "type": "object"}}
                ]},
                "wrongAnswer": {"$ref": "#/$defs/charge"},
                "hint": {"$ref": "#/$defs/charge"},
                "skip": {"$ref": "#/$defs/charge"},
                "reveal": {"$ref": "#/$defs/charge"},
                "leastForTask": {"$ref": "#/$defs/anyPoints"},
                "late": {"anyOf": [{"$ref": "#/$defs/points"}, {"$ref": "#/$defs/late"}]},
                "countsAfterLimit": {"$ref": "#/$defs/flag"},
                "early": {"anyOf": [{"$ref": "#/$defs/points"}, {"$ref": "#/$defs/early"}]},
                "allTasks": {"$ref": "#/$defs/points"},
                "outOfOrder": {"anyOf": [{"enum": ["worthless", "missingPunch"]}, {"$ref": "#/$defs/charge"}]},
                "decay": {"$ref": "#/$defs/decay"},
                "leastTotal": {"$ref": "#/$defs/anyPoints"},
                "ties": {"anyOf": [{"$ref": "#/$defs/tie"}, {"type": "array", "items": {"$ref": "#/$defs/tie"}}]}
              }
            },
            "preset": {
              "enum": ["plain", "irf", "bmbo", "maprun-v", "maprun-q", "maprun-n", "maprun-w", "city", "", null]
            },
            "values": {
              "type": "object",
              "minProperties": 1,
              "properties": {
                "otherwise": {"$ref": "#/$defs/points"},
                "same": {"$ref": "#/$defs/points"},
                "roundDown": {"$ref": "#/$defs/whole", "minimum": 1, "maximum": 1000},
                "roundUp": {"$ref": "#/$defs/whole", "minimum": 1, "maximum": 1000}
              }
            },
            "bonusControl": {
              "type": ["object", "string", "null"],
              "pattern": "^\\s*$",
              "required": ["from", "points"],
              "properties": {
                "from": {"$ref": "#/$defs/code"},
                "to": {"$ref": "#/$defs/code"},
                "points": {"$ref": "#/$defs/points"},
                "notFirst": {"$ref": "#/$defs/minutes"},
                "notLast": {"$ref": "#/$defs/minutes"}
              }
            },
            "late": {
              "type": "object",
              "properties": {
                "perMinute": {"$ref": "#/$defs/points"},
                "quadratic": {"$ref": "#/$defs/points"},
                "bands": {"$ref": "#/$defs/bands"},
                "table": {"$ref": "#/$defs/bands"},
                "minutes": {"$ref": "#/$defs/counting"},
                "cap": {"anyOf": [{"const": "gross"}, {"$ref": "#/$defs/points"}]},
                "limit": {"$ref": "#/$defs/minutes"},
                "beyond": {"enum": ["unplaced", "losesAll", "disqualified", "", null]}
              }
            },
            "bands": {
              "type": ["array", "string", "null"],
              "pattern": "^\\s*$",
              "minItems": 1,
              "items": {
                "type": "array",
                "minItems": 2,
                "maxItems": 2,
                "prefixItems": [
                  {"type": "number", "multipleOf": 1, "minimum": 1, "maximum": 43200},
                  {"type": "number", "minimum": 0, "maximum": 1000000}
                ]
              }
            },
            "early": {
              "type": "object",
              "properties": {
                "perMinute": {"$ref": "#/$defs/points"},
                "minutes": {"$ref": "#/$defs/counting"},
                "allTasks": {"$ref": "#/$defs/flag"},
                "most": {"$ref": "#/$defs/points"}
              }
            },
            "decay": {
              "type": ["object", "string", "null"],
              "pattern": "^\\s*$",
              "required": ["every"],
              "properties": {
                "from": {"enum": ["start", "checkIn", "", null]},
                "after": {"$ref": "#/$defs/minutes"},
                "every": {"$ref": "#/$defs/seconds", "exclusiveMinimum": 0},
                "least": {"$ref": "#/$defs/points"}
              }
            },
            "tie": {"enum": ["time", "lastScore", "solved", "wrongAnswers", "hints"]},
            "counting": {"enum": ["started", "full", "exact", "", null]},
            "toll": {
              "type": "object",
              "properties": {
                "perEntry": {"$ref": "#/$defs/anyPoints"},
                "perMinute": {"$ref": "#/$defs/anyPoints"},
                "minutes": {"$ref": "#/$defs/counting"}
              }
            },
            "attempts": {
              "type": "object",
              "properties": {"most": {"$ref": "#/$defs/count"}, "lockout": {"$ref": "#/$defs/seconds"}}
            },
            "hint": {
              "type": "object",
              "properties": {"text": {"$ref": "#/$defs/text"}, "penalty": {"$ref": "#/$defs/charge"}}
            },
            "group": {
              "type": "object",
              "required": ["of"],
              "properties": {
                "any": {"$ref": "#/$defs/whole", "minimum": 1, "maximum": 1000000},
                "of": {"anyOf": [
                  {"type": ["string", "number"]},
                  {"type": "array", "minItems": 1, "items": {"type": ["string", "number"]}}
                ]}
              }
            },
            "answer": {
              "type": "object",
              "required": ["kind"],
              "properties": {
                "kind": {"enum": [
                  "text", "number", "choice", "ordered", "unordered", "pattern", "code", "photo", "judged", "presence"
                ]},
                "accepted": {"$ref": "#/$defs/textList"},
                "deny": {"$ref": "#/$defs/textList"},
                "typos": {"anyOf": [
                  {"$ref": "#/$defs/flag"},
                  {"$ref": "#/$defs/whole", "minimum": 0, "maximum": 5}
                ]},
                "language": {"$ref": "#/$defs/text"},
                "value": {"$ref": "#/$defs/number"},
                "tolerance": {
                  "type": ["number", "string", "null"],
                  "minimum": 0,
                  "pattern": "^\\s*([0-9]+([.,][0-9]+)?\\s*%|(0|[1-9][0-9]*)(\\.[0-9]+)?)?\\s*$"
                },
                "unit": {"$ref": "#/$defs/text"},
                "whole": {"$ref": "#/$defs/flag"},
                "options": {"$ref": "#/$defs/textList"},
                "correct": {"$ref": "#/$defs/textList"},
                "items": {"type": "array", "items": {"anyOf": [
                  {"type": ["string", "number"]},
                  {"type": "array", "items": {"type": ["string", "number"]}}
                ]}},
                "atLeast": {"$ref": "#/$defs/whole", "minimum": 1},
                "patterns": {"$ref": "#/$defs/textList"},
                "ignoresCase": {"$ref": "#/$defs/flag"}
              }
            },
            "questTexts": {
              "type": ["object", "string", "null"],
              "pattern": "^\\s*$",
              "additionalProperties": {
                "type": ["object", "string", "null"],
                "pattern": "^\\s*$",
                "properties": {
                  "title": {"$ref": "#/$defs/text"},
                  "name": {"$ref": "#/$defs/text"},
                  "description": {"$ref": "#/$defs/text"}
                }
              }
            },
            "taskTexts": {
              "type": ["object", "string", "null"],
              "pattern": "^\\s*$",
              "additionalProperties": {
                "type": ["object", "string", "null"],
                "pattern": "^\\s*$",
                "properties": {
                  "name": {"$ref": "#/$defs/text"},
                  "description": {"$ref": "#/$defs/text"},
                  "success": {"$ref": "#/$defs/text"},
                  "hints": {"$ref": "#/$defs/textList"}
                }
              }
            },
            "zoneTexts": {
              "type": ["object", "string", "null"],
              "pattern": "^\\s*$",
              "additionalProperties": {
                "type": ["object", "string", "null"],
                "pattern": "^\\s*$",
                "properties": {"name": {"$ref": "#/$defs/text"}}
              }
            },
            "contact": {
              "type": ["object", "string", "null"],
              "pattern": "^\\s*$",
              "properties": {
                "name": {"$ref": "#/$defs/text"},
                "phone": {"$ref": "#/$defs/text"},
                "email": {"$ref": "#/$defs/text"},
                "url": {"$ref": "#/$defs/text"}
              }
            },
            "teams": {
              "type": ["object", "string", "null"],
              "pattern": "^\\s*$",
              "properties": {
                "size": {"anyOf": [
                  {"$ref": "#/$defs/whole", "minimum": 1, "maximum": 99},
                  {
                    "type": "array",
                    "minItems": 2,
                    "maxItems": 2,
                    "items": {"type": "number", "multipleOf": 1, "minimum": 1, "maximum": 99}
                  }
                ]},
                "together": {"$ref": "#/$defs/together"}
              }
            },
            "together": {
              "type": ["object", "string", "null"],
              "pattern": "^\\s*$",
              "properties": {
                "metres": {"$ref": "#/$defs/number", "exclusiveMinimum": 0, "maximum": 100000},
                "seconds": {"$ref": "#/$defs/seconds"}
              }
            },
            "window": {
              "type": ["object", "string", "null"],
              "pattern": "^\\s*$",
              "properties": {"opens": {"$ref": "#/$defs/clock"}, "closes": {"$ref": "#/$defs/clock"}}
            },
            "place": {
              "description": "Longitude, latitude and perhaps height: degrees and metres.",
              "type": ["array", "string", "null"],
              "pattern": "^\\s*$",
              "minItems": 2,
              "maxItems": 3,
              "prefixItems": [
                {"type": "number", "minimum": -180, "maximum": 180},
                {"type": "number", "minimum": -90, "maximum": 90}
              ]
            },
            "clock": {
              "description": "A date and time of ISO 8601 with its zone.",
              "type": ["string", "null"],
              "pattern": "^\\s*([0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}([.,][0-9]+)?)?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)?)?)?\\s*$"
            },
            "moment": {
              "description": "A date and time, or minutes after the start of the ride.",
              "anyOf": [{"$ref": "#/$defs/clock"}, {"$ref": "#/$defs/minutes"}]
            },
            "charge": {
              "description": "Points, or a share of the value of the task.",
              "anyOf": [
                {"$ref": "#/$defs/points"},
                {"type": "string", "pattern": "^\\s*(100|0?[0-9]{1,2})\\s*%\\s*$"}
              ]
            },
            "points": {"$ref": "#/$defs/number", "minimum": 0, "maximum": 1000000},
            "anyPoints": {"$ref": "#/$defs/number", "minimum": -1000000, "maximum": 1000000},
            "minutes": {"$ref": "#/$defs/number", "minimum": 0, "maximum": 43200, "description": "Minutes."},
            "seconds": {"$ref": "#/$defs/number", "minimum": 0, "maximum": 86400, "description": "Seconds."},
            "code": {"$ref": "#/$defs/whole", "minimum": 0, "maximum": 999999},
            "count": {"$ref": "#/$defs/whole", "minimum": 0, "maximum": 1000000},
            "whole": {"$ref": "#/$defs/number", "multipleOf": 1},
            "number": {
              "type": ["number", "string", "null"],
              "pattern": "^\\s*(-?(0|[1-9][0-9]*)(\\.[0-9]+)?)?\\s*$"
            },
            "text": {"type": ["string", "number", "null"]},
            "textList": {"anyOf": [
              {"$ref": "#/$defs/text"},
              {"type": "array", "items": {"type": ["string", "number"]}}
            ]},
            "flag": {"anyOf": [{"type": "boolean"}, {"type": ["string", "null"], "pattern": "^\\s*$"}]}
          }
        }
        """#
}
