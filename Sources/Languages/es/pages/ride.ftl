## The page of rides.

title = Probar una yincana · VeloQuest
welcome = Recorre la yincana antes del día
lead = Una yincana en bici con rutas, indicaciones, check-ins, respuestas y puntos, en esta página: con un participante inventado, o contigo al aire libre.
example = El ejemplo
exampleAbout = «Round the old town»: siete pruebas en una ciudad que no existe.
rideExample = Recorrer el ejemplo
own = Tu propia yincana
ownAbout = El archivo de la yincana; y, para tener rutas, un archivo de mapa hecho con questctl map build. Puedes soltar aquí los dos.
chooseQuest = Yincana …
chooseMap = Mapa …
begin = Empezar
private = Todo se queda en este navegador: archivos, posiciones y registro.
mapHelp = Mapa de las pruebas; las flechas lo mueven, más y menos cambian el zoom. La lista de pruebas está al lado.
controls = Recorrido
go = ▶ Pedalear
pause = ❚❚ Pausa
real = Mi posición real
spoken = Leer indicaciones
nowhere = elige una prueba
noWay = Ningún camino lleva a una meta.
planRest = Planear el resto
noPlan = No se puede llegar a tiempo a la meta.
needsMap = Para eso hace falta un archivo de mapa.
toFinish = A la meta
state_open = abierta
state_reached = estás aquí
state_pending = por valorar
state_locked = bloqueada
worth = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
comeCloser = Ve allí primero; entonces admitirá una respuesta.
hint = Pista (quedan { $count })
reveal = Ver respuesta
sureEnd = ¿Terminar el recorrido? Después no se podrá responder a ninguna prueba.
sureLeave = ¿Dejar este recorrido? Guarda antes el registro si quieres conservarlo.
hiddenTasks = { $count ->
        [one] { $count } prueba más está oculta hasta que se resuelvan otras.
       *[other] { $count } pruebas más están ocultas hasta que se resuelvan otras.
    }
editionSigned = Archivo de yincana firmado con la clave { $key }: es tal como lo hizo la organización solo si ella indica esa clave.
editionUnsigned = Archivo de yincana sin firmar: nadie responde de él.
logSigned = { $count ->
        [one] { $count } entrada del registro guardada en este navegador, firmada con la clave { $key }
       *[other] { $count } entradas del registro guardadas en este navegador, firmadas con la clave { $key }
    }
logUnsigned = { $count ->
        [one] { $count } entrada del registro guardada en este navegador, sin firmar
       *[other] { $count } entradas del registro guardadas en este navegador, sin firmar
    }
saveLog = Guardar registro
end = Terminar
withdraw = Abandonar
leave = Otra yincana
resultWithdrawn = Abandono
resultNote = El registro guardado vale como el de cualquier móvil: questctl judge da los mismos puntos.
resumed = El recorrido sigue donde estaba.
loading = Cargando el motor y el mapa …
badQuest = No es una yincana que se pueda recorrer: { $message }
noPosition = El navegador no da la posición: { $message }
