## MeaningTexts

syntax-boolean = a condition
syntax-number = a number
syntax = a text
syntax-instant = a date or moment
syntax-interval = an interval
syntax-geometry = a geometry
syntax-array = an array
syntax-any = a property
syntax-property-alone = a property alone is no condition; compare it, as in … = TRUE or … IS NOT NULL
syntax-no-condition = this is { $name }, which is no condition; compare it with something
syntax-wrong-type = this is { $name }, but { $wanted } is needed here
syntax-different-types = { $left } and { $right } cannot be compared; numbers stand without quotes, texts between single quotes, dates as DATE('2020-12-31')
syntax-no-scalar-geometry = geometries are compared by functions, as S_INTERSECTS(geometry, BBOX(…)); a property of this name is property('geometry')
syntax-no-scalar-interval = intervals are compared by functions, as T_INTERSECTS(…, INTERVAL(…))
syntax-no-scalar-interval-2 = arrays are compared by functions, as A_CONTAINS(…, ('a', 'b'))
syntax-compared-with-null = nothing is equal to NULL; write … IS NULL or … IS NOT NULL
syntax-null-alone = NULL is only written in … IS NULL and … IS NOT NULL
syntax-reserved-word = { $word } is a word of the language and cannot stand here; a property of this name is written "{ $word }"
syntax-two-powers = say with brackets which ^ comes first
syntax-unknown-function = there is no function “{ $shown }”; those there are: CASEI, ACCENTI, DATE, TIMESTAMP, INTERVAL, BBOX, S_…, T_…, A_…, id, geometry_type, area, length, property
syntax-no-date = this is no date; write it as '2020-12-31', a moment as TIMESTAMP('2020-12-31T23:59:59Z')
syntax-no-moment = this is no moment in UTC; write it as '2020-12-31T23:59:59Z', a date as DATE('2020-12-31')
syntax-no-interval-end = an interval ends at '2020-12-31', '2020-12-31T23:59:59Z', '..' or a property
syntax-backward-interval = this interval ends before it starts; exchange its ends
syntax-instant-for-interval = { $function } compares intervals; use INTERVAL('…', '…'), or T_INTERSECTS, T_BEFORE, T_AFTER, T_EQUALS, T_DISJOINT
syntax-no-time = this is { $name }, but a property, DATE('…'), TIMESTAMP('…') or INTERVAL('…', '…') is needed here
syntax-no-element = this is { $name }, which no array of a GeoJSON file has
syntax-no-geometry = a geometry is needed here: geometry for that of the feature, BBOX(west, south, east, north), or WKT such as POINT(61.4 55.2)
syntax-no-box = a box has four numbers: west, south, east, north (or six with heights), south not above north
syntax-unsupported-relation = { $function } needs a geometry engine that knows it for these geometries, and none was given; boxes and points can be compared without one: S_INTERSECTS(geometry, BBOX(…))

## SelectionTexts

selection-renamed-twice = the property “{ $shown }” is renamed twice; leave one of the new names out
selection-name-taken = two properties would be called “{ $shown }”; drop one of them or choose another name

## SyntaxTexts

syntax-title = the filter is not CQL2 text
syntax-unclosed-text = this text is not closed; put ' behind it, and write a quote within it as ''
syntax-unclosed-name = this name is not closed; put " behind it
syntax-empty-name = a name is missing between the quotes; texts are written between single quotes: ''
syntax-number-without-exponent = digits must follow the E of a number, as in 1E6
syntax-number-runs-on = this is neither a number nor a name; write a name that starts with a digit in double quotes, a text in single quotes
syntax-not-a-number = this number is too large
syntax-instead = CQL2 writes { $right } in place of { $sign }
syntax-strange-character = “{ $shown }” has no meaning here; write a name with such characters in double quotes, a text in single quotes
syntax-empty = the filter is empty; write a condition, such as population > 1000000, or TRUE for all features
syntax-too-long = a filter may have one million bytes at most
syntax-too-deep = brackets and functions are nested more than { $depth } deep
syntax-long-pattern = a pattern may have { $pattern } bytes at most
syntax-ends-before = the filter ends here, but { $expected } is missing
syntax-expected-operator = AND, OR or the end of the filter
syntax-value = a property, a number, a text in single quotes or a function
syntax-number-2 = a number or a property
syntax-coordinate = a coordinate in degrees
syntax-pattern = a pattern in single quotes, in which % stands for any characters and _ for one
syntax-name-in-quotes = the property's name in single quotes
syntax-date = a date in single quotes, as '2020-12-31'
syntax-moment = a moment in single quotes, as '2020-12-31T23:59:59Z'
syntax-interval-end = a date or moment in single quotes, '..' or a property
syntax-sign = “{ $sign }”

## OperationTexts

operation-not-on-earth = { $longitude },{ $latitude } is not on Earth: longitude goes from −180 to 180, latitude from −90 to 90; reproject coordinates in metres first
operation-unusable-number = { $number } is not finite or out of the range that makes sense here
operation-invalid = the area is not valid: { $message }
operation-member = number { $index }: { $message }
operation-too-many = this would make { $count } parts, more than a million; choose longer ones
syntax-expected = expected { $expected }{ $shown ->
        [none] {""}
       *[other] , but there is “{ $shown }”
    }
