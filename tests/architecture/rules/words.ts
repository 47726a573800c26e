import { parseSync } from 'oxc-parser';
import { isTest, type Project } from '../project.ts';
import type { Rule } from '../rule.ts';
import { type Node, walk } from '../syntax.ts';

/** Where the words for people are: the texts, and the frequent questions of a new house. */
const texts = /^(packages\/texts\/src\/|database\/src\/base-data\/faq-)/;

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
];

/** Sentences that say it all the same: quoted in the specifications, or true and plain there. */
const said: ReadonlySet<string> = new Set([
  // The specifications' own words.
  'Tickets',
  'Trabaja en Resultados, Tickets y Soporte.',
  'resultados, tickets y soporte; ni usuarios ni dinero',
  'Tu apuesta',
  // The question, and not the answer.
  'Un número lleva meses sin salir. ¿Está por salir?',
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
]);

const ownPath = 'tests/architecture/rules/words.ts';

export const wordRules: readonly Rule[] = [
  {
    title: 'Texts keep to the words of the house',
    lesson:
      'One word for one thing, and no sentence that promises. A sentence that must say it all the same, because a specification quotes it, stands in the list of tests/architecture/rules/words.ts.',
    breaches: (project) =>
      sentencesOf(project).flatMap(({ path, line, sentence }) =>
        said.has(sentence)
          ? []
          : notOurs(sentence).map(({ found, instead }) => `${path}:${line} says '${found}': say ${instead}`),
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
    ].map((text) => ({ 'packages/texts/src/a.ts': text })),
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
      const sentences = new Set(sentencesOf(project).map(({ sentence }) => sentence));
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
];

/** What the house does not say in a sentence. */
function notOurs(sentence: string): { found: string; instead: string }[] {
  return unsaid.flatMap(([pattern, instead]) =>
    [...sentence.matchAll(pattern)].map(([found]) => ({ found, instead })),
  );
}

/** Every string that people read, and where it stands. */
function sentencesOf(project: Project): { path: string; line: number; sentence: string }[] {
  return [...project.sources]
    .filter(([path]) => texts.test(path) && !isTest(path))
    .flatMap(([path, text]) =>
      sentencesIn(path, text).map(({ sentence, start }) => ({
        path,
        line: text.slice(0, start).split('\n').length,
        sentence,
      })),
    );
}

/** The strings that people read: not the names of fields, of files, or of kinds. */
function sentencesIn(path: string, text: string): { sentence: string; start: number }[] {
  const sentences: { sentence: string; start: number }[] = [];
  walk(parseSync(path, text).program, (node, ancestors, key) => {
    const sentence = sentenceOf(node);
    if (sentence === null || isCode(ancestors.at(-1), key)) return;
    sentences.push({ sentence, start: node.start });
  });
  return sentences;
}

function sentenceOf({ type, value }: Node): string | null {
  if (type === 'Literal') return typeof value === 'string' ? value : null;
  return type === 'TemplateElement' ? (value as { cooked: string }).cooked : null;
}

function isCode(parent: Node | undefined, key: string): boolean {
  if (parent === undefined) return false;
  return (
    key === 'source' ||
    (key === 'key' && parent.type === 'Property') ||
    parent.type === 'TSLiteralType' ||
    parent.type === 'BinaryExpression' ||
    (parent.type === 'MemberExpression' && key === 'property')
  );
}
