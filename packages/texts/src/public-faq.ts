/** The page of frequent questions; the questions themselves are the server's. */
export const faqTexts = {
  title: 'Preguntas frecuentes',
  lead: 'Busca una palabra, o abre el tema que te interesa.',
  description: 'Preguntas frecuentes sobre jugar, pagar, recibir tu cartilla y cobrar premios con Bolillero.',
  search: 'Buscar en las preguntas',
  found: (count: number) =>
    count === 0
      ? 'Ninguna pregunta coincide.'
      : count === 1
        ? '1 pregunta coincide.'
        : `${count} preguntas coinciden.`,
  notFound: 'No encontramos esa pregunta',
  notFoundHint: 'Prueba con otra palabra, o escríbenos: te respondemos por correo.',
  none: 'Todavía no hay preguntas publicadas',
  noneHint: 'Mientras tanto, escríbenos y te respondemos por correo.',
  topics: 'Temas',
  notThere: '¿No está tu pregunta?',
  notThereHint: 'Escríbenos. Te responde una persona, por correo y en español.',
  link: 'Enlace a esta respuesta',
  write: 'Escribir a soporte',
} as const;
