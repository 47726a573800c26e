import { tableTexts as texts } from '@bolillero/texts/table';
import { dateInWords } from '../ui/dates.ts';
import type { ListSearch } from './list-search.ts';

/** One of a list of values, as they stand in the address. */
export interface ChoiceFilter<S> {
  readonly name: keyof S & string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** What a list is searched and filtered by. */
export interface ListFilters<S extends ListSearch> {
  /** The words in the empty search box, where the list is searched. */
  readonly search?: string;
  readonly choices?: readonly ChoiceFilter<S>[];
  /** What its dates are of: "Sorteo". */
  readonly dates?: string;
  /** Parts of the list side by side, each with how much it holds; the empty value is the whole. */
  readonly parts?: {
    readonly name: keyof S & string;
    readonly label: string;
    readonly options: readonly {
      readonly value: string;
      readonly label: string;
      readonly count?: number | undefined;
    }[];
  };
}

/** A filter that is put on, in words, and the names in the address that go with it. */
export interface AppliedFilter {
  readonly words: string;
  readonly names: readonly string[];
}

/** What a list is filtered by now. */
export function appliedFilters<S extends ListSearch>(filters: ListFilters<S>, search: S): AppliedFilter[] {
  const { q } = search;
  const applied: AppliedFilter[] = [];
  if (filters.search && q) applied.push({ words: `${texts.searched(q)} ${texts.unaccented}`, names: ['q'] });
  for (const { name, label, options } of filters.choices ?? []) {
    const value = search[name];
    if (value === undefined) continue;
    const known = options.find((option) => option.value === String(value));
    applied.push({ words: texts.filter(label, known?.label ?? String(value)), names: [name] });
  }
  const dates = filters.dates && datesInWords(search);
  if (filters.dates && dates) {
    applied.push({ words: texts.filter(filters.dates, dates), names: ['dates', 'from', 'to'] });
  }
  const { parts } = filters;
  const part = parts && search[parts.name];
  if (parts && part !== undefined) {
    const known = parts.options.find(({ value }) => value === part);
    if (known) applied.push({ words: known.label, names: [parts.name] });
  }
  return applied;
}

function datesInWords({ dates, from, to }: ListSearch): string | null {
  if (dates === undefined) return null;
  if (dates !== 'between') return texts.dates[dates];
  const [first, last] = [from, to].map((date) => date && dateInWords(date, 'numeric'));
  if (first && last) return texts.range(first, last);
  if (first) return texts.since(first);
  return last ? texts.until(last) : null;
}
