import { tableTexts as texts } from '@bolillero/texts/table';
import { useState } from 'react';
import { DateField } from '../ui/DateField.tsx';
import { dateOfTyped, typedOfDate } from '../ui/typed-date.ts';
import classes from './ListTools.module.css';
import { type DatesPreset, datesPresets } from './list-search.ts';
import type { ListState } from './use-list-state.ts';

/** The dates of a list: a stretch with a name, or from one day to another. */
export function DatesFilter({ label, state }: { label: string; state: ListState }) {
  const { dates } = state.search;
  return (
    <>
      <select
        className={classes.select}
        aria-label={label}
        data-applied={dates !== undefined || undefined}
        value={dates ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value as DatesPreset | '';
          state.change({ dates: chosen === '' ? undefined : chosen, from: undefined, to: undefined });
        }}
      >
        <option value="">{texts.anyDate(label)}</option>
        {datesPresets.map((preset) => (
          <option key={preset} value={preset}>
            {texts.filter(label, texts.dates[preset])}
          </option>
        ))}
      </select>
      {dates === 'between' && <Between state={state} />}
    </>
  );
}

/** Two days, either of which may be left open. What is no date yet changes nothing. */
function Between({ state }: { state: ListState }) {
  const { from, to } = state.search;
  const [typed, setTyped] = useState({ from: from && typedOfDate(from), to: to && typedOfDate(to) });
  const dateOf = (text = '') => (text === '' ? undefined : isDay(dateOfTyped(text)));
  const fault = (name: 'from' | 'to') => {
    const text = typed[name] ?? '';
    if (text !== '' && dateOf(text) === null) return text.length < 10 ? undefined : texts.dateUnknown;
    return name === 'to' && from && to && from > to ? texts.rangeBackwards : undefined;
  };
  const field = (name: 'from' | 'to', label: string) => (
    <DateField
      label={label}
      className={classes.day}
      error={fault(name)}
      value={typed[name] ?? ''}
      onChange={(text) => {
        setTyped((known) => ({ ...known, [name]: text }));
        const date = dateOf(text);
        if (date !== null && date !== state.search[name]) state.change({ [name]: date });
      }}
    />
  );
  return (
    <span className={classes.between}>
      {field('from', texts.from)}
      {field('to', texts.to)}
    </span>
  );
}

/** The date if the calendar has it; null otherwise. */
function isDay(date: string | null): string | null {
  if (date === null) return null;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null;
}
