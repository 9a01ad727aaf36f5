extension Quest {
    /// The definitions of answers, hints, attempts and required groups.
    static let schemaOfAnswers = #"""
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
            "typos": {"anyOf": [
              {"enum": ["accept", "ask", "reject"]},
              {"$ref": "#/$defs/flag"},
              {"$ref": "#/$defs/whole", "minimum": 0, "maximum": 5}
            ]},
            "answer": {
              "type": "object",
              "required": ["kind"],
              "properties": {
                "kind": {"enum": [
                  "text", "number", "choice", "ordered", "unordered", "pattern", "code", "photo", "judged", "presence"
                ]},
                "accepted": {"$ref": "#/$defs/textList"},
                "deny": {"$ref": "#/$defs/textList"},
                "typos": {"$ref": "#/$defs/typos"},
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
        """#
}
