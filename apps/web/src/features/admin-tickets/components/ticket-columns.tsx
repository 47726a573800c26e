import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import type { Lottery } from '../../../api/lottery.ts';
import type { ListColumn } from '../../../components/table/list-column.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import type { Purchase } from '../api/tickets.ts';
import classes from './Tickets.module.css';

const { columns: heads } = texts;

/** How people call a ticket: six digits. */
export const numberOf = ({ id }: Pick<Purchase, 'id'>) => String(id).padStart(6, '0');

/** What all lists of tickets say of one: number, lottery, player, numbers, multiplier and draw. */
export function ticketColumns<Row extends Purchase>(lotteries: readonly Lottery[]) {
  const lotteryOf = ({ lotteryId }: Row) => lotteries.find(({ id }) => id === lotteryId);
  return {
    number: {
      id: 'id',
      heading: heads.id,
      sort: 'id',
      names: true,
      width: 56,
      cell: numberOf,
    },
    lottery: {
      id: 'lottery',
      heading: heads.lottery,
      sort: 'lottery',
      width: 150,
      cell: (row) => (
        <span className={classes.lottery}>
          <LotteryMark lottery={lotteryOf(row) ?? { name: '' }} size={22} />
          <span className={classes.name} title={row.lotteryName}>
            {row.lotteryName}
          </span>
          {row.series === 1 && <span className={classes.tag}>{lotteryTexts.series.laggards}</span>}
        </span>
      ),
    },
    player: {
      id: 'player',
      heading: heads.player,
      sort: 'player',
      grows: true,
      width: 140,
      cell: (row, density) => (
        <>
          <span className={classes.player} title={row.player}>
            {row.player}
          </span>
          {density === 'airy' && (
            <span className={classes.email} title={row.email}>
              {row.email}
            </span>
          )}
        </>
      ),
    },
    balls: {
      id: 'balls',
      heading: heads.balls,
      wide: true,
      width: 190,
      cell: (row) => (
        <BallRow
          balls={row.balls}
          special={row.special}
          specialLabel={lotteryOf(row)?.specialName}
          accent={lotteryOf(row)?.accent}
          size="sm"
          className={classes.balls}
        />
      ),
    },
    multiplier: {
      id: 'multiplier',
      heading: heads.multiplier,
      goes: 1,
      cell: (row) => multiplierOf(row),
    },
    draw: {
      id: 'draw',
      heading: heads.draw,
      sort: 'draw',
      goes: 2,
      cell: ({ drawDate }) => dateInWords(drawDate, 'short'),
    },
  } as const satisfies Record<string, ListColumn<Row>>;
}

/** The multiplier in words: printed, bought, to be read off the ticket, or none. */
export function multiplierOf({ multiplier, multiplierBought, printedMultipliers }: Purchase): string {
  if (multiplier !== null) return `×${multiplier}`;
  if (multiplierBought) return texts.bought;
  return printedMultipliers.length > 0 ? texts.printed : '—';
}
