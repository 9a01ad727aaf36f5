## What is printed on the cards for riders

title = Codekarten für die Fahrer
scan = Link zum Beitreten
code = Dein Code
step1 = Vor dem Start: Scanne das Bild mit dem Handy, mit dem du fährst, oder öffne die Adresse daneben und gib den Code ein.
step2 = Erlaube den Standort und lass die Seite offen. Sie funktioniert auch ohne Netz.
step3 = Der Code gilt nur für ein Handy: Behalte ihn für dich.
