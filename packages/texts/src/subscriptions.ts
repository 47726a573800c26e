/** What is said of subscriptions by the server. */

export const packageGone = 'Ese paquete ya no se vende. No se cobró nada: elige otro.';

/** What is wrong with a package that somebody enters. */
export const packageFaultTexts = {
  months: (longest: number) => `Escribe los meses, de 1 a ${longest}.`,
  price: (dearest: string) => `Escribe el precio por mes, hasta ${dearest}.`,
  colour: 'Ese color casi no se ve sobre la tarjeta. Elige uno más fuerte, ni muy claro ni muy oscuro.',
} as const;
