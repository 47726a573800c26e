import type { PoolSource } from '@bolillero/domain/forecasts/choice';
import { mostPreviousPlays } from '@bolillero/domain/statistics/previous-plays';
import { advancedWindowsTexts } from '@bolillero/texts/advanced-windows';
import { sourceInWords } from '@bolillero/texts/forecast-choice';
import { type RefObject, useId, useState } from 'react';
import classes from './PastPicker.module.css';

const words = advancedWindowsTexts.past;

interface PastPickerProps {
  readonly source: PoolSource | null;
  readonly onSource: (source: PoolSource) => void;
  /** Whether the focus begins here. */
  readonly first: boolean;
  /** The one of them that the keyboard comes to. */
  readonly ref?: RefObject<HTMLInputElement | null>;
}

const groups: readonly PoolSource[] = Array.from({ length: mostPreviousPlays }, (_, at) => ({
  kind: 'previous',
  draws: at + 1,
}));

/** JA1 to JA10 as one choice; before them what is chosen on the page, where that is none of them. */
export function PastPicker({ source, onSource, first, ref }: PastPickerProps) {
  const name = useId();
  const [other] = useState(source !== null && source.kind !== 'previous' ? source : null);
  const options = other === null ? groups : [other, ...groups];
  const isChosen = (option: PoolSource) => source !== null && isSame(option, source);
  const atFirst = options.find(isChosen) ?? options[0];
  return (
    <fieldset className={classes.picker}>
      <legend className={classes.legend}>{words.label}</legend>
      <div className={classes.options}>
        {options.map((option) => {
          const label = sourceInWords(option);
          return (
            <label key={label} className={classes.option} data-wide={option === other || undefined}>
              <input
                ref={option === atFirst ? ref : undefined}
                type="radio"
                name={name}
                checked={isChosen(option)}
                data-autofocus={(first && option === atFirst) || undefined}
                onChange={() => onSource(option)}
              />
              <span>{label}</span>
            </label>
          );
        })}
      </div>
      {source === null && <p className={classes.hint}>{words.hint}</p>}
    </fieldset>
  );
}

function isSame(one: PoolSource, other: PoolSource): boolean {
  if (one.kind !== other.kind) return false;
  if ('draws' in one) return 'draws' in other && one.draws === other.draws;
  return 'from' in other && one.from === other.from && one.to === other.to;
}
