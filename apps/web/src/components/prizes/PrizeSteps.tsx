import { hitsText } from '@bolillero/texts/hits';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { prizeWhyTexts as texts } from '@bolillero/texts/prize-why';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import type { LookedAt, PrizeDivision, PrizeSource, PrizeWhy } from '../../api/prize-why.ts';
import { Amount, moneyText } from '../ui/Amount.tsx';
import { BallRow } from '../ui/BallRow.tsx';
import { dateInWords, instantInWords } from '../ui/dates.ts';
import { LotteryMark } from '../ui/LotteryMark.tsx';
import classes from './PrizeSteps.module.css';
import { whyOfText } from './why-of-text.ts';

/** The steps from the balls to what was won, as the settlement takes them. */
export function PrizeSteps({ why }: { why: PrizeWhy }) {
  const { lottery, series, date, state, kept, source, division, prize } = why;
  return (
    <>
      <p className={classes.draw}>
        <LotteryMark lottery={lottery} size={24} />
        <span>
          {lottery.description}
          {series === 1 && ` · ${lotteryTexts.series.laggards}`} · {dateInWords(date, 'short')} ·{' '}
          {whyOfText(why.of)}
        </span>
      </p>
      {state !== 'current' && (
        <p className={classes.note} role="note">
          {texts[state](prizeInWords(kept.prize, lottery.currency))}
        </p>
      )}
      <ol className={classes.steps}>
        <Step title={texts.hits}>
          <Hits why={why} />
        </Step>
        <Step title={texts.level}>
          <Levels why={why} />
        </Step>
        {source && (
          <Step title={texts.amount}>
            <AmountOf why={why} source={source} />
          </Step>
        )}
        {division && (
          <Step title={texts.division}>
            <Division division={division} prize={prize} currency={lottery.currency} />
          </Step>
        )}
      </ol>
      <Total why={why} />
      <div className={classes.foot}>
        <p>{texts.rules(why.rulesVersion, matrixText(why), dateInWords(why.era.from, 'numeric'))}</p>
        <p>{texts.settled(kept.revision, instantInWords(kept.at))}</p>
      </div>
    </>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

/** What it comes to: for who has shares of a group game, what theirs get. */
function Total({ why: { division, prize, lottery } }: { why: PrizeWhy }) {
  const isOwn = division !== null && division.yours !== null && division.shares !== null;
  return (
    <p className={classes.total}>
      <span>{isOwn ? texts.yours(division.shares) : texts.prize}</span>
      {Number(prize) === 0 ? (
        <span>{texts.none}</span>
      ) : (
        <Amount value={isOwn ? division.yours : prize} currency={lottery.currency} tone="prize" size="lg" />
      )}
    </p>
  );
}

interface DivisionProps {
  readonly division: PrizeDivision;
  readonly prize: string;
  readonly currency: string;
}

/** The prize of a line among the shares of its game, to the cent. */
function Division({ division: { participations, each, remainder }, prize, currency }: DivisionProps) {
  return (
    <Sum
      lines={[
        [texts.linePrize, <Amount key="prize" value={prize} currency={currency} />],
        [texts.participations, `÷ ${participations}`],
        [texts.each, <Amount key="each" value={each} currency={currency} />],
      ]}
      hints={remainder > 0 ? [texts.toFirst(remainder)] : []}
    />
  );
}

/** What was drawn and what was played, what they share ringed in both. */
function Hits({ why: { lottery, drawn, play, hits } }: { why: PrizeWhy }) {
  const look = { specialLabel: lottery.specialName, accent: lottery.accent, size: 'sm' } as const;
  // A special ball of the same drum is one of the player's own.
  const own = play.special === null && hits.special !== null ? [...hits.balls, hits.special] : hits.balls;
  return (
    <>
      <dl className={classes.numbers}>
        <div>
          <dt>{texts.drawn}</dt>
          <dd>
            <BallRow {...look} {...drawn} matched={hits.balls} specialMatched={hits.special !== null} />
          </dd>
        </div>
        <div>
          <dt>{texts.played}</dt>
          <dd>
            <BallRow
              {...look}
              {...play}
              matched={own}
              specialMatched={play.special !== null && hits.special !== null}
            />
          </dd>
        </div>
      </dl>
      <p>{hitsText(hits.balls.length, hits.special === null ? null : lottery.specialName)}</p>
    </>
  );
}

/** The table from its head down to the level won, or all of it where none is. */
function Levels({ why }: { why: PrizeWhy }) {
  const { levels, won, nearest, lottery } = why;
  if (levels.length === 0) return <p>{texts.noTable}</p>;
  const near = levels.find(({ position }) => position === nearest);
  return (
    <>
      <ul className={classes.levels}>
        {levels
          .filter(({ position }) => won === null || position <= won)
          .map((level) => (
            <li key={level.position} data-won={level.position === won || undefined}>
              {level.position === won ? (
                <IconCheck size={16} aria-hidden="true" />
              ) : (
                <IconX size={16} aria-hidden="true" />
              )}
              <strong>{texts.levelOf(level.position, level.level)}</strong>
              <span>{level.position === won ? texts.satisfied : lacksText(level, lottery.specialName)}</span>
            </li>
          ))}
      </ul>
      <p className={classes.hint}>
        {won !== null && texts.onlyOne}
        {won === null && texts.noLevel}
        {near &&
          ` ${texts.nearest(texts.levelOf(near.position, near.level), lacksText(near, lottery.specialName))}`}
      </p>
    </>
  );
}

const lacksText = ({ main, special }: LookedAt, specialName: string) =>
  texts.lacks(main, special ? specialName : null);

interface AmountOfProps {
  readonly why: PrizeWhy;
  readonly source: PrizeSource;
}

/** The arithmetic of the amount, a line a figure, and what it follows. */
function AmountOf({ why, source }: AmountOfProps) {
  const { lottery, won, multiplier } = why;
  const { how, base, factor, among, counted, ours, remainder, amount, lacks } = source;
  const label = lottery.multiplierLabel;
  const position = won ?? 1;
  const money = (value: string | null) => <Amount value={value ?? ''} currency={lottery.currency} />;
  switch (how) {
    case 'free':
      return (
        <p className={classes.hint}>
          {texts.free}
          {'gameId' in why.of && ` ${texts.freeAsAmount}`}
        </p>
      );
    case 'unknown':
      return <p className={classes.hint}>{lacks && texts.unknown[lacks]}</p>;
    case 'jackpot-given':
      return (
        <Sum
          lines={[[texts.base(position), money(amount)]]}
          hints={[texts.given, ...(multiplier.mode === 'none' ? [] : [texts.untouched])]}
        />
      );
    case 'jackpot-divided':
      return (
        <Sum
          lines={[
            [texts.jackpot, money(base)],
            [texts.among(among ?? 1), texts.divided(among ?? 1)],
            ...(Number(remainder) > 0 ? ([[texts.remainder, money(remainder)]] as const) : []),
          ]}
          hints={[
            texts.amongHint(counted ?? 0, ours ?? 0),
            ...(Number(remainder) > 0 ? [texts.remainderHint] : []),
            ...(multiplier.mode === 'none' ? [] : [texts.untouched]),
          ]}
        />
      );
    case 'once':
      return (
        <Sum
          lines={[[texts.base(position), money(amount)]]}
          hints={[multiplier.mode === 'per-draw' ? texts.notBought(label) : texts.noMultiplier]}
        />
      );
    case 'multiplied':
      return (
        <Sum
          lines={[
            [texts.base(position), money(base)],
            [
              multiplier.mode === 'per-play' ? texts.printedMultiplier : texts.drawnMultiplier(label),
              texts.times(factor ?? 1),
            ],
          ]}
        />
      );
    case 'play-prize':
      return (
        <Sum
          lines={[
            [texts.base(position), money(base)],
            [texts.fixedWith(position, label), money(amount)],
          ]}
          hints={[texts.fixedHint(label)]}
        />
      );
  }
}

interface SumProps {
  readonly lines: readonly (readonly [string, ReactNode])[];
  readonly hints?: readonly string[];
}

function Sum({ lines, hints = [] }: SumProps) {
  return (
    <>
      <dl className={classes.sum}>
        {lines.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {hints.length > 0 && <p className={classes.hint}>{hints.join(' ')}</p>}
    </>
  );
}

/** "5 de 69 + Powerball, 1 de 26" */
function matrixText({ era: { matrix }, lottery }: PrizeWhy): string {
  const { balls, size, special } = matrix;
  const main = texts.matrix(balls, size);
  if (special.kind === 'own-drum') return main + texts.ownDrum(special.size, lottery.specialName);
  return special.kind === 'same-drum' ? main + texts.sameDrum(lottery.specialName) : main;
}

/** What was won, in a sentence. */
function prizeInWords(prize: string, currency: string): string {
  return Number(prize) === 0 ? texts.none.toLowerCase() : moneyText(prize, currency);
}
