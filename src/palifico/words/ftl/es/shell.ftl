### La página antes de que hable el programa: su marco, y qué leer cuando no puede.

## El marco

shell-title = Perudo con amigos
shell-about = El juego de dados y faroles: manda un enlace y juega, sin cuenta.
shell-loading = Un momento, estamos sacando los dados…
shell-no-script = Para jugar hace falta JavaScript: actívalo en el navegador y vuelve a cargar la página.
shell-new = Crear una mesa
shell-learn = Aprender el juego

## Sin conexión

shell-offline = No hay conexión con la mesa
shell-offline-more = Tu asiento y tus dados están a salvo en el servidor. Esta página seguirá sola en cuanto vuelva la conexión.
shell-offline-again = Probar ahora
shell-offline-practise = Practicar mientras tanto

## Sin programa

shell-unbuilt = Este servidor aún no tiene programa para el navegador: detenlo, ejecuta «make play» en su carpeta y vuelve a cargar la página.
