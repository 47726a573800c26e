/** What the server says of a frequent question that cannot be kept. */
export const faqFaultTexts = {
  subject: 'El Tema es obligatorio.',
  title: 'La Pregunta es obligatoria.',
  answer: 'La Respuesta es obligatoria.',
} as const;
