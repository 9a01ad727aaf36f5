## The language itself

language-name = Español
# Which form of a noun goes with a number, in the syntax of CLDR; all others are “other”.
language-plurals = one: n = 1
language-decimal-separator = ,
