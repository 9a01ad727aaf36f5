extension Quest {
    /// One property for each kind of flag.
    private static var schemaOfFlags: String {
        FlagKind.allCases.map { "\"\($0.rawValue)\": {\"$ref\": \"#/$defs/flagCost\"}" }.joined(separator: ", ")
    }

    /// The definitions of texts, teams, times and places, of the plain types, and the end of the schema.
    static let schemaOfTexts = #"""
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
            "answerAt": {
              "description": "Where riders must be to answer.",
              "enum": ["task", "anywhere", "", null]
            },
            "flagCosts": {
              "description": "What flags cost, by kind.",
              "type": ["object", "string", "null"],
              "pattern": "^\\s*$",
              "properties": {
                \#(schemaOfFlags)
              }
            },
            "flagCost": {"enum": ["nothing", "judge", "disqualified", "", null]},
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
