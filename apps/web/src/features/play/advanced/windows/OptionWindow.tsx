import { percentageDraws } from '@bolillero/domain/forecasts/choice';
import type { KnownPast } from '@bolillero/domain/forecasts/known-past';
import { advancedWindowsTexts as texts } from '@bolillero/texts/advanced-windows';
import { helperTexts } from '@bolillero/texts/forecasts';
import { useId, useState } from 'react';
import { ForecastForm } from './ForecastForm.tsx';
import { type ForecastWindowProps, offerChoice, poolWords } from './forecast-window.ts';
import classes from './OptionWindow.module.css';
import radio from './radio.module.css';

const words = texts.option;

interface OptionWindowProps extends ForecastWindowProps {
  /** The one that it begins with, 1 to 3. */
  readonly option?: number | undefined;
}

/** 'Elija una opción': by how often balls came in the last 3, 5 or 7 draws. */
export function OptionWindow(props: OptionWindowProps) {
  const { past, option: initial = 1, onClose } = props;
  const [option, setOption] = useState(initial);
  const name = useId();
  return (
    <ForecastForm
      title={words.title}
      about={helperTexts.percentage.description}
      width={400}
      onSubmit={() => offerChoice(props, { helper: 'percentage', option })}
      onClose={onClose}
    >
      <fieldset className={classes.options}>
        <legend className="visually-hidden">{words.title}</legend>
        {percentageDraws.map((draws, at) => (
          <label key={draws} className={classes.option}>
            <input
              type="radio"
              className={radio.radio}
              name={name}
              checked={at + 1 === option}
              data-autofocus={at + 1 === option || undefined}
              onChange={() => setOption(at + 1)}
            />
            <span className={classes.words}>
              <b>
                {words.one(at + 1)} · {words.name(draws)}
              </b>
              <small>{optionWords(past, draws)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </ForecastForm>
  );
}

/** How many balls an option chooses among. */
function optionWords(past: KnownPast, draws: number): string {
  const pool = poolWords(past, { kind: 'previous', draws }, 'main');
  return pool ? words.pool(pool.inside, draws) : texts.past.unread;
}
