import { adminHouseTexts } from '@bolillero/texts/admin-house';
import { Button } from '../../../components/ui/Button.tsx';
import type { HouseValues } from '../api.ts';
import classes from './House.module.css';

const texts = adminHouseTexts.changed;
const labels = { ...adminHouseTexts.fields, helpLines: adminHouseTexts.sections.help };

interface SavedByAnotherProps {
  readonly yours: HouseValues;
  readonly theirs: HouseValues;
  /** The form takes what was saved. */
  readonly onTake: () => void;
  /** What stands in the form is saved over it. */
  readonly onKeep: () => void;
}

/** Somebody saved first: what is different, and whose holds. Nothing that was typed is lost by it. */
export function SavedByAnother({ yours, theirs, onTake, onKeep }: SavedByAnotherProps) {
  const names = Object.keys(labels) as (keyof HouseValues)[];
  const told = (values: HouseValues, name: keyof HouseValues) =>
    name === 'helpLines' ? values.helpLines.map((line) => line.name).join(', ') : values[name];
  return (
    <section role="alert" className={classes.changed}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <dl className={classes.rules}>
        {names
          .filter((name) => JSON.stringify(yours[name]) !== JSON.stringify(theirs[name]))
          .map((name) => (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd>
                {texts.saved}: {told(theirs, name) || '—'}
                <br />
                {texts.yours}: {told(yours, name) || '—'}
              </dd>
            </div>
          ))}
      </dl>
      <div className={classes.bar}>
        <Button variant="default" onClick={onTake}>
          {texts.take}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {texts.keep}
        </Button>
      </div>
    </section>
  );
}
