## The language itself

language-name = English
language-voice = en-GB
# Which form of a noun goes with a number, in the syntax of CLDR; all others are “other”.
language-plurals = one: i = 1 and v = 0
language-decimal-separator = .
