/** The head of the chain of proof, as receipts carry it. */
export const chainCodeTexts = {
  label: 'Código del registro',
  hint: 'Fija los archivos que teníamos registrados cuando pagaste.',
  check: 'Comprobar un archivo',
  inMail: (link: string) =>
    `El código del registro fija los archivos que teníamos cuando pagaste. Se comprueba en ${link}.`,
} as const;
