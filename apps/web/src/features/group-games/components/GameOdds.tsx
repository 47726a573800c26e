import { picksSpecial } from '@bolillero/domain/games/matrix';
import { oneIn } from '@bolillero/domain/games/odds';
import { oneInShown } from '@bolillero/domain/games/one-in-shown';
import { oddsOfLines } from '@bolillero/domain/group-games/line-odds';
import { parseLevel } from '@bolillero/domain/prizes/level';
import { groupGameTexts as words } from '@bolillero/texts/group-games';
import { oddsTexts } from '@bolillero/texts/odds';
import { type LotteryDetail, matrixOn } from '../../../api/lottery.ts';
import { seriesOddsText } from '../../../api/series-odds.ts';
import type { OpenGame } from '../api.ts';
import classes from './OpenGames.module.css';

interface GameOddsProps {
  readonly lottery: LotteryDetail;
  readonly game: Pick<OpenGame, 'lines' | 'lineLimit' | 'drawDate'>;
}

/** What so many lines change of the odds, and what they do not. */
export function GameOdds({ lottery, game }: GameOddsProps) {
  return (
    <details className={classes.odds}>
      <summary>{words.odds.title}</summary>
      <p>
        {topOfLines(lottery, game)} {words.odds.line} {seriesOddsText(lottery, 0)}
      </p>
      <p>{words.odds.overlap}</p>
    </details>
  );
}

/** The first level, of all lines together; empty where it is not so many times that of one. */
function topOfLines(lottery: LotteryDetail, { lines, lineLimit, drawDate }: GameOddsProps['game']): string {
  const matrix = matrixOn(lottery, drawDate);
  const level = parseLevel(lottery.odds.find(({ type }) => type === 0)?.first ?? '');
  const count = lines === 0 ? lineLimit : lines;
  const odds = level && oddsOfLines(matrix, level, count);
  if (odds === null) return '';
  const special = picksSpecial(matrix) ? lottery.specialName : null;
  const named = oddsTexts.matrix(matrix.balls, matrix.size, special);
  return `${words.odds.top(named, count, oneInShown(oneIn(odds)), lines > 0)}.`;
}
