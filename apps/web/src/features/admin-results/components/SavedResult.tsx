import { adminResultListTexts, resultFormTexts } from '@bolillero/texts/admin-results';
import { freePlayText, unknownPrizeText } from '@bolillero/texts/draws';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { Lottery } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { WhyPrizeButton } from '../../../components/prizes/WhyPrizeButton.tsx';
import { Amount } from '../../../components/ui/Amount.tsx';
import { Ball } from '../../../components/ui/Ball.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { Loader } from '../../../components/ui/Loader.tsx';
import { paths } from '../../../paths.ts';
import { useDrawDates } from '../api/draw-dates.ts';
import type { Result } from '../api/results.ts';
import { type DrawOutcome, type SettledPlay, useDrawOutcome } from '../api/settlement.ts';
import classes from './SavedResult.module.css';

const texts = resultFormTexts.after;

interface SavedResultProps {
  readonly lottery: Lottery;
  readonly result: Result;
}

/** What saving a new result has come to: how many plays, prizes and money, with the list; and where to go on. */
export function SavedResult({ lottery, result }: SavedResultProps) {
  const { id, series, date } = result;
  const outcome = useDrawOutcome({ name: lottery.name, lotteryId: lottery.id, id }).data;
  const other: SeriesType = series === 0 ? 1 : 0;
  const others = useDrawDates(lottery.name, lottery.id, other, lottery.hasDoublePlay).data;
  const lacks = others?.draws.some((draw) => draw.date === date && draw.resultId === null) ?? false;
  const list = paths.adminResultList(lottery.id, lottery.name);
  return (
    <div className={classes.saved}>
      <div className={classes.sum} role="status">
        <IconCircleCheck size={22} aria-hidden="true" />
        <p>
          <Sum outcome={outcome} shown={result.shown} lottery={lottery} />
        </p>
      </div>
      <div className={classes.draw}>
        <div className={classes.balls}>
          <BallRow balls={result.balls} size="sm" />
          {result.special !== null && (
            <Ball number={result.special} size="sm" state="special" accent={lottery.accent} />
          )}
          {result.multiplier !== null && <strong>×{result.multiplier}</strong>}
        </div>
        <p>
          {Number(result.jackpot) > 0 && (
            <>
              {texts.jackpot} <Amount value={result.jackpot} currency={lottery.currency} jackpot />
            </>
          )}
          {Number(result.jackpot) > 0 && result.nextDate !== null && ' · '}
          {result.nextDate !== null && texts.next(dateInWords(result.nextDate, 'short'))}
        </p>
      </div>
      {outcome && outcome.list.length > 0 && (
        <ul className={classes.list} aria-label={texts.list}>
          {outcome.list.map((play) => (
            <PlayLine key={play.purchaseId} play={play} currency={lottery.currency} />
          ))}
        </ul>
      )}
      {outcome && outcome.plays > outcome.list.length && outcome.list.length > 0 && (
        <p className={classes.more}>{texts.more(outcome.plays - outcome.list.length)}</p>
      )}
      <div className={classes.ways}>
        {lacks && (
          <ButtonLink
            {...paths.adminNewResult(lottery.id, lottery.name, { series: other, fecha: date })}
            autoFocus
          >
            {texts.goOn(adminResultListTexts.types[other])}
          </ButtonLink>
        )}
        <ButtonLink {...paths.adminToday()} variant="default">
          {texts.today}
        </ButtonLink>
        <ButtonLink {...list} search={series === 1 ? { type: '1' as const } : {}} variant="default">
          {texts.results}
        </ButtonLink>
        <ButtonLink {...paths.adminEditResult(lottery.id, lottery.name, id)} variant="subtle">
          {texts.edit}
        </ButtonLink>
      </div>
    </div>
  );
}

interface SumProps {
  readonly outcome: DrawOutcome | undefined;
  readonly shown: boolean;
  readonly lottery: Lottery;
}

/** "4 jugadas, 3 con premio, $412.00 a pagar". */
function Sum({ outcome, shown, lottery }: SumProps) {
  if (!shown) return texts.hidden;
  if (!outcome?.done) {
    return (
      <>
        <Loader /> {texts.waiting}
      </>
    );
  }
  if (outcome.plays === 0) return texts.none;
  const { unknown, free, payable } = outcome;
  return (
    <>
      {texts.plays(outcome.plays)}, {texts.winners(outcome.winners)}
      {Number(payable) > 0 && (
        <>
          , <Amount value={payable} currency={lottery.currency} /> {texts.payable}
        </>
      )}
      {unknown > 0 && `, ${texts.unknown(unknown)}`}
      {free > 0 && `, ${texts.free(free)}`}
    </>
  );
}

function PlayLine({ play, currency }: { play: SettledPlay; currency: string }) {
  const { purchaseId, player, level, multiplier, prize } = play;
  return (
    <li>
      <span className={classes.number}>{String(purchaseId).padStart(6, '0')}</span>
      <span className={classes.player}>{player}</span>
      {level !== null && (
        <span className={classes.level}>
          {level}
          {multiplier !== null && ` ×${multiplier}`}
        </span>
      )}
      <span className={classes.prize} data-won={level !== null || undefined}>
        {level === null ? (
          texts.noPrize
        ) : prize === freePlayText || prize === unknownPrizeText ? (
          prize
        ) : (
          <Amount value={prize} currency={currency} />
        )}
      </span>
      <WhyPrizeButton of={{ purchaseId }} won={level !== null} named />
    </li>
  );
}
