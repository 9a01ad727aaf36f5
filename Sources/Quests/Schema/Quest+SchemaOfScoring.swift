extension Quest {
    /// The definitions of scoring rules and tolls.
    static let schemaOfScoring = #"""
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
        """#
}
