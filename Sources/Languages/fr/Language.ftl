## The language itself

language-name = Français
language-voice = fr-FR
# Which form of a noun goes with a number, in the syntax of CLDR; all others are “other”.
language-plurals = one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
language-decimal-separator = ,
