/** What is said of subscriptions by the server. */

export const packageGone = 'Ese paquete ya no se vende. No se cobró nada: elige otro.';
