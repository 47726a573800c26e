import { requiredTexts } from './accounts.ts';

/** What the server says of a message to support, and of its answer. */
export const supportFaultTexts = {
  email: requiredTexts.email,
  name: requiredTexts.name,
  message: 'El Mensaje es obligatorio.',
  answer: 'La Respuesta es obligatoria.',
} as const;
