#!/usr/bin/env node
// Comprueba el registro público de Bolillero: que ninguna entrada se cambió, se quitó ni se añadió en medio, y que los códigos que
// tienes (de un comprobante, o de la página "Comprobar un archivo") están en él. No se conecta a ninguna parte.
//
//   node comprobar-registro.mjs cadena.jsonl [código] [código…]
//   node comprobar-registro.mjs --entradas cadena.jsonl     (escribe además cada entrada)
//
// Termina con 0 si el registro se sostiene, con 1 si no, y con 2 si no se pudo leer lo que se le dio.
import { createHash } from 'node:crypto';
import { createReadStream, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const members = [
  ['v', (value) => value === 1],
  ['seq', (value) => Number.isSafeInteger(value) && value > 0],
  ['kind', (value) => value === 'ticket' || value === 'lines'],
  ['sha256', isHash],
  ['recorded_at', isInstant],
  ['lottery_id', Number.isSafeInteger],
  ['lottery', (value) => typeof value === 'string'],
  ['series', (value) => value === 0 || value === 1],
  ['draw_date', (value) => value === null || isDate(value)],
  ['draws_at', (value) => value === null || isInstant(value)],
  ['previous', isHash],
  ['hash', isHash],
];
const kinds = { ticket: 'cartilla', lines: 'líneas' };

function isHash(value) {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isInstant(value) {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString() === value;
}

function isDate(value) {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isInstant(`${value}T00:00:00.000Z`);
}

/** The line's values, or what is wrong with it. There is one spelling of an entry, to the byte. */
function read(line) {
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return 'no es una línea de JSON';
  }
  if (entry === null || typeof entry !== 'object') return 'no es una entrada';
  const names = Object.keys(entry);
  if (names.join() !== members.map(([name]) => name).join())
    return 'no tiene los datos de una entrada, en su orden';
  const wrong = members.find(([name, fits]) => !fits(entry[name]));
  if (wrong !== undefined) return `su dato ${wrong[0]} no puede ser`;
  if ((entry.draw_date === null) !== (entry.draws_at === null)) return 'tiene un sorteo a medias';
  if (JSON.stringify(entry) !== line) return 'está escrita de otra manera';
  return entry;
}

/** The whole lines of an export as text; a last one without an end is a fault. */
async function* linesOf(chunks) {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + textOf(decoder, chunk)).split('\n');
    rest = lines.pop();
    yield* lines;
  }
  rest += textOf(decoder);
  if (rest !== '') throw new Fault('la última línea no está entera');
}

function textOf(decoder, chunk) {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new Fault('no es texto UTF-8');
  }
}

/** The register does not hold; its message says why. */
class Fault extends Error {}

/**
 * Answers the last entry of a register that holds and goes through all codes, and tells each entry; throws a Fault for any other,
 * and a RangeError for what is no code. `chunks`: the bytes of the export.
 */
export async function check(chunks, codes, tell = () => {}) {
  const known = new Map();
  for (const code of codes) {
    const [, seq, hash] = /^(\d{1,9}):([0-9a-f]{64})$/i.exec(code.trim()) ?? [];
    if (seq === undefined) throw new RangeError(`Esto no es un código: ${code}`);
    const told = hash.toLowerCase();
    if ((known.get(Number(seq)) ?? told) !== told)
      throw new Fault(`hay dos códigos distintos de la entrada ${seq}`);
    known.set(Number(seq), told);
  }
  let last = { seq: 0, hash: '0'.repeat(64), recorded_at: '' };
  const meet = () => {
    if ((known.get(last.seq) ?? last.hash) !== last.hash)
      throw new Fault(`la entrada ${last.seq} tiene otro código que el tuyo`);
  };
  meet();
  for await (const line of linesOf(chunks)) {
    const seq = last.seq + 1;
    const entry = read(line);
    if (typeof entry === 'string') throw new Fault(`la entrada ${seq} ${entry}`);
    if (entry.seq !== seq) throw new Fault(`en el lugar de la entrada ${seq} está la ${entry.seq}`);
    if (entry.previous !== last.hash) throw new Fault(`la entrada ${seq} no continúa a la anterior`);
    const { hash, ...said } = entry;
    const own = createHash('sha256').update(JSON.stringify(said), 'utf8').digest('hex');
    if (own !== hash) throw new Fault(`el código de la entrada ${seq} no es el de lo que dice`);
    if (entry.recorded_at < last.recorded_at)
      throw new Fault(`la entrada ${seq} dice una hora anterior a la de antes`);
    last = entry;
    meet();
    tell(entry);
  }
  for (const seq of known.keys()) {
    if (seq > last.seq) throw new Fault(`termina en la entrada ${last.seq}, y tienes un código de la ${seq}`);
  }
  return last;
}

function inWords({ seq, kind, recorded_at: at, lottery, series, draw_date: date, draws_at: draw, sha256 }) {
  const of = series === 1 ? `${lottery}, segunda serie` : lottery;
  const when = draw === null ? 'sin sorteo todavía' : at < draw ? 'antes del sorteo' : 'DESPUÉS DEL SORTEO';
  return `${seq}  ${at}  ${kinds[kind]}  ${of}  ${date ?? '-'}  ${when}  ${sha256}`;
}

async function main(given) {
  const tells = given.includes('--entradas');
  const [path, ...codes] = given.filter((word) => word !== '--entradas');
  if (path === undefined) {
    console.error('Uso: node comprobar-registro.mjs [--entradas] cadena.jsonl [código…]');
    return 2;
  }
  try {
    const tell = tells ? (entry) => console.log(inWords(entry)) : () => {};
    const { seq, hash } = await check(createReadStream(path), codes, tell);
    console.log(`El registro se sostiene: ${seq} ${seq === 1 ? 'entrada' : 'entradas'}.`);
    if (codes.length > 0)
      console.log(codes.length === 1 ? 'Tu código está en él.' : 'Tus códigos están en él.');
    console.log(`Su último código: ${seq}:${hash}`);
    return 0;
  } catch (error) {
    if (error instanceof Fault) {
      console.log(`El registro NO se sostiene: ${error.message}.`);
      return 1;
    }
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

const asked = process.argv[1];
if (asked !== undefined && import.meta.url === pathToFileURL(realpathSync(asked)).href)
  process.exitCode = await main(process.argv.slice(2));
