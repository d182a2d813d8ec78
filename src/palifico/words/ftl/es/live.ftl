### Live tables: why something cannot be done, and the quick phrases of table talk.

fault-table-unknown = No hay ninguna mesa «{ $given }». Comprueba el enlace o el código.
fault-table-window = El plazo para declarar exacta una apuesta va de 0 a { $to } milisegundos, no { $given }.
fault-table-pause = La pausa tras una ronda va de 0 a { $to } milisegundos, no { $given }.
fault-table-first = El primer jugador es un asiento de 1 a { $to }, no { $given }.
fault-table-rated = Una partida puntuada se juega con las reglas de una caja; la regla de la casa «{ $field }» no se admite.
fault-table-coach = Una partida puntuada se juega sin la ayuda del entrenador.
fault-coach-off = En esta partida el entrenador guarda silencio. Crea una mesa para una partida no puntuada, con el entrenador activado, o pregunta por esta partida cuando haya terminado.
fault-coach-moment = En la entrada { $given } de esta partida nadie tenía nada que decidir. Elige una con la que empiece un turno.
fault-table-begun = Solo es posible antes de que empiece la partida.
fault-table-closed = Esta mesa está cerrada. Crea otra.
fault-table-not_playing = En esta mesa no se está jugando.
fault-table-not_over = La revancha se juega cuando la partida ha terminado.
fault-table-free_seat = El asiento { $seat } está libre. Espera a alguien, pon un bot o reduce los asientos.
fault-seat-taken = El asiento { $seat } está ocupado. Elige otro.
fault-seat-none = Esta mesa tiene los asientos del 1 al { $to }; el asiento { $seat } no existe.
fault-seat-needed = Solo puede hacerlo quien se sienta a esta mesa.
fault-seat-free = Nadie está sentado en el asiento { $seat }.
fault-seat-bot = Un bot ocupa el asiento { $seat } hasta el final de la partida.
fault-host-only = Solo puede hacerlo el anfitrión de la mesa.
fault-host-nobody = En el asiento { $seat } no hay nadie que pueda ser anfitrión: hace falta una persona.
fault-bot-unknown = No hay ningún bot de nivel «{ $given }». Los niveles son: { $expected }.
fault-kick-self = No puedes echarte: para dejar el asiento, levántate.
fault-kick-rated = En una partida puntuada no se sustituye a quien está jugando.
fault-open-early = La lista aún no está cerrada: no hay nada que revelar.
fault-open-late = Los dados de esta partida ya están fijados.
fault-open-wrong = Lo revelado no corresponde al compromiso de este asiento.
fault-seq-stale = La partida ha avanzado: la petición era para la entrada { $given } y ya va por la { $expected }.
fault-message-invalid = Este mensaje no se puede leer: { $why }
fault-server-stopping = El servidor está a punto de reiniciarse. Vuelve a intentarlo en un momento.
fault-identity-needed = Primero di quién eres: a un invitado le basta un nombre.
fault-spectators-off = En esta mesa no se admiten espectadores.
fault-store-failed = No se pudo guardar, así que es como si no hubiera pasado nada. Inténtalo de nuevo.
fault-talk-off = En esta mesa no se habla.
fault-talk-one = Di una frase rápida o un texto.
fault-talk-phrase = No existe la frase «{ $given }». Las frases son: { $expected }.
fault-talk-phrases_only = En esta mesa solo hay frases rápidas.
fault-talk-long = Un texto tiene de 1 a { $to } caracteres.
fault-talk-marks = Un texto no puede tener tantos acentos unos sobre otros.
fault-call-twice = Ya lo has dicho; la respuesta está en camino.

## Quick phrases

phrase-hello = ¡Hola!
phrase-good_luck = Buena suerte a todos.
phrase-well_played = ¡Bien jugado!
phrase-nice_bluff = ¡Buen farol!
phrase-no_way = ¡No me lo creo!
phrase-i_believe_you = Te creo.
phrase-thinking = Déjame pensar…
phrase-your_turn = ¡Te toca!
phrase-oh_no = ¡Ay, no!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-back_soon = Vuelvo enseguida.
phrase-again = ¿Otra partida?
phrase-goodbye = ¡Adiós!

## Los bots de la casa

level-beginner = Fácil: mira sus propios dados, se fía de la suerte para el resto y no recuerda nada.
level-counter = Sólido: calcula las probabilidades y recuerda cuántos dados ha perdido cada cual.
level-listener = Atento: cuenta con exactitud y deduce de las apuestas lo que pueden tener los demás.
level-bluffer = Astuto: esconde lo que tiene, se tira faroles de vez en cuando y se fija en cuánto dudas.
level-champion = Magistral: ensaya mentalmente cada jugada y piensa en la partida entera.
level-own = Añadido por quien administra este servidor.
