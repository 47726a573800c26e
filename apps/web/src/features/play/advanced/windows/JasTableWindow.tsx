import { botsOf, percentageDraws } from '@bolillero/domain/forecasts/choice';
import { advancedWindowsTexts as texts } from '@bolillero/texts/advanced-windows';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../../components/ui/Button.tsx';
import { Dots } from './Dots.tsx';
import { ForecastForm } from './ForecastForm.tsx';
import { offerChoice, type PoolWindowProps, poolWords } from './forecast-window.ts';
import classes from './JasTableWindow.module.css';
import { PastPicker } from './PastPicker.tsx';
import radio from './radio.module.css';

const words = texts.jas;

interface JasTableWindowProps extends PoolWindowProps {
  /** 'Escoja un BOT' instead. */
  readonly onBots: () => void;
  /** 'Elija una opción' instead, with one of them chosen: 1 to 3. */
  readonly onOption: (option: number) => void;
}

/** 'JAS': how many balls come from the chosen draws and how many from outside them. */
export function JasTableWindow(props: JasTableWindowProps) {
  const { past, source, onSource, onBots, onOption, onClose } = props;
  const { matrix } = past;
  const [inside, setInside] = useState(Math.ceil(matrix.balls / 2));
  // what was chosen on the page is not asked for again
  const [picks] = useState(source === null);
  const picker = useRef<HTMLInputElement>(null);
  const name = useId();
  const pool = poolWords(past, source, 'main');
  const submit = () => {
    if (!offerChoice(props, { helper: 'jas', source, inside })) picker.current?.focus();
  };
  const rows = Array.from({ length: matrix.balls + 1 }, (_, less) => matrix.balls - less);
  return (
    <ForecastForm
      title={words.title}
      about={pool ? texts.pool(pool) : source ? texts.past.unread : texts.past.missing}
      width={400}
      onSubmit={submit}
      onClose={onClose}
    >
      {picks && <PastPicker source={source} onSource={onSource} first ref={picker} />}
      <div>
        <fieldset className={classes.table}>
          <legend className="visually-hidden">{words.table}</legend>
          <div className={classes.head} aria-hidden="true">
            <span>{words.inside}</span>
            <span>{words.outside}</span>
          </div>
          {rows.map((row) => (
            <label key={row} className={classes.row}>
              <input
                type="radio"
                className={radio.radio}
                name={name}
                aria-label={words.row(row, matrix.balls - row)}
                checked={row === inside}
                data-autofocus={(!picks && row === inside) || undefined}
                onChange={() => setInside(row)}
              />
              <Dots filled={row} of={matrix.balls} />
              <b>{row}</b>
              <span className={classes.others}>{matrix.balls - row}</span>
            </label>
          ))}
        </fieldset>
        <p className={classes.short} role="status">
          {pool && tooFew(pool, inside, matrix.balls)}
        </p>
      </div>
      <div className={classes.ways}>
        <p className={classes.title}>{words.byDraws}</p>
        <div className={classes.buttons}>
          {percentageDraws.map((draws, at) => (
            <Button key={draws} variant="default" onClick={() => onOption(at + 1)}>
              {texts.option.name(draws)}
            </Button>
          ))}
        </div>
        <p className={classes.title}>{words.ready}</p>
        <Button variant="default" onClick={onBots}>
          {words.bots(Math.max(...botsOf(matrix)))}
        </Button>
      </div>
    </ForecastForm>
  );
}

/** What happens where the pool, or what is outside it, has too few balls for the choice; null where both have enough. */
export function tooFew(
  pool: { readonly inside: number; readonly outside: number },
  inside: number,
  balls: number,
): string | null {
  if (pool.inside < inside) return words.fewInside(pool.inside, inside);
  return pool.outside < balls - inside ? words.fewOutside(pool.outside, balls - inside) : null;
}
