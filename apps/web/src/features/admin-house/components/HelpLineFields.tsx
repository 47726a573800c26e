import { adminHouseTexts } from '@bolillero/texts/admin-house';
import { type HelpLine, helpLineFields } from '@bolillero/texts/help-lines';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import classes from './House.module.css';

const texts = adminHouseTexts.lines;
const empty: HelpLine = { country: '', name: '', phone: '', url: '' };

interface HelpLineFieldsProps {
  readonly lines: readonly HelpLine[];
  readonly error: string | null;
  readonly onChange: (lines: readonly HelpLine[]) => void;
}

/** Where players find help, a row each, in the order in which they are shown. */
export function HelpLineFields({ lines, error, onChange }: HelpLineFieldsProps) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const grown = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the new row is on the screen
  useEffect(() => {
    if (!grown.current) return;
    grown.current = false;
    list.current?.lastElementChild?.querySelector('input')?.focus();
  }, [lines.length]);
  return (
    <div className={classes.lines}>
      {lines.length === 0 && <p className={classes.hint}>{texts.none}</p>}
      <ul ref={list} className={classes.rows}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing of its own but its place
          <li key={index}>
            <fieldset className={classes.row} aria-label={texts.row(index + 1)}>
              {helpLineFields.map((field) => (
                <TextField
                  key={field}
                  label={texts[field]}
                  autoComplete="off"
                  maxLength={200}
                  required={field === 'country' || field === 'name'}
                  value={line[field]}
                  onChange={({ currentTarget: { value } }) =>
                    onChange(lines.with(index, { ...line, [field]: value }))
                  }
                />
              ))}
              <IconButton
                label={texts.remove(line.name)}
                onClick={() => {
                  onChange(lines.toSpliced(index, 1));
                  add.current?.focus();
                }}
              >
                <IconTrash size={18} aria-hidden="true" />
              </IconButton>
            </fieldset>
          </li>
        ))}
      </ul>
      {error !== null && (
        <p className={classes.fault} role="alert" data-form-errors tabIndex={-1}>
          {error}
        </p>
      )}
      <Button
        ref={add}
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => {
          grown.current = true;
          onChange([...lines, empty]);
        }}
      >
        {texts.add}
      </Button>
    </div>
  );
}
