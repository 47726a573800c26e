/** Whether a text is what staff sign in with: the number of an identity document, of any country, digits alone. */
export const isDni = (text: string): boolean => /^\d{1,15}$/.test(text);
