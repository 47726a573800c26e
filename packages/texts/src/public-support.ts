import { supportFaultTexts } from './support.ts';

/** The support form. */
export const supportTexts = {
  title: 'Soporte',
  lead: 'Cuéntanos qué pasa y te respondemos por correo. Si es por una compra, incluye su número de seis cifras.',
  description: 'Escribe a soporte de Bolillero: te respondemos por correo, en español.',
  email: 'Email',
  name: 'Nombre',
  message: 'Mensaje',
  messageHint: 'Nunca escribas aquí tu contraseña ni los datos de tu tarjeta.',
  left: (left: number) => (left === 1 ? 'Queda 1 carácter' : `Quedan ${left} caracteres`),
  /** Stands in the message of whoever writes about a purchase; `number`: "N.º 000021". */
  about: (number: string) => `Compra ${number}: `,
  submit: 'Enviar ahora',
  clear: 'Limpiar',
  faults: {
    name: supportFaultTexts.name,
    message: supportFaultTexts.message,
  },
  sentTitle: 'Recibimos tu mensaje',
  sent: (email: string) =>
    `Te responderemos a ${email}. Si no ves la respuesta, mira también en el correo no deseado.`,
  another: 'Escribir otro mensaje',
  faq: 'Preguntas frecuentes',
  faqHint: 'Quizá tu respuesta ya está escrita:',
} as const;
