import { isTest } from '../project.ts';
import type { Example, Rule } from '../rule.ts';
import { sentencesOf, stringsIn } from '../sentences.ts';
import { quotedTexts } from './quoted.ts';

/** A word of its own, whatever stands around it, accents included. */
const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'giu');

/** What no text says, and what it says instead. */
const unsaid: readonly (readonly [RegExp, string])[] = [
  [word('sólo'), 'solo'],
  [word('exito'), 'éxito'],
  [word('e-mails?'), 'email'],
  [word('importes?'), 'monto, or what was paid'],
  [word('comisi(?:ón|ones)|cargos?'), 'servicio'],
  [word('pasarelas?'), 'proveedor de pagos'],
  [word('bombos?'), 'bolillero'],
  [word('tickets?|boletos?'), 'cartilla'],
  [word('apuestas?'), 'jugada'],
  [word('multiplicador(?:es)?'), 'potenciador'],
  [word('pulsa|pulse|pulsar|presiona'), 'toca'],
  [word('teléfonos?'), 'celular'],
  [word('(?:las?|una|cada|ninguna|nuestras) ayudas?'), 'herramienta'],
  [word('borrador'), 'limpiar'],
  [word('sin ingresar|(?:puedes?|podrás?|podrán|después de|necesidad de) ingresar|ingresa con'), 'entrar'],
  [/^Pronósticos?$/gu, 'Pronóstico Mix'],
  [word('lo que valen?'), 'what each tool does'],
  [word('casa de juego'), 'what the house does: it buys tickets'],
  [word('probabilidad(?:es)? verdaderas?'), 'probabilidades reales'],
  [/(?<!«)por salir/giu, 'nothing of the kind: no ball is due'],
  [word('garantizad[oa]s?|garantiza(?:mos)?'), 'nothing of the kind'],
  [word('sorteo cerrado'), 'venta cerrada'],
  [/no se cobró nada/giu, 'nothing, unless the server knows it'],
  [/1 en \d|292,201,338/gu, 'the odds that are computed'],
  [/\d\.\d{3}(?!\d)|\d,\d{1,2}(?!\d)/gu, 'numberText: comma for thousands, dot for decimals'],
  [word('agreg\\p{L}+'), 'añadir'],
  [word('llenas?'), 'completa'],
  [word('valen?|valer'), 'rige, sirve, or what it is'],
  [word('(?:he|has|ha|hemos|han) \\p{L}+(?:ad|id|ch|st|rt)o'), 'the simple past: pagaste'],
  [
    word(
      'elija|seleccione|ingrese|corrija|rellene|escoja|indique|revise|libere|ejecute|vuelva a intentarlo|por favor',
    ),
    'tú: elige',
  ],
  [/¡/gu, 'it calmly: a shout is quoted, or a win'],
];

/** Sentences that say it all the same: quoted in the specifications, or true and plain there. */
const said: ReadonlySet<string> = new Set([
  // The name of the section, as the specifications have it.
  'resultados, tickets y soporte; ni usuarios ni dinero',
  // The way to the section 'Tu apuesta'.
  'Ir a tu apuesta',
  // A win.
  '¡Ganaste en ',
  '¡Ganaste en tu juego en grupo de ',
  '¡',
  // The question, and not the answer.
  'Un número lleva meses sin salir. ¿Está por salir?',
  'En Analítica veo que un número no sale desde hace 40 sorteos. ¿Quiere decir que está por salir?',
  // An answer that is being written.
  'Borrador',
  // The order was refused before any money moved.
  'Este pago supera tu límite mensual de {limit}: este mes llevas {spent} y el pago es de {amount}. No se cobró nada.',
  'Tu carrito o su precio cambió después de abrir el pago. No se cobró nada: revísalo y paga de nuevo.',
  'El precio de ese paquete cambió. No se cobró nada: revísalo y paga de nuevo.',
  'Ese paquete ya no se vende. No se cobró nada: elige otro.',
  'El precio cambió mientras mirabas el carrito. Revísalo y paga de nuevo: no se cobró nada.',
  'El precio del paquete cambió mientras lo mirabas. Revísalo y paga de nuevo: no se cobró nada.',
  'Porque tú pusiste un límite mensual en tu perfil y el pago lo pasaría. No se cobró nada. Puedes cambiarlo en ',
  'No se cobró nada. Tu carrito sigue como estaba.',
]);

/** Where else words may stand: what knows none of our packages, names of the world, letters as such. */
const elsewhere = [
  /^packages\/(?:texts|embedded-postgres|contract\/src\/calls)\//,
  /^packages\/domain\/src\/(?:games|accounts\/countries|search\/search-text)/,
  /^database\/src\/(?:base-data|demonstration)\//,
  /^apps\/api\/src\/plugins\/openapi\.ts$/,
];
const ours = /^(?:apps\/[^/]+|packages\/[^/]+|database)\/src\//;
const forTests = /\/testing\/|\.testing\.tsx?$/;

const ownPath = 'tests/architecture/rules/words.ts';

export const wordRules: readonly Rule[] = [
  {
    title: 'Texts keep to the words of the house',
    lesson:
      'One word for one thing, and no sentence that promises. A sentence that must say it all the same, because a specification quotes it, stands in the list of tests/architecture/rules/words.ts.',
    breaches: (project) =>
      sentencesOf(project).flatMap(({ path, line, words }) =>
        said.has(words)
          ? []
          : notOurs(words).map(({ found, instead }) => `${path}:${line} says '${found}': say ${instead}`),
      ),
    broken: [
      "export const words = { age: 'Sólo para mayores.' };",
      'export const words = { paid: (of: string) => `Recibimos el importe ` + of };',
      "export const words = { title: 'Tu ticket escaneado' };",
      "export const words = { odds: 'Acertar es 1 en 292,201,338.' };",
      "export const words = { years: 'unos 56.000 años' };",
      "export const words = { title: 'Pronóstico' };",
      "export const words = { printed: '¿Qué multiplicador trae la cartilla?' };",
      "export const words = { left: 'No se cobró nada: vuelve cuando quieras.' };",
      "export const words = { add: 'Agregar nivel' };",
      "export const words = { done: '¡Importación terminada!' };",
      "export const words = { hint: 'Elija su lotería.' };",
      "export const words = { held: 'Ese sorteo no se ha realizado.' };",
    ]
      .map((text): Example => ({ 'packages/texts/src/a.ts': text }))
      .concat({
        'packages/contract/src/calls/a.ts': "export const a = { summary: 'Los e-mails del cliente' };",
      }),
    kept: [
      { 'packages/texts/src/a.ts': "export const words = { title: 'Tickets' };" },
      { 'packages/texts/src/a.ts': "export const kinds = { 'ticket-withdrawn': 'Retiramos el PDF.' };" },
      {
        'packages/texts/src/a.ts':
          "import { a } from './ticket.ts';\nexport const b = a('Nada está «por salir».');",
      },
      { 'packages/texts/src/a.ts': "export const words = { years: 'unos 56,000 años; 24.87' };" },
      { 'apps/web/src/a.ts': "export const kind = 'ticket';" },
    ],
  },
  {
    title: 'Every exception to the words of the house is said somewhere',
    lesson:
      'A sentence that no text says any more, or that says nothing unusual, leaves the list of exceptions.',
    breaches: (project) => {
      // who lists the exceptions is the whole repository, not a few lines that stand for it
      if (!project.sources.has(ownPath)) return [];
      const sentences = new Set(sentencesOf(project).map(({ words }) => words));
      return [...said]
        .filter((sentence) => !sentences.has(sentence) || notOurs(sentence).length === 0)
        .map((sentence) => `${ownPath} lists '${sentence}', which needs no exception`);
    },
    broken: [{ [ownPath]: '', 'packages/texts/src/a.ts': "export const title = 'Tickets';" }],
    kept: [
      { [ownPath]: '', 'packages/texts/src/a.ts': `export const all = ${JSON.stringify([...said])};` },
      { 'packages/texts/src/a.ts': "export const title = 'Entradas';" },
    ],
  },
  {
    title: 'What people read is written where the words are',
    lesson:
      'A sentence of the product belongs in packages/texts, under the name of its page, where one voice reads them all.',
    breaches: (project) =>
      [...project.sources].flatMap(([path, text]) => {
        if (!ours.test(path) || isTest(path) || forTests.test(path)) return [];
        if (elsewhere.some((place) => place.test(path))) return [];
        return stringsIn(path, text)
          .filter(({ words, place }) => (place === 'code' ? /[áéíóúñü¿¡]/iu : /\p{L}\p{Ll}/u).test(words))
          .map(({ line, words }) => `${path}:${line} says '${words.trim()}'`);
      }),
    broken: [
      { 'apps/web/src/A.tsx': 'export const A = () => <p>Hola</p>;' },
      { 'apps/web/src/A.tsx': 'export const A = () => <img alt="Una cartilla" />;' },
      { 'apps/api/src/a.ts': "export const message = 'Aún no hay resultados';" },
      { 'packages/domain/src/a.ts': 'export const day = (date: string) => `miércoles ` + date;' },
    ],
    kept: [
      { 'apps/web/src/A.tsx': 'export const A = () => <p className="lead">{texts.hello} · </p>;' },
      { 'packages/texts/src/a.ts': "export const hello = 'Aún no hay resultados';" },
      { 'apps/web/src/a.test.tsx': "expect(page).toHaveText('Aún no');" },
    ],
  },
];

/** What the house does not say in a sentence, where it does not quote. */
function notOurs(sentence: string): { found: string; instead: string }[] {
  const own = quotedTexts.reduce((rest, quoted) => rest.replaceAll(quoted, ''), sentence);
  return unsaid.flatMap(([pattern, instead]) =>
    [...own.matchAll(pattern)].map(([found]) => ({ found, instead })),
  );
}
