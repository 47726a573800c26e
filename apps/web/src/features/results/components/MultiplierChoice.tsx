import type { MultiplierRule } from '@bolillero/domain/games/multiplier';
import { resultTexts } from '@bolillero/texts/results';
import { CheckField } from '../../../components/ui/CheckField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import classes from './NumberCheck.module.css';

const words = resultTexts.check;

interface MultiplierChoiceProps {
  readonly rule: MultiplierRule;
  /** What the lottery calls its multiplier. */
  readonly label: string;
  readonly chosen: number | boolean | null;
  readonly onChange: (chosen: number | boolean | null) => void;
}

/** The multiplier that a ticket carries, or whether the one of the draw was bought; nothing where there is none. */
export function MultiplierChoice({ rule, label, chosen, onChange }: MultiplierChoiceProps) {
  switch (rule.mode) {
    case 'none':
      return null;
    case 'per-draw':
      return (
        <CheckField
          label={words.bought(label)}
          checked={chosen === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'per-play':
      return (
        <SelectField
          className={classes.multiplier}
          label={words.printed}
          options={[
            { value: '', label: words.printedUnsaid },
            ...rule.values.map((value) => ({ value: String(value), label: `×${value}` })),
          ]}
          value={typeof chosen === 'number' ? String(chosen) : ''}
          onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
        />
      );
  }
}
