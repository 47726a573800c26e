import { botsOf, specialInsideBot, specialOutsideBot } from '@bolillero/domain/forecasts/choice';
import { type PoolWords, advancedWindowsTexts as texts } from '@bolillero/texts/advanced-windows';
import { useId, useRef, useState } from 'react';
import { accentStyle } from '../../../../components/ui/accent.ts';
import { Button } from '../../../../components/ui/Button.tsx';
import classes from './BotWindow.module.css';
import { Dots } from './Dots.tsx';
import { ForecastForm } from './ForecastForm.tsx';
import { offerChoice, type PoolWindowProps, poolWords } from './forecast-window.ts';
import { tooFew } from './JasTableWindow.tsx';
import { PastPicker } from './PastPicker.tsx';

const words = texts.bot;

interface BotWindowProps extends PoolWindowProps {
  /** The table 'JAS' instead. */
  readonly onTable: () => void;
}

const isOfSpecial = (bot: number) => bot === specialInsideBot || bot === specialOutsideBot;

/** 'Escoja un BOT': the rows of the table JAS as tiles, and two for the special ball where the player picks one. */
export function BotWindow(props: BotWindowProps) {
  const { past, specialName, accent, source, onSource, onTable, onClose } = props;
  const { balls } = past.matrix;
  const bots = botsOf(past.matrix);
  const [bot, setBot] = useState(Math.min(Math.ceil(balls / 2), bots[0] ?? 0));
  const [picks] = useState(source === null);
  const picker = useRef<HTMLInputElement>(null);
  const name = useId();
  const submit = () => {
    if (!offerChoice(props, { helper: 'bot', source, bot })) picker.current?.focus();
  };
  const ofSpecial = isOfSpecial(bot);
  const pool = poolWords(past, source, ofSpecial ? 'special' : 'main');
  const about = ofSpecial ? pool && words.specialPool(specialName, pool) : pool && texts.pool(pool);
  return (
    <ForecastForm
      title={words.title}
      about={about ?? (source ? texts.past.unread : texts.past.missing)}
      width={360}
      onSubmit={submit}
      onClose={onClose}
    >
      {picks && <PastPicker source={source} onSource={onSource} first ref={picker} />}
      <div>
        <fieldset className={classes.tiles} style={accentStyle(accent)}>
          <legend className="visually-hidden">{words.title}</legend>
          {bots.map((one) => (
            <label key={one} className={classes.tile}>
              <input
                type="radio"
                name={name}
                checked={one === bot}
                data-autofocus={(!picks && one === bot) || undefined}
                onChange={() => setBot(one)}
              />
              <span className={classes.face}>
                <b>{words.name(one)}</b>
                {isOfSpecial(one) ? (
                  <Dots filled={one === specialInsideBot ? 1 : 0} of={1} special />
                ) : (
                  <Dots filled={one} of={balls} />
                )}
                <small>{meaning(one, specialName)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <p className={classes.short} role="status">
          {pool && (ofSpecial ? specialWords(pool, bot) : tooFew(pool, bot, balls))}
        </p>
      </div>
      <Button variant="default" onClick={onTable}>
        {words.table}
      </Button>
    </ForecastForm>
  );
}

function meaning(bot: number, specialName: string): string {
  if (bot === specialInsideBot) return words.specialInside(specialName);
  return bot === specialOutsideBot ? words.specialOutside(specialName) : words.main(bot);
}

/** What happens to the rest of the ticket, and where no special ball is where the choice looks for one. */
function specialWords({ inside, outside }: PoolWords, bot: number): string {
  const wanted = bot === specialInsideBot ? inside : outside;
  if (wanted > 0) return words.kept;
  return `${bot === specialInsideBot ? words.noneInside : words.noneOutside} ${words.kept}`;
}
