/** What is said of subscriptions by the server. */

export const packageGone = 'Ese paquete ya no se ofrece. No se cobró nada: elige otro.';
