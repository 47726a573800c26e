import { oneInShown } from '@bolillero/domain/games/one-in-shown';
import { numberText } from '@bolillero/domain/number-text';
import { parseLevel } from '@bolillero/domain/prizes/level';
import { multiplierValuesText } from '@bolillero/texts/plays';
import { resultTexts } from '@bolillero/texts/results';
import { Amount } from '../../../components/ui/Amount.tsx';
import type { PrizeRow } from '../api.ts';
import classes from './PrizeTable.module.css';

const words = resultTexts.prizes;

interface PrizeTableProps {
  readonly rows: readonly PrizeRow[];
  readonly currency: string;
  readonly specialName: string;
  /** The multiplier's name, where its winners and prizes are shown. */
  readonly multiplierLabel: string | null;
  /** The multipliers that tickets of the draw carry; empty where none is printed. */
  readonly printed: readonly number[];
}

/** Levels, winners and prizes; on a phone each level is a block of its own. */
export function PrizeTable(props: PrizeTableProps) {
  const { rows, currency, specialName, multiplierLabel, printed } = props;
  if (rows.length === 0) return <p className={classes.empty}>{words.empty}</p>;
  return (
    <>
      <table className={classes.table}>
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.level}</th>
            <th scope="col">{words.odds}</th>
            <th scope="col">{words.winners}</th>
            <th scope="col">{words.prize}</th>
            {multiplierLabel !== null && (
              <>
                <th scope="col">{words.playWinners(multiplierLabel)}</th>
                <th scope="col">{words.playPrize(multiplierLabel)}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Level
              key={row.position}
              row={row}
              currency={currency}
              specialName={specialName}
              multiplierLabel={multiplierLabel}
            />
          ))}
        </tbody>
      </table>
      {printed.length > 0 && <p className={classes.note}>{words.printed(multiplierValuesText(printed))}</p>}
    </>
  );
}

interface LevelProps extends Omit<PrizeTableProps, 'rows' | 'printed'> {
  readonly row: PrizeRow;
}

function Level({ row, currency, specialName, multiplierLabel }: LevelProps) {
  return (
    <tr>
      <th scope="row" className={classes.level}>
        {row.level}
        <span className={classes.levelInWords}>{levelInWords(row.level, specialName)}</span>
      </th>
      <td className={classes.odds}>
        {row.oneIn === null ? words.unknown : words.oneIn(oneInShown(row.oneIn))}
      </td>
      <td className={classes.winners} data-label={words.winners}>
        {countText(row.winners)}
      </td>
      <td className={classes.prize}>
        <Prize text={row.prize} free={row.free} first={row.position === 1} currency={currency} />
      </td>
      {multiplierLabel !== null && (
        <>
          <td className={classes.playWinners} data-label={words.playWinners(multiplierLabel)}>
            {row.position === 1 ? words.unknown : countText(row.playWinners)}
          </td>
          <td className={classes.playPrize} data-label={multiplierLabel}>
            {row.position === 1 ? (
              words.unknown
            ) : (
              <Prize text={row.playPrize} free={row.free} first={false} currency={currency} />
            )}
          </td>
        </>
      )}
    </tr>
  );
}

/** How many won; a dash while nobody has said. */
const countText = (count: number | null) => (count === null ? words.unknown : numberText(count));

interface PrizeProps {
  readonly text: string;
  readonly free: boolean;
  readonly first: boolean;
  readonly currency: string;
}

function Prize({ text, free, first, currency }: PrizeProps) {
  if (free) return words.free;
  // a first level without an amount of its own pays the jackpot; elsewhere 0 is not published yet
  if (Number(text) === 0)
    return first ? words.jackpot : <span className={classes.unknown}>{words.notPublished}</span>;
  return <Amount value={text} currency={currency} />;
}

function levelInWords(level: string, specialName: string): string {
  const rule = parseLevel(level);
  if (rule === null) return '';
  return rule.special ? words.withSpecial(rule.main, specialName) : words.numbers(rule.main);
}
