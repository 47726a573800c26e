import { ownGroupGameTexts } from '@bolillero/texts/own-group-games';
import { useState } from 'react';
import { WhyPrizeButton } from '../../../components/prizes/WhyPrizeButton.tsx';
import { Amount, moneyText } from '../../../components/ui/Amount.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { Segments } from '../../../components/ui/Segments.tsx';
import type { Line, Numbers, OwnGame } from '../api.ts';
import classes from './OwnGame.module.css';

const words = ownGroupGameTexts.lines;
const perPage = 10;

type Part = 'all' | 'won';

/** The lines of a game, ten a page; once its draw is settled with their hits and prizes. */
export function GameLines({ game: { lines, own, result } }: { game: OwnGame }) {
  const [part, setPart] = useState<Part>('all');
  const [page, setPage] = useState(1);
  const won = lines.filter(({ level }) => level !== null);
  const chosen = part === 'won' ? won : lines;
  const pages = Math.max(1, Math.ceil(chosen.length / perPage));
  return (
    <section className={classes.card} aria-labelledby="lineas">
      <h2 id="lineas">{words.title}</h2>
      {result && (
        <Segments<Part>
          label={words.parts.label}
          options={[
            { value: 'all', label: words.parts.all, count: lines.length },
            { value: 'won', label: words.parts.won, count: won.length },
          ]}
          value={part}
          onChange={(value) => {
            setPart(value);
            setPage(1);
          }}
        />
      )}
      {chosen.length === 0 ? (
        lines.length === 0 ? (
          <EmptyState title={words.none} hint={words.noneHint} />
        ) : (
          <EmptyState title={words.noneWon} />
        )
      ) : (
        <>
          <ol className={classes.lines}>
            {chosen.slice((page - 1) * perPage, page * perPage).map((line) => (
              <LineRow key={line.id} line={line} gameId={own.id} lottery={own.lottery} result={result} />
            ))}
          </ol>
          <Pager
            page={Math.min(page, pages)}
            pages={pages}
            perPage={perPage}
            total={chosen.length}
            onPage={setPage}
          />
        </>
      )}
    </section>
  );
}

interface LineRowProps {
  readonly gameId: number;
  readonly line: Line;
  readonly lottery: OwnGame['own']['lottery'];
  readonly result: Numbers | null;
}

function LineRow({ gameId, line, lottery, result }: LineRowProps) {
  const of = { gameId, line: line.number };
  return (
    <li className={classes.line}>
      <span className={classes.number}>{words.number(line.number)}</span>
      <BallRow
        balls={line.balls}
        special={line.special}
        specialLabel={lottery.specialName}
        multiplier={line.multiplier}
        multiplierLabel={lottery.multiplierLabel}
        accent={lottery.accent}
        matched={result ? hitsOf(line, result) : []}
        specialMatched={line.special !== null && line.special === result?.special}
        state={result ? 'plain' : 'chosen'}
        size="sm"
      />
      {line.prize !== null && (
        <span className={classes.prize}>
          {line.level === null ? (
            <WhyPrizeButton of={of} won={false}>
              <span className={classes.small}>{words.noPrize}</span>
            </WhyPrizeButton>
          ) : (
            <>
              <span className={classes.small}>{words.level(line.level)}</span>
              {line.isFree ? (
                words.free(moneyText(line.prize, lottery.currency))
              ) : (
                <Amount
                  value={line.prize}
                  currency={lottery.currency}
                  tone={Number(line.prize) > 0 ? 'prize' : 'plain'}
                />
              )}
              <WhyPrizeButton of={of} won named />
            </>
          )}
        </span>
      )}
    </li>
  );
}

/** The balls of a line that were drawn; a special ball of the same drum is one of its own. */
function hitsOf(line: Line, { balls, special }: Numbers): readonly number[] {
  const drawn = line.special === null && special !== null ? [...balls, special] : balls;
  return line.balls.filter((ball) => drawn.includes(ball));
}
