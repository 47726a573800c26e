import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import type { History } from '@bolillero/domain/history/history';
import { wholeScope } from '@bolillero/domain/history/scope';
import { expectedAlike } from '@bolillero/domain/statistics/constellations';
import { slipsTexts } from '@bolillero/texts/study-slips';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useQuery } from '@tanstack/react-query';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedSeries } from '../../../api/study.ts';
import { Ball } from '../../../components/ui/Ball.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { type SimilarDraw, similarQuery } from '../api/slips.ts';
import classes from './SimilarDraws.module.css';

const words = slipsTexts.similar;
const leastShared = 3;

/** A slip whose balls are compared. */
export interface Compared {
  readonly date: string;
  readonly balls: readonly number[];
  /** They were marked by the player, and are not those of the draw. */
  readonly marked: boolean;
}

interface SimilarDrawsProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  readonly compared: Compared;
  /** All draws, for what chance gives; null until they are there. */
  readonly history: History | null;
  /** The draw whose line lies over the slip. */
  readonly overlaid: string | undefined;
  readonly onOverlay: (draw: SimilarDraw | undefined) => void;
  readonly onShowDraw: (date: string) => void;
}

/** The draws that resemble the compared slip: how many, beside what chance gives, and what each shares with it. */
export function SimilarDraws(props: SimilarDrawsProps) {
  const { lottery, series, compared, history, overlaid, onOverlay, onShowDraw } = props;
  const query = useQuery(similarQuery(series, compared.balls, compared.date));
  const least = Math.min(leastShared, compared.balls.length);
  return (
    <Loaded query={query} waiting={<RowsSkeleton rows={4} height={72} />}>
      {({ draws, total }) =>
        total === 0 ? (
          <p role="status" className={`${classes.none} ${classes.found}`}>
            {words.none}
          </p>
        ) : (
          <div className={classes.found}>
            <p className={classes.sentence} role="status">
              <b>{words.count(total)}</b>
              {words.share(
                total,
                Math.max(0, (history?.length ?? 1) - 1),
                least,
                dateInWords(compared.date, 'numeric'),
                compared.marked,
              )}
              {history &&
                words.chance(expectedAlike(wholeScope(history), compared.balls, compared.date as DrawDate))}
            </p>
            <ul className={classes.list}>
              {draws.map((draw) => (
                <li
                  key={draw.date}
                  className={classes.draw}
                  data-overlaid={draw.date === overlaid || undefined}
                >
                  <button
                    type="button"
                    className={classes.date}
                    aria-pressed={draw.date === overlaid}
                    title={words.show(dateInWords(draw.date, 'numeric'))}
                    onFocus={() => onOverlay(draw)}
                    onMouseEnter={() => onOverlay(draw)}
                    onClick={() => onOverlay(draw)}
                  >
                    {`${dateInWords(draw.date, 'short')} ${draw.date.slice(0, 4)}`}
                    <span className={classes.shared}>{words.shared(draw.shared.length)}</span>
                  </button>
                  <span className="visually-hidden">{words.balls(draw.balls, draw.shared)}</span>
                  <span className={classes.balls} aria-hidden="true">
                    {draw.balls.map((ball) => (
                      <Ball
                        key={ball}
                        number={ball}
                        size="sm"
                        state={draw.shared.includes(ball) ? 'pair' : 'plain'}
                        accent={lottery.accent}
                      />
                    ))}
                  </span>
                  <IconButton
                    label={words.open(dateInWords(draw.date, 'numeric'))}
                    className={classes.open}
                    onClick={() => onShowDraw(draw.date)}
                  >
                    <IconSearch size={20} aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
            {total > draws.length && <p className={classes.none}>{words.more(draws.length, total)}</p>}
            <p className={classes.key}>
              <svg width="36" height="6" aria-hidden="true">
                <line x1="0" x2="36" y1="3" y2="3" />
              </svg>
              {words.line}
            </p>
          </div>
        )
      }
    </Loaded>
  );
}
