/** The frequent questions, where administrators write them. */
export const adminFaqTexts = {
  dashboard: 'Dashboard',
  title: 'Preguntas frecuentes',
  subtitle: 'Lo que cambies aquí se ve al momento en la página pública.',
  columns: { number: 'N.º', subject: 'Tema', questions: 'Preguntas', actions: 'Acciones', order: 'Orden' },
  subjects: {
    add: 'Nueva categoría',
    edit: 'Editar categoría',
    name: 'Tema',
    nameMissing: 'Escribe el tema.',
    manage: 'Preguntas',
    manageOf: (title: string) => `Preguntas de «${title}»`,
    editOf: (title: string) => `Editar la categoría «${title}»`,
    removeOf: (title: string) => `Eliminar la categoría «${title}»`,
    lost: 'El tema que escribiste se perderá.',
    empty: 'Aún no hay categorías',
    emptyHint: 'Crea la primera y después escribe sus preguntas.',
    confirmRemove: (title: string, questions: number) =>
      questions === 0
        ? `La categoría «${title}» no tiene preguntas.`
        : questions === 1
          ? `Con la categoría «${title}» se elimina su única pregunta.`
          : `Con la categoría «${title}» se eliminan sus ${questions} preguntas.`,
  },
  questions: {
    add: 'Nueva pregunta',
    edit: 'Editar pregunta',
    name: 'Pregunta',
    nameMissing: 'Escribe la pregunta.',
    answer: 'Respuesta',
    answerMissing: 'Escribe la respuesta.',
    answerHint: 'Al pegar de otra página quedan solo el texto, las listas y los enlaces.',
    letters: (count: number) => (count === 1 ? '1 letra' : `${count} letras`),
    tooLong: 'La respuesta es demasiado larga. Acórtala o divídela en dos preguntas.',
    preview: 'Vista previa',
    previewOf: 'Así se verá',
    editOf: (title: string) => `Editar «${title}»`,
    removeOf: (title: string) => `Eliminar «${title}»`,
    lost: 'La pregunta y la respuesta que escribiste se perderán.',
    empty: 'Esta categoría aún no tiene preguntas',
    emptyHint: 'Sin preguntas no aparece en la página pública.',
    gone: 'Esa categoría ya no existe',
    goneHint: 'Puede que otra persona la haya eliminado.',
    back: 'Ver las categorías',
  },
  savedMeanwhile: 'Lo que guardó otra persona',
  created: '¡Registro ingresado exitosamente!',
  updated: '¡Registro actualizado exitosamente!',
  removed: '¡Registro eliminado!',
  confirmRemove: '¿Deseas eliminar el registro?',
  confirmYes: 'Sí, eliminar',
} as const;

/** The editor of answers. */
export const editorTexts = {
  bar: 'Formato',
  barKeys: 'Alt + F10: barra',
  heading: 'Título',
  bold: 'Negrita',
  italic: 'Cursiva',
  bullets: 'Lista con viñetas',
  numbers: 'Lista numerada',
  link: 'Enlace',
  unlink: 'Quitar el enlace',
  undo: 'Deshacer',
  redo: 'Rehacer',
  address: 'Dirección del enlace',
  addressHint: 'https://…, un email, o una página nuestra: /soporte',
  apply: 'Poner el enlace',
  notAnAddress: 'Escribe una dirección completa, por ejemplo https://www.powerball.com.',
} as const;
