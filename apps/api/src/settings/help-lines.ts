import { type HelpLine, helpLineFields } from '@bolillero/texts/help-lines';
import { helpLineFaults, settingFaults } from '@bolillero/texts/settings';
import { webAddress } from './addresses.ts';

const longest = 200;

/** The house's help lines from the JSON of their setting; what is wrong is added to `faults`, with the line and the field. */
export function parseHelpLines(json: string, faults: string[]): readonly HelpLine[] {
  const parsed = parse(json);
  if (!Array.isArray(parsed)) {
    faults.push(settingFaults.helpLines());
    return [];
  }
  return parsed.map((value: unknown, index) => {
    const { line, wrong } = readLine(value);
    for (const sentence of wrong) faults.push(settingFaults.helpLine(index + 1, sentence));
    return line;
  });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function readLine(value: unknown): { line: HelpLine; wrong: readonly string[] } {
  const empty: HelpLine = { country: '', name: '', phone: '', url: '' };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line: empty, wrong: [helpLineFaults.noObject(helpLineFields)] };
  }
  const given: Readonly<Record<string, unknown>> = { ...empty, ...value };
  const unknown = Object.keys(value).filter(
    (field) => !(helpLineFields as readonly string[]).includes(field),
  );
  const isText = (text: unknown) =>
    typeof text === 'string' && text.length <= longest && !/[\p{Cc}\u2028\u2029]/u.test(text);
  const noText = helpLineFields.filter((field) => !isText(given[field]));
  const wrong = [
    ...unknown.map((field) => helpLineFaults.unknownField(field, helpLineFields)),
    ...noText.map((field) => helpLineFaults.noText(field, longest)),
  ];
  if (noText.length > 0) return { line: empty, wrong };
  const line = given as unknown as HelpLine;
  const words = { name: helpLineFaults.noName, phone: helpLineFaults.noPhone, url: helpLineFaults.noUrl };
  wrong.push(...helpLineFaultsOf(line).map((field) => words[field]));
  const { country, name, phone, url } = line;
  return { line: { country, name, phone, url }, wrong };
}

/** Which fields of a help line cannot be shown. They become links on a public page: what can be dialled, and nothing but an address of the web. */
export function helpLineFaultsOf({ name, phone, url }: HelpLine): ('name' | 'phone' | 'url')[] {
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(phone !== '' && !/\d/.test(phone) ? (['phone'] as const) : []),
    ...(url !== '' && !isSite(url) ? (['url'] as const) : []),
  ];
}

/** A page of the web, with its query and all, but no account. */
function isSite(text: string): boolean {
  const [page = ''] = text.split(/[?#]/, 1);
  return !/\s/.test(text) && URL.canParse(text) && webAddress(page) !== null;
}
