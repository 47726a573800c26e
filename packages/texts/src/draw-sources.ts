/** Why settings of a source of results are refused, and what to do. */
export const drawSourceFaultTexts = {
  address: 'Escribe la dirección completa, por ejemplo https://ejemplo.org/sorteos.csv, sin usuario ni «#».',
  notPublic: 'Solo se consultan direcciones https:// de Internet.',
  layout: 'Di cómo se llaman las columnas del CSV.',
  date: 'Escribe cómo se llama la columna de la fecha.',
  numbers: 'Escribe la columna que tiene todos los números, o una por bolilla: solo una de las dos cosas.',
} as const;
