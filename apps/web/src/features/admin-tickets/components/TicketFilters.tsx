import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { listTexts } from '@bolillero/texts/lists';
import { useCallback } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { SearchField } from '../../../components/ui/SearchField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
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

/** Whose tickets, and of which lottery. */
export function TicketFilters({ lotteries, values, onChange }: TicketFiltersProps) {
  const { q, lottery } = values;
  const onSearch = useCallback(
    (wanted: string | undefined) => onChange({ lottery, q: wanted }),
    [lottery, onChange],
  );
  return (
    <search className={table.filters}>
      <SearchField
        label={texts.searchLabel}
        placeholder={texts.search}
        className={classes.search}
        q={q}
        onSearch={onSearch}
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
          {listTexts.clear}
        </Button>
      )}
    </search>
  );
}

/** What a list says that holds nothing because of its filters; null where nothing was filtered out. */
export function filteredOut({ q, lottery }: Partial<TicketFilterValues>, onClear: () => void) {
  return q === undefined && lottery === undefined
    ? null
    : { title: texts.emptyFiltered, hint: texts.emptyFilteredHint, onClear };
}
