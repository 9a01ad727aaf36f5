## What is printed on the cards for riders

title = Cards for riders
scan = Link to join
code = Your code
step1 = Before the start: scan the picture with the phone you ride with, or open the address beside it and type the code.
step2 = Allow the position, and keep the page open. It works without a network too.
step3 = The code is for one phone only: keep it to yourself.
