/** What the server says of a message to support, and of its answer. */
export const supportFaultTexts = {
  email: 'El Email es obligatorio.',
  name: 'El Nombre es obligatorio.',
  message: 'El Mensaje es obligatorio.',
  answer: 'La Respuesta es obligatoria.',
} as const;
