## The language itself

language-name = Deutsch
language-plurals = one: i = 1 and v = 0
language-decimal-separator = ,
