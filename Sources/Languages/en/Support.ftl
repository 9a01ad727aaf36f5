## FileError

file-error-write = cannot write { $path }: it was removed or replaced meanwhile; open it again
file-error-read = cannot read { $path }: it is a device or a pipe, and a file on disk is needed
file-error-read-2 = cannot read { $path }: { $reason }
file-error-write-2 = cannot write { $path }: { $reason }
file-error-lock = cannot write { $path }: another program is writing it; close that one first

## FileNamesError

file-names-error = no file of a known name in the folder { $argument }; name the files themselves
file-names-error-2 = no file matches { $argument }

## Measures

metres = { $number } m
kilometres = { $number } km
square-metres = { $number } m²
hectares = { $number } ha
square-kilometres = { $number } km²
seconds = { $number } s
minutes = { $number } min
hours-and-minutes = { $hours } h { $minutes } min

## SystemLibraryError

system-library-error-missing = this needs { $library }, which is not installed: on Debian and Ubuntu `apt-get install { $apt }`, on macOS `brew install { $brew }`
system-library-error-unusable = { $file } has no function { $function }, so this { $library } is too old: install a newer one

## XMLError

xml-error-no-element = there is no XML element in it
xml-error-unexpected-end = the text ends inside { $name }
xml-error-malformed-tag = a tag is not well formed
xml-error-unknown-markup = markup that XML does not allow here
xml-error-mismatched-end = </{ $found }> closes nothing
xml-error-mismatched-end-2 = </{ $found }> stands where </{ $expected }> is expected
xml-error-repeated-attribute = the attribute { $name } stands twice in one tag
xml-error-unknown-entity = { $name } is not known: write & as &amp;
xml-error-forbidden-character = { $reference } stands for a control character or another one that XML does not allow: delete it
xml-error-content-outside-root = content beside the outermost element
xml-error-too-deep = elements are nested deeper than { $limit }
xml-error-too-long = a tag is too long
xml-error-unsupported-encoding = the encoding { $name } is not read here: save the file as UTF-8
quoted = “{ $text }”
and-more = { $list } and { $count } more
alternative = { $one } or { $other }
conjunction = { $one } and { $other }
file-error-in-page = there is no file { $path }: a web page has no files; hand over its bytes
