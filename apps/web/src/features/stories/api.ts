import { listStories } from '@bolillero/contract/calls/winners';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readBalls } from '../../api/balls.ts';
import { request } from '../../api/client.ts';
import { storiesKey } from '../../api/queries.ts';

/** What a winner lets everybody know. */
export interface WinnerStory {
  readonly id: number;
  /** As they want to be called. */
  readonly name: string;
  readonly lotteryId: number;
  readonly date: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
}

const storiesQuery = () =>
  queryOptions({
    queryKey: storiesKey,
    queryFn: async ({ signal }): Promise<readonly WinnerStory[]> =>
      (await request(listStories, { signal })).data.map((story) => ({
        id: story.id,
        name: story.shown_name,
        lotteryId: story.lotery_id,
        date: story.date,
        balls: readBalls(story.balls),
        special: story.ball_red,
        multiplier: story.potenciador,
      })),
  });

/** Winners' stories, the newest first: those that their winners agreed to. */
export function useStories() {
  return useQuery(storiesQuery());
}
