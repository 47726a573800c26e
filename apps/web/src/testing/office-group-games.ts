import {
  listPenaGames,
  listPenaParticipants,
  penaLedger,
  penaLines,
} from '@bolillero/contract/calls/group-games-office';
import type { Pena, PenaLine } from '@bolillero/contract/entities/group-game';
import { powerballDetail } from './powerball.ts';
import type { Server } from './server.ts';

/** A Powerball game of the office, on sale, of which 17 of 20 shares are sold and whose two lines are attached. */
export const officePena: Pena = {
  id: 30,
  loterie_id: 1,
  loterie: powerballDetail,
  type: 100,
  participations: 20,
  coupons: 17,
  state: 'on-sale',
  lines: 2,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  date_lottery: '2026-11-21',
  closes_at: '2026-11-22T02:59:00.000Z',
  draws_at: '2026-11-22T03:59:00.000Z',
  share_price: '12.50',
  activated_at: '2026-11-18T17:00:00.000Z',
  attached_at: '2026-11-19T17:00:00.000Z',
  refund_cause: null,
  createdAt: '2026-11-18T16:00:00.000Z',
};

export const penaLine: PenaLine = {
  id: 1,
  number: 1,
  balls: '[5,9,22,41,60]',
  ball_red: 12,
  potenciador: null,
  winBall: null,
  extraWinBall: null,
  level: null,
  prize: null,
  free: false,
};

/** Serves the office's games, with the lines, participants and books of any of them. */
export function serveOfficeGames(server: Server, games: readonly Pena[] = [officePena]): void {
  server.serve(listPenaGames, ({ query }) => {
    const data = games.filter(({ activated_at: at }) => query.activated !== 'true' || at !== null);
    return { data, total: data.length, pages: 1 };
  });
  server.serve(penaLines, { data: [penaLine, { ...penaLine, id: 2, number: 2, ball_red: 7 }] });
  server.serve(listPenaParticipants, {
    data: [
      {
        costumer_id: 7,
        name: 'Maximiliana Guadalupe',
        lastname: 'Fernández-Echevarría',
        email: 'maxi@example.com',
        shares: 17,
        numbers: [
          { from: 1, to: 15 },
          { from: 18, to: 19 },
        ],
        price: '212.50',
        boughtAt: '2026-11-19T17:00:00.000Z',
        prize: null,
      },
    ],
    total: 1,
    pages: 1,
  });
  server.serve(penaLedger, {
    data: {
      entries: [
        {
          kind: 'shares-sold',
          currency: 'USD',
          in: '212.50',
          out: '0.00',
          balance: '212.50',
          count: 17,
          each: '12.50',
          first: null,
        },
      ],
      differences: [],
      division: null,
    },
  });
}
