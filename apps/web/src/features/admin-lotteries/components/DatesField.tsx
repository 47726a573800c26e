import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { DateField } from '../../../components/ui/DateField.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { readTyped } from '../lottery-form.ts';
import type { LotteryFormState } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';

const { fields: texts, faults } = adminLotteriesTexts;

interface DatesFieldProps {
  readonly form: LotteryFormState;
  readonly field: 'added' | 'cancelled';
}

/** Dates that differ from the weekdays, a field each. */
export function DatesField({ form, field }: DatesFieldProps) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const grown = useRef(false);
  const dates = form.values[field];
  const label = texts[field];
  const isChecked = form.errors[field] !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the new field is on the screen
  useEffect(() => {
    if (!grown.current) return;
    grown.current = false;
    list.current?.lastElementChild?.querySelector('input')?.focus();
  }, [dates.length]);
  const fault = (typed: string) =>
    isChecked && typed.trim() !== '' && readTyped(typed) === null ? faults.notADate : null;
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <p className={classes.hint}>{texts[`${field}Hint`]}</p>
      <ul ref={list} className={classes.dates}>
        {dates.map((typed, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a date that is being typed has nothing of its own but its place
          <li key={index}>
            <DateField
              {...(index === 0 && { id: form.idOf(field) })}
              label={<span className="visually-hidden">{`${label}: ${texts.date(index + 1)}`}</span>}
              autoComplete="off"
              value={typed}
              error={fault(typed)}
              onChange={(next) =>
                form.setValue(
                  field,
                  dates.map((one, place) => (place === index ? next : one)),
                )
              }
            />
            <IconButton
              label={texts.removeDate(label, typed)}
              onClick={() => {
                form.setValue(field, dates.toSpliced(index, 1));
                add.current?.focus();
              }}
            >
              <IconX size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        ref={add}
        variant="default"
        aria-label={texts.addDateTo(label)}
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => {
          grown.current = true;
          form.setValue(field, [...dates, '']);
        }}
      >
        {texts.addDate}
      </Button>
    </fieldset>
  );
}
