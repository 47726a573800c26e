import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { drawEffectTexts, playEffectTexts } from '@bolillero/texts/lottery-editing';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import type { AffectedPlay, Impact } from '../api/read-lottery.ts';
import classes from './LotteryForm.module.css';

const { impact: texts, prizes } = adminLotteriesTexts;

/** Every play and draw that a change meets, with what would become of it. */
export function AffectedWindow({ impact, onClose }: { impact: Impact; onClose: () => void }) {
  const { carts, sold, draws } = impact;
  return (
    <Window title={texts.listTitle} onClose={onClose} width={720}>
      <div className={classes.affected}>
        <Plays title={texts.soldPlays} {...sold} />
        <Plays title={texts.inCarts} {...carts} />
        {draws.total > 0 && (
          <section aria-label={texts.drawsOnFile}>
            <h3>{texts.drawsOnFile}</h3>
            {draws.list.length < draws.total && (
              <p className={classes.hint}>{texts.listHint(draws.list.length, draws.total)}</p>
            )}
            <ul className={classes.lines}>
              {draws.list.map((draw) => (
                <li key={draw.id}>
                  <b>
                    <DrawDateText date={draw.date} /> {prizes.series[draw.series]}
                  </b>{' '}
                  {drawEffectTexts[draw.effect]}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Window>
  );
}

interface PlaysProps {
  readonly title: string;
  readonly total: number;
  readonly list: readonly AffectedPlay[];
}

function Plays({ title, total, list }: PlaysProps) {
  if (total === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {list.length < total && <p className={classes.hint}>{texts.listHint(list.length, total)}</p>}
      <ul className={classes.lines}>
        {list.map((play) => (
          <li key={play.id}>
            <b>
              <DrawDateText date={play.date} /> {prizes.series[play.series]}
            </b>{' '}
            {play.player} · {play.balls.join(' ')}
            {play.special === null ? '' : ` + ${play.special}`} · {playEffectTexts[play.effect]}
          </li>
        ))}
      </ul>
    </section>
  );
}
