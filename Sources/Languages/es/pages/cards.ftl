## What is printed on the cards for riders

title = Tarjetas para participantes
scan = Enlace para unirte
code = Tu código
step1 = Antes de la salida: escanea la imagen con el móvil que llevarás, o abre la dirección de al lado y escribe el código.
step2 = Permite el acceso a la ubicación y deja la página abierta. También funciona sin conexión.
step3 = El código es para un solo móvil: no lo compartas.
