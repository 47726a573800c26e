import { parseSync } from 'oxc-parser';
import { isTest, type Project } from './project.ts';
import { type Node, walk } from './syntax.ts';

/** A string that people read, and where it stands; of a template each piece by itself. */
export interface Sentence {
  readonly path: string;
  readonly line: number;
  readonly words: string;
  /** `page`: the text of an element, or an attribute that is read out; else one of the program's own strings. */
  readonly place: 'page' | 'code';
}

/** Files that hold little but words. */
const texts = /^(packages\/texts\/src\/|database\/src\/base-data\/faq-)/;
/** Files where words stand among code: what calls do and their document says, what the demonstration shows, what operators read. */
const among = [
  /^packages\/contract\/src\/calls\//,
  /^apps\/api\/src\/plugins\/openapi\.ts$/,
  /^database\/src\/demonstration\//,
  /^packages\/embedded-postgres\/src\//,
  /^scripts\/prepare\.mjs$/,
];
const isSentence = ({ words }: Sentence) => /[\s\u0080-\uffff]/.test(words);

/** Every string of the product's own words for people, in the files that hold them. */
export function sentencesOf(project: Project): Sentence[] {
  return [...project.sources].flatMap(([path, text]) => {
    if (isTest(path)) return [];
    if (texts.test(path)) return stringsIn(path, text);
    return among.some((place) => place.test(path)) ? stringsIn(path, text).filter(isSentence) : [];
  });
}

/** The strings of a source: not the names of fields, of files, or of kinds. */
export function stringsIn(path: string, text: string): Sentence[] {
  const strings: Sentence[] = [];
  walk(parseSync(path, text).program, (node, ancestors, key) => {
    const words = wordsOf(node);
    if (words === null || isCode(ancestors.at(-1), key)) return;
    const place = node.type === 'JSXText' || isReadOut(ancestors.at(-1)) ? 'page' : 'code';
    strings.push({ path, line: text.slice(0, node.start).split('\n').length, words, place });
  });
  return strings;
}

function wordsOf({ type, value }: Node): string | null {
  if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? value : null;
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

/** An attribute whose value people see or hear. */
function isReadOut(parent: Node | undefined): boolean {
  if (parent?.type !== 'JSXAttribute') return false;
  return /^(?:aria-label|title|alt|placeholder|label)$/.test((parent.name as { name: string }).name);
}
