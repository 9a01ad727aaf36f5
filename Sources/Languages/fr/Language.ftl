## The language itself

language-name = Français
# Which form of a noun goes with a number, in the syntax of CLDR; all others are “other”.
language-plurals = one: i = 0,1
language-decimal-separator = ,
