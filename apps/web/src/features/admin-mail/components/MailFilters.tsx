import { adminMailTexts as texts } from '@bolillero/texts/admin-mail';
import { listTexts } from '@bolillero/texts/lists';
import { useCallback } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { SearchField } from '../../../components/ui/SearchField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { SwitchField } from '../../../components/ui/SwitchField.tsx';
import table from '../../../components/ui/table.module.css';
import classes from './Mail.module.css';

export interface MailFilterValues {
  readonly all: boolean;
  readonly q: string | undefined;
  readonly kind: string | undefined;
}

interface MailFiltersProps {
  readonly values: MailFilterValues;
  readonly onChange: (values: MailFilterValues) => void;
}

/** Which mails: of whom, of what kind, and whether those that went well are shown too. */
export function MailFilters({ values, onChange }: MailFiltersProps) {
  const { all, q, kind } = values;
  const onSearch = useCallback(
    (wanted: string | undefined) => onChange({ all, kind, q: wanted }),
    [all, kind, onChange],
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
        label={texts.kind}
        value={kind ?? ''}
        options={[
          { value: '', label: texts.allKinds },
          ...Object.entries(texts.kinds).map(([value, label]) => ({ value, label })),
        ]}
        onChange={(event) => onChange({ ...values, kind: event.currentTarget.value || undefined })}
      />
      {(q !== undefined || kind !== undefined) && (
        <Button variant="subtle" onClick={() => onChange({ all, q: undefined, kind: undefined })}>
          {listTexts.clear}
        </Button>
      )}
      <div className={classes.all}>
        <SwitchField
          label={texts.all}
          checked={all}
          onChange={(event) => onChange({ ...values, all: event.currentTarget.checked })}
        />
      </div>
    </search>
  );
}
