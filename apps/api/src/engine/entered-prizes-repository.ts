import type { Database } from '@bolillero/database/connection';
import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import type { EnteredPrizes } from '@bolillero/domain/forecasts/pay-table';
import type { SeriesNumber } from '@bolillero/domain/games/series';
import { cents } from '@bolillero/domain/money/cents';
import type { PrizeKind, PrizeLevel } from '@bolillero/domain/prizes/prize-table';

/** Position, main balls, special ball, kind, lottery prize, play prize. */
type LevelRow = readonly [number, number, boolean, PrizeKind, number, number];

interface Rows {
  readonly levels: readonly LevelRow[] | null;
  readonly multiplier: number | null;
  readonly dates: readonly string[];
}

/** What was entered with the shown results of a series, one list for all draws with the same table. */
export async function readEnteredPrizes(
  pool: Database['pool'],
  lotteryId: number,
  series: SeriesNumber,
): Promise<ReadonlyMap<DrawDate, EnteredPrizes>> {
  const { rows } = await pool.query<Rows>({
    name: 'engine-entered-prizes',
    text: `SELECT levels::json AS levels, multiplier, json_agg(date) AS dates
           FROM (SELECT d.date, d.multiplier,
                   (SELECT json_agg(json_build_array(position, main, special, kind, lottery_prize_cents, play_prize_cents)
                      ORDER BY position) FROM prize_level WHERE draw_id = d.id)::text AS levels
                 FROM draw d WHERE d.lottery_id = $1 AND d.series = $2 AND d.shown) AS entered
           GROUP BY levels, multiplier`,
    values: [lotteryId, series],
  });
  return new Map(
    rows.flatMap(({ levels, multiplier, dates }) => {
      const entered = { levels: (levels ?? []).map(levelOf), multiplier };
      return dates.map((date) => [drawDate(date), entered] as const);
    }),
  );
}

function levelOf([position, main, special, kind, lotteryPrize, playPrize]: LevelRow): PrizeLevel {
  return {
    position,
    rule: { main, special },
    kind,
    lotteryWinners: 0,
    lotteryPrize: cents(lotteryPrize),
    playWinners: 0,
    playPrize: cents(playPrize),
  };
}
