import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { multiplierOf } from '@bolillero/domain/games/multiplier';
import { adminGroupGamesTexts } from '@bolillero/texts/admin-group-games';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { WhyPrizeButton } from '../../../components/prizes/WhyPrizeButton.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { ScrollBox } from '../../../components/ui/ScrollBox.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import frame from '../../../components/ui/table.module.css';
import { choicesQuery, type GameLine, type GroupGame, linesQuery } from '../api.ts';
import classes from './GroupGames.module.css';
import { MultipliersWindow } from './MultipliersWindow.tsx';
import { prizeWords } from './prize-words.ts';

const { lines: texts, multipliers: printed } = adminGroupGamesTexts;
const perPage = 10;

interface GameLinesProps {
  /** The chosen game; undefined: none is. */
  readonly gameId: number | undefined;
  readonly page: number;
  readonly lotteries: readonly Lottery[];
  readonly onGame: (id: number | undefined) => void;
  readonly onPage: (page: number) => void;
}

/** 'Líneas': the lines of the game that is chosen, ten a page. */
export function GameLines({ gameId, page, lotteries, onGame, onPage }: GameLinesProps) {
  const games = useQuery(choicesQuery());
  const game = games.data?.find(({ id }) => id === gameId);
  const options = (games.data ?? []).map((one) => ({
    value: String(one.id),
    label: texts.option(one.id, one.lottery, one.lines),
  }));
  return (
    <>
      <div className={classes.chooser}>
        <SelectField
          label={texts.game}
          options={[{ value: '', label: texts.choose }, ...options]}
          value={gameId === undefined ? '' : String(gameId)}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onGame(value === '' ? undefined : Number(value));
          }}
        />
      </div>
      {games.error ? (
        <ErrorState error={games.error} onRetry={() => void games.refetch()} />
      ) : gameId === undefined ? (
        <EmptyState title={texts.pick} />
      ) : (
        <Lines
          gameId={gameId}
          game={game}
          lottery={lotteries.find(({ id }) => id === game?.lotteryId)}
          page={page}
          onPage={onPage}
        />
      )}
    </>
  );
}

interface LinesProps {
  readonly gameId: number;
  readonly game: GroupGame | undefined;
  readonly lottery: Lottery | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Lines({ gameId, game, lottery, page, onPage }: LinesProps) {
  const { data, error, refetch } = useQuery(linesQuery(gameId));
  const [entering, setEntering] = useState(false);
  if (error) {
    return (
      <div role="alert">
        <p className={classes.words}>{texts.failed}</p>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (data === undefined) return <RowsSkeleton rows={perPage} />;
  if (data.length === 0) return <EmptyState title={texts.none} />;
  const values = game === undefined || lottery === undefined ? [] : printedValues(game, lottery);
  const shown = data.slice((page - 1) * perPage, page * perPage);
  return (
    <>
      {values.length > 0 && (
        <div className={classes.head}>
          <span />
          <Button variant="default" onClick={() => setEntering(true)}>
            {printed.act}
          </Button>
        </div>
      )}
      <ScrollBox label={adminGroupGamesTexts.tabs.lines} className={frame.frame}>
        <table className={classes.table} aria-label={adminGroupGamesTexts.tabs.lines}>
          <thead>
            <tr>
              <th scope="col" className={classes.money}>
                {texts.number}
              </th>
              <th scope="col">{texts.balls}</th>
              <th scope="col">{texts.red}</th>
              {values.length > 0 && <th scope="col">{texts.multiplier}</th>}
              <th scope="col" className={classes.money}>
                {texts.prize}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <Line
                key={line.id}
                gameId={gameId}
                line={line}
                game={game}
                withMultiplier={values.length > 0}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Pager
        page={page}
        pages={Math.ceil(data.length / perPage)}
        perPage={perPage}
        total={data.length}
        onPage={onPage}
      />
      {entering && (
        <MultipliersWindow gameId={gameId} lines={data} values={values} onClose={() => setEntering(false)} />
      )}
    </>
  );
}

interface LineProps {
  readonly gameId: number;
  readonly line: GameLine;
  readonly game: GroupGame | undefined;
  readonly withMultiplier: boolean;
}

function Line({ gameId, line, game, withMultiplier }: LineProps) {
  return (
    <tr>
      <td className={classes.money}>{line.number}</td>
      <td>
        <BallRow balls={line.balls} matched={line.matched} size="sm" />
      </td>
      <td>
        {line.special === null ? (
          '—'
        ) : (
          <BallRow
            balls={[line.special]}
            matched={line.specialMatched ? [line.special] : []}
            accent={game?.accent}
            size="sm"
          />
        )}
      </td>
      {withMultiplier && <td>{line.multiplier === null ? '—' : `×${line.multiplier}`}</td>}
      <td className={classes.money}>
        {line.prize === null ? (
          '—'
        ) : (
          <WhyPrizeButton of={{ gameId, line: line.number }} won={line.prize !== '0'}>
            {prizeWords(line.prize, game?.currency)}
          </WhyPrizeButton>
        )}
      </td>
    </tr>
  );
}

/** The multipliers that the tickets of a game may have printed on them; none: none is printed. */
function printedValues(game: GroupGame, lottery: Lottery): readonly number[] {
  if (game.drawDate === null) return [];
  const { mode, values } = multiplierOf(lottery, 'traditional', drawDate(game.drawDate));
  return mode === 'per-play' ? values : [];
}
