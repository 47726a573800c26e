import { studyTexts } from '@bolillero/texts/study';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedSeries } from '../../../api/study.ts';
import { Ball, type Heat } from '../../../components/ui/Ball.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Bone } from '../../../components/ui/Bone.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { BallRowSkeleton } from '../../../components/ui/skeletons.tsx';
import { previousPlays, usePreviousPlays } from '../api.ts';
import classes from './Study.module.css';

const words = studyTexts.previousPlays;
/** Repeated balls shown of a group. */
const mostRepeated = 8;

/** JA1 to JA10 as of the next draw: the draw that each adds, and the balls that repeat in it. */
export function PreviousPlays({ lottery, series }: { lottery: LotteryDetail; series: StudiedSeries }) {
  const query = usePreviousPlays(series);
  return (
    <Loaded
      query={query}
      waiting={<PreviousPlaysSkeleton balls={lottery.matrix.balls} />}
      isEmpty={(data) => data.groups.length === 0}
      empty={<EmptyState title={words.empty} hint={words.emptyHint} />}
    >
      {(data) => (
        <section className={classes.part} aria-labelledby="previous">
          <h2 id="previous" className={classes.heading}>
            {words.title}
          </h2>
          {data.drawDate !== null && (
            <p className={classes.lead}>{words.forDraw(dateInWords(data.drawDate, 'long'))}</p>
          )}
          <table className={classes.table}>
            <caption className="visually-hidden">{words.title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.column}</th>
                <th scope="col" className={classes.balls}>
                  {words.draw}
                </th>
                <th scope="col" className={classes.balls}>
                  {words.repeated}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.groups.map(({ balls, special, counts }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a group is
                <tr key={at}>
                  <th scope="row">
                    {words.name(at + 1)}
                    <span className={classes.hint}>{words.lastDraws(at + 1)}</span>
                  </th>
                  <td className={classes.balls} data-label={words.draw}>
                    <BallRow
                      balls={balls}
                      special={special}
                      specialLabel={lottery.specialName}
                      accent={lottery.accent}
                      size="sm"
                    />
                  </td>
                  <td className={classes.balls} data-label={words.repeated}>
                    <RepeatedBalls counts={counts} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Loaded>
  );
}

/** Stands for JA1 to JA10, with as many repeated balls as are shown at most in the later ones. */
function PreviousPlaysSkeleton({ balls }: { balls: number }) {
  return (
    <div className={classes.part}>
      <p className={classes.heading}>{words.title}</p>
      <Bone width={460} height={24} />
      <table className={classes.table}>
        <tbody>
          {Array.from({ length: previousPlays }, (_, place) => place).map((place) => (
            <tr key={place}>
              <th>
                <Bone width={70} height={44} />
              </th>
              <td className={classes.balls} data-label={words.draw}>
                <BallRowSkeleton balls={balls} />
              </td>
              <td className={classes.balls} data-label={words.repeated}>
                <BallRowSkeleton balls={Math.min(place, mostRepeated)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The balls that came more than once in a group, with their counts; the first ones of many. */
function RepeatedBalls({ counts }: { counts: readonly { readonly ball: number; readonly count: number }[] }) {
  const repeated = counts.filter(({ count }) => count > 1);
  if (repeated.length === 0) return <span className={classes.none}>{words.none}</span>;
  return (
    <span className={classes.repeated}>
      {repeated.slice(0, mostRepeated).map(({ ball, count }) => (
        <Ball key={ball} number={ball} size="sm" heat={Math.min(count, 3) as Heat} />
      ))}
      {repeated.length > mostRepeated && (
        <span className={classes.none}>{words.more(repeated.length - mostRepeated)}</span>
      )}
    </span>
  );
}
