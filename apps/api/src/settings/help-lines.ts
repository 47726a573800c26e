import type { HelpLine } from '@bolillero/texts/help-lines';

const longest = 200;

/** The house's help lines from the JSON of their setting; null when it is not a list of them. */
export function parseHelpLines(json: string): readonly HelpLine[] | null {
  const parsed = parse(json);
  if (!Array.isArray(parsed)) return null;
  const lines = parsed.map(readLine);
  return lines.every((line) => line !== null) ? lines : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function readLine(value: unknown): HelpLine | null {
  if (typeof value !== 'object' || value === null) return null;
  const { country = '', name = '', phone = '', url = '' } = value as Readonly<Record<string, unknown>>;
  const isText = (text: unknown): text is string => typeof text === 'string' && text.length <= longest;
  if (!isText(country) || !isText(name) || !isText(phone) || !isText(url)) return null;
  // It becomes a link on a public page: nothing but an address of the web.
  if (name.trim() === '' || (url !== '' && !/^https?:\/\/[^\s]+$/.test(url))) return null;
  return { country, name, phone, url };
}
