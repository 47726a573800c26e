import type { AnswerOf } from '@bolillero/contract/call';
import type { Winner, WinnerStory, WinnerUser, winnerSuggestions } from '@bolillero/contract/calls/winners';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import type { PlayerListRow } from '../players/repository.ts';
import type { DrawRow, SettledWin, WinnerRow } from './repository.ts';

export const presentDraw = ({ date, series, balls, special, multiplier }: DrawRow) => ({
  date,
  type: series,
  balls: JSON.stringify(balls),
  ball_red: special,
  potenciador: multiplier,
});

export function presentWinner(row: WinnerRow): Winner {
  return {
    id: row.id,
    costumer_id: row.customerId,
    costumer_name: row.name,
    costumer_lastname: row.lastname,
    lotery_id: row.lotteryId,
    lotery_name: row.lotteryName,
    detail_lotery: row.drawId,
    ...presentDraw(row),
    shown_name: row.shownName,
    consent_date: row.consentOn,
  };
}

/** What everybody reads: of who won, nothing but the name that they want. */
export function presentStory(row: WinnerRow): WinnerStory {
  return { id: row.id, shown_name: row.shownName, lotery_id: row.lotteryId, ...presentDraw(row) };
}

export const presentUser = ({ id, name, lastname, email }: PlayerListRow): WinnerUser => ({
  id,
  name,
  lastname,
  email: email ?? '',
});

export function presentSuggestion(won: SettledWin): AnswerOf<typeof winnerSuggestions>['data'][number] {
  return {
    costumer_id: won.customerId,
    costumer_name: won.name,
    costumer_lastname: won.lastname,
    lotery_id: won.lotteryId,
    lotery_name: won.lotteryName,
    detail_lotery: won.drawId,
    date: won.date,
    type: won.series,
    prize: toDecimal(cents(won.won)),
    currency: won.currency,
  };
}

/** What the audit keeps of a winner. */
export const auditedWinner = (row: Pick<WinnerRow, 'customerId' | 'drawId' | 'shownName' | 'consentOn'>) => ({
  costumer_id: row.customerId,
  detail_lotery: row.drawId,
  shown_name: row.shownName,
  consent_date: row.consentOn,
});
