import { type DateForm, dateInWords, instantInWords } from './dates.ts';

/** A draw date, a calendar day of no time zone: `numeric` DD/MM/YYYY, `short` "sáb 21 nov", `long` in full. */
export function DrawDateText({ date, form = 'numeric' }: { date: string; form?: DateForm }) {
  return (
    <time
      dateTime={date}
      style={{ whiteSpace: form === 'long' ? undefined : 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {dateInWords(date, form)}
    </time>
  );
}

/** An instant as DD/MM/YYYY HH:mm by the viewer's clock. */
export function InstantText({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {instantInWords(instant)}
    </time>
  );
}
