// GPX
