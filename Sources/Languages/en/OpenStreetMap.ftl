## OSMReadingError

osm-reading-error-nil = { $file-name }: { $what }
osm-reading-error-byte = { $file-name }, byte { $byte }: { $what }
osm-reading-error-line = { $file-name }, line { $line }, column { $column }: { $what }
osm-reading-error-problem-not-a-regular-file = this is not a regular file, and the data is read more than once: save it to a file first
osm-reading-error-problem-empty = the file is empty: the download failed, fetch it again
osm-reading-error-problem-web-page = this is a web page, not map data: open it in a browser to see what the server answered, then fetch the data again
osm-reading-error-problem-foreign-format = this is JSON, which is not read here: ask Overpass for XML with `[out:xml];` in place of `[out:json];` and `out body; >; out skel qt;` at the end, and save the answer as .osm
osm-reading-error-problem-foreign-format-2 = { $name } is not read here: convert it first, for example with `osmium cat input -o output.osm.pbf`
osm-reading-error-problem-packed = the file is packed with { $name }, which is not read here: unpack it first with `{ $unpacker }`
osm-reading-error-problem-changes = this is a list of changes, not map data: take a whole extract, or apply the changes to one with `osmium apply-changes`
osm-reading-error-problem-unknown-format = this is neither OSM PBF nor OSM XML: take an .osm.pbf, .osm or .osm.gz file
osm-reading-error-problem-truncated = the file ends in the middle; the download is incomplete: fetch it again
osm-reading-error-problem-damaged = the file is damaged ({ $damage }): fetch it again
osm-reading-error-problem-unsupported-compression = blocks compressed with { $name } are not read here: convert the file with `osmium cat input -o output.osm.pbf -f pbf,pbf_compression=zlib`
osm-reading-error-problem-unsupported-feature = the file requires the feature “{ $name }”, which is not known here: ask its maker for a plain extract
osm-reading-error-problem-history = this is a history file with old versions of everything: make a plain one with `osmium time-filter`
osm-file-damage-endless-number = a number does not end
osm-file-damage-length-beyond-end = a length leads past the end
osm-file-damage-wrong-field-type = a field has the wrong type
osm-file-damage-missing-field = a required field is missing
osm-file-damage-too-large = a block is larger than the format allows
osm-file-damage-bad-compression = compressed data cannot be unpacked
osm-file-damage-wrong-size = a block unpacks to another size than announced
osm-file-damage-missing-text = a tag points at a text that is not there
osm-file-damage-unequal-lists = lists that belong together differ in length
osm-file-damage-unknown-member-kind = a relation has a member of unknown kind
osm-file-damage-node-outside-earth = node { $id } has coordinates outside the earth
pbf-writer-failure-inconsistent-block = the columns of a block do not fit together
pbf-writer-failure-too-large = one element is larger than 32 MiB, the most that PBF allows

## XMLTexts

xml-broken-off = the server broke off ({ $words }): ask for a smaller area
xml-node-without-place = node { $id } has no lat and lon: ask Overpass for `out body` or `out meta`
xml-no-text = this tag has bytes that are no UTF-8 text: the file is damaged, get it again, or save it as UTF-8
xml-unknown-element = <{ $name }> is no element of OSM XML here: the file is damaged or changed by hand, get it again
xml-missing-attribute = <{ $element }> lacks the attribute { $attribute }, or it is no number
