import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { Button } from '../../../components/ui/Button.tsx';
import { fieldName, fieldWords } from '../field-words.ts';
import type { LotteryField, LotteryValues } from '../lottery-form.ts';
import classes from './LotteryForm.module.css';

const texts = adminLotteriesTexts.changed;

interface ChangedByAnotherProps {
  readonly yours: LotteryValues;
  readonly saved: LotteryValues;
  /** What they changed and is in the form already. */
  readonly taken: readonly LotteryField[];
  /** What both changed. */
  readonly both: readonly LotteryField[];
  readonly onTake: (field: LotteryField) => void;
}

/** Somebody saved first: what differs is shown, each side by side, and nothing that was typed is lost. */
export function ChangedByAnother({ yours, saved, taken, both, onTake }: ChangedByAnotherProps) {
  return (
    <section role="alert" className={classes.changed} tabIndex={-1} data-changed-by-another>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      {taken.length > 0 && <p>{texts.taken(taken.map(fieldName).join(', '))}</p>}
      {both.length > 0 && (
        <dl className={classes.differences}>
          {both.map((field) => (
            <div key={field}>
              <dt>{fieldName(field)}</dt>
              <dd>
                {texts.saved}: {fieldWords(saved, field) || '—'}
                <br />
                {texts.yours}: {fieldWords(yours, field) || '—'}
              </dd>
              <Button
                variant="default"
                size="xs"
                aria-label={texts.takeOf(fieldName(field))}
                onClick={() => onTake(field)}
              >
                {texts.take}
              </Button>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
