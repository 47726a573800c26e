import type { DrawNumbers } from '@bolillero/domain/imports/plan-import';
import type { Context } from '../../context.ts';
import { openProposals } from './proposals.ts';

/** A draw of which a source says other numbers than those on file. */
export interface Disagreement {
  readonly date: string;
  readonly source: { readonly id: number; readonly host: string };
  readonly theirs: DrawNumbers;
  readonly ours: DrawNumbers;
}

/** What sources say otherwise of a series' draws, the newest first; what somebody put aside is not told. */
export async function disagreementsOf(
  context: Context,
  series: { readonly lotteryId: number; readonly series: number },
): Promise<Disagreement[]> {
  return (await openProposals(context, series)).flatMap(({ date, source, offered, stored }) =>
    stored === null
      ? []
      : [
          {
            date,
            source: { id: source.id, host: new URL(source.address).host },
            theirs: offered,
            ours: stored,
          },
        ],
  );
}
