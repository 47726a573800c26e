import type { Lottery } from '@bolillero/contract/entities/lottery';
import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import table from '../../../components/ui/table.module.css';
import classes from './Tickets.module.css';

export interface TicketFilterValues {
  readonly q: string | undefined;
  readonly lottery: number | undefined;
}

interface TicketFiltersProps {
  readonly lotteries: readonly Lottery[];
  readonly values: TicketFilterValues;
  readonly onChange: (values: TicketFilterValues) => void;
}

/** Typing searches by itself after this pause. */
const pauseMs = 350;

/** Whose tickets, and of which lottery. */
export function TicketFilters({ lotteries, values, onChange }: TicketFiltersProps) {
  const { q, lottery } = values;
  const [typed, setTyped] = useState(q ?? '');
  const [known, setKnown] = useState(q);
  // the address changed by itself: the box follows
  if (q !== known) {
    setKnown(q);
    if (typed.trim() !== (q ?? '')) setTyped(q ?? '');
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === (q ?? '')) return;
    const timer = setTimeout(() => onChange({ lottery, q: wanted === '' ? undefined : wanted }), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, q, lottery, onChange]);
  return (
    <search className={table.filters}>
      <TextField
        type="search"
        label={texts.searchLabel}
        placeholder={texts.search}
        autoComplete="off"
        maxLength={100}
        className={classes.search}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <SelectField
        label={texts.lottery}
        value={lottery === undefined ? '' : String(lottery)}
        options={[
          { value: '', label: texts.allLotteries },
          ...lotteries.map(({ id, description }) => ({ value: String(id), label: description })),
        ]}
        onChange={(event) => {
          const id = Number(event.currentTarget.value);
          onChange({ q, lottery: id === 0 ? undefined : id });
        }}
      />
      {(q !== undefined || lottery !== undefined) && (
        <Button variant="subtle" onClick={() => onChange({ q: undefined, lottery: undefined })}>
          {texts.clear}
        </Button>
      )}
    </search>
  );
}
