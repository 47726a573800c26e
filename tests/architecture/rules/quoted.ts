import type { Project } from '../project.ts';
import type { Rule } from '../rule.ts';
import { sentencesOf } from '../sentences.ts';

/**
 * The texts that the specifications quote, by where they do: their words, with accents, opening marks and plain slips put
 * right. Pieces of a sentence with a value in it stand each by itself.
 */
const quotedOnPages: Readonly<Record<string, readonly string[]>> = {
  'customer, 2: screens': [
    'SUSCRÍBETE Y TEN ACCESO A :',
    'NÚMEROS JUGADOS',
    'Tu apuesta',
    'Monto total',
    'Números seleccionados',
    'Abrir carrito',
    'Jugar con numerología',
    'ENVIAR',
    'Verifica tus aciertos',
    'Enviar ahora',
    'Cerrar Sesión',
    'Datos personales',
    'Cuadro de frecuencias',
    '¡Botón de ayuda activado!',
    '¡Botón de ayuda desactivado!',
    'Ver más',
    'Ver menos',
    'Pronóstico Mix',
    'Suscribirse',
    'Nacimiento',
    'PRONÓSTICO (Mayor Probabilidad)',
    'Números a obtener',
    'Escoja un BOT',
    'Elija una opción',
    'de juego / afuera',
    'Detalle',
    'Perfil',
    'Compras',
    'Suscripción',
    'Notificaciones',
    'Enviar',
    'Limpiar',
    'desde',
    'x Mes',
    ' x mes',
  ],
  'customer, 2: forecast play page': [
    'Marcar cartilla',
    'PRONÓSTICO MAYOR',
    'ZONAS POSIBLES',
    'Sugerencias de pares con: ',
    '¿Desea agregar la siguiente sugerencia?',
    'Tienes que seleccionar al menos una cartilla.',
    'EJECUTAR',
    'CANCELAR',
  ],
  // the fifth tab, whose content the specification does not show; the back-office has a capital
  'customer, 2: lottery page with tabs': ['Juegos en grupo'],
  'customer, 4: states': [
    '¡Por favor, espere!',
    '¡Campos de juego vacío!',
    '¿Estás seguro que quieres deseleccionar este número?',
  ],
  'customer, 5: validation': [
    'El Email es obligatorio.',
    'La Contraseña es obligatoria.',
    'La Fecha de nacimiento es obligatoria.',
    'Las contraseñas deben coincidir.',
    '¡¡¡La nueva contraseña es requerida!!!',
    '¡¡¡La contraseña actual es requerida!!!',
    '¡¡¡Debe confirmar la contraseña!!!',
    '¡¡¡Las contraseñas deben ser iguales!!!',
    '¡¡¡No puede eliminar el email principal!!!',
    'Por favor, corrija el(los) error(es):',
    'El campo desde es requerido',
    'El campo hasta es requerido',
    '¡Seleccione una Jugada Anterior (JA)!',
    '¡ Lista vacía !',
    '¡ Carrito vacío !',
    '¡Solo para suscriptores!',
    '¡Suscríbete ahora o hazlo desde el menú de perfil del cliente!',
    '¿Confirma eliminar el registro?',
    '¿Confirma eliminar todos los registros?',
    '¿Confirma eliminar todas las jugadas?',
    'Confirmar',
    'Cancelar',
  ],
  'customer, 8: errors': [
    '¡Ingrese los rangos de fecha!',
    '¡Sin resultados con la bolilla ',
    ', ingrese otra bolilla!',
    'Registrado correctamente',
    '¡¡¡Contraseña incorrecta!!!',
    '¡Contraseña actualizada correctamente!',
    '¡Éxito! ¡Datos cambiados correctamente!',
    '¡Vuelva a intentarlo más tarde!',
    '¡Suscripción realizada!',
    '¡Números registrados!',
    '¡Eliminado!',
    '¡Registro eliminado!',
    '¿Deseas eliminar el registro?',
    'Su solicitud ha caducado, por favor vuelva a intentarlo',
  ],
  'customer, 9: constants': ['LISTA DE JUGADAS', 'Lotería', 'Números', 'Extra ball', 'Página '],
  'back-office, 2: screens': [
    'Ingresar Nuevo Usuario',
    'Ver Números',
    'Ingresar Bolillas',
    'Cartillas Pendientes',
    'Cartillas Compradas',
    'Tickets',
    'Usuarios',
    'Preguntas',
    'Respuestas',
    'Salir',
    'Añadir Ganador',
    'Nueva categoría',
    'Editar categoría',
    'Nueva pregunta',
    'Editar pregunta',
  ],
  'back-office, 4: states': ['TRADICIONAL', 'REZAGADOS', 'Sí, eliminar'],
  'back-office, 5: validation': [
    'El DNI es obligatorio.',
    'Elija un archivo',
    'El archivo excede el límite.',
    'Extensión no válida, Solo .pdf',
  ],
  'back-office, 8: errors': [
    '¡"error al actualizar"!',
    '¡Mensaje no enviado!',
    'Vuelva a intentarlo',
    '¡Mensaje enviado exitosamente!',
    '¡Registro actualizado exitosamente!',
    '¡Registro ingresado exitosamente!',
    '¡Nuevo resultado registrado!',
    '¡Actualización realizada!',
    '¡Archivo subido exitosamente!',
    '¡añadido!',
  ],
};

/** The same for what no page shows yet: when one does, in these words. */
const quotedLater: readonly string[] = [
  '¿Deseas ver su fecha de aparición?',
  '¡Número seleccionado al menú de Analítica!',
  'Visión general',
  'Diagrama de aparición',
  'Resultados Constelación',
  'Sin constelaciones, elija otra cartilla.',
  '¡Copiado a Juego!',
  '¡Deseleccionado!',
  'LEYENDA',
  'COPIAR',
  'COMPARAR',
  'Juegos en Grupo',
  'Juegos en Grupo Activados',
  'Editar Jugador',
  'Editar Nueva Contraseña',
  'Por favor, complete el formulario',
  'Seleccione una cantidad menor a 100',
  'Rellene los campos',
  '¡Los campos no coinciden!',
  '¡Ha ocurrido un error!',
  '¡Éxito!',
];

const onPages: readonly string[] = Object.values(quotedOnPages).flat();

/** Every text that a specification quotes, the longest first, so that a piece of another does not hide it. */
export const quotedTexts: readonly string[] = [...onPages, ...quotedLater].toSorted(
  (one, other) => other.length - one.length,
);

/** What two texts share that differ in case, accents and marks alone. */
const bare = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{M}|[¡!¿?.,]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .toLowerCase();

const byBareWords = Map.groupBy(
  // of one word alone there are others: 'Enviar' is a button too
  quotedTexts.filter((words) => bare(words).includes(' ')),
  bare,
);

const ownPath = 'tests/architecture/rules/quoted.ts';

export const quotedRules: readonly Rule[] = [
  {
    title: 'A text that the specifications quote stands in their words',
    lesson:
      "Accents, opening marks, capitals and stops of a quoted text are the specifications' own; tests/architecture/rules/quoted.ts has them.",
    breaches: (project) =>
      sentencesOf(project).flatMap(({ path, line, words }) => {
        const quoted = byBareWords.get(bare(words));
        return quoted === undefined || quoted.some((text) => words.includes(text.trim()))
          ? []
          : [`${path}:${line} says '${words}' for '${quoted[0]}'`];
      }),
    broken: [
      "export const words = { nothing: 'Campos de juego vacio!' };",
      "export const words = { required: 'El email es obligatorio' };",
      'export const words = { none: (ball: number) => `Sin resultados con la bolilla ` + ball };',
    ].map((text) => ({ 'packages/texts/src/a.ts': text })),
    kept: [
      { 'packages/texts/src/a.ts': "export const words = { nothing: '¡Campos de juego vacío!' };" },
      { 'packages/texts/src/a.ts': "export const words = { send: 'Enviar' };" },
    ],
  },
  {
    title: 'Every text that the specifications quote is said',
    lesson:
      'A quoted text keeps its words wherever it moves. One that no page shows yet stands in the second list of tests/architecture/rules/quoted.ts.',
    breaches: (project: Project) => {
      if (!project.sources.has(ownPath)) return [];
      const said = new Set(sentencesOf(project).map(({ words }) => words));
      return Object.entries(quotedOnPages).flatMap(([where, texts]) =>
        texts.filter((text) => !said.has(text)).map((text) => `no text says '${text}' (${where})`),
      );
    },
    broken: [{ [ownPath]: '', 'packages/texts/src/a.ts': "export const title = 'Tickets';" }],
    kept: [
      { [ownPath]: '', 'packages/texts/src/a.ts': `export const all = ${JSON.stringify(onPages)};` },
      { 'packages/texts/src/a.ts': "export const title = 'Tickets';" },
    ],
  },
];
