/** 'Al azar' of a draw card, and what comes of it. */
export const randomPlayTexts = {
  button: (price: string) => `Al azar · ${price}`,
  /** The button among those of other lotteries. */
  named: (price: string, lottery: string) => `Al azar · ${price}, ${lottery}`,
  /** So many plays of this card. */
  inCart: (count: number) => (count === 1 ? 'En el carrito' : `${count} en el carrito`),
  announced: (numbers: string) => `En el carrito. ${numbers}`,
  pay: 'Pagar',
  payAll: 'Pagar todo el carrito',
  withdraw: (numbers: string) => `Eliminar del carrito: ${numbers}`,
  withdrawn: 'La jugada salió del carrito.',
  /** After the sign-in, where it was asked for before. */
  offered: 'Toca «Al azar» y tu jugada va al carrito.',
} as const;
