import type { BadPenaLine, PenaParticipant } from '@bolillero/contract/calls/group-games-office';
import type { Ledger } from '@bolillero/domain/group-games/ledger';
import type { BadLine, LineFault } from '@bolillero/domain/group-games/line-file';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { badLineText } from '@bolillero/texts/group-lines';
import { prizeText } from '../../wire/prize-text.ts';
import type { GameRow, GameWithFile } from './games-repository.ts';
import type { Participant } from './participants-repository.ts';

const decimal = (amount: number | null) => (amount === null ? null : toDecimal(cents(amount)));

/** A game as the audit tells of it. */
export const auditedGame = (row: GameRow) => ({
  loterie_id: row.lotteryId,
  lines: row.lineLimit,
  participations: row.participations,
  date_lottery: row.drawDate,
  share_price: decimal(row.sharePriceCents),
  activated: row.activatedAt !== null,
});

export const auditedFile = ({ lines, sha256 }: GameWithFile) => ({ attached_lines: lines, sha256 });

export const auditedMultipliers = (multipliers: readonly (number | null)[]) => ({
  potenciadores: multipliers.map((value) => value ?? '-').join(' '),
});

/** Bad lines that a refusal names. */
const mostNamed = 100;

/** What a refusal of a file carries: its bad lines, the first of them where there are very many, and how many there are. */
export function presentBadLines(bad: readonly BadLine[], total: number) {
  const lines: BadPenaLine[] = bad.slice(0, mostNamed).map((one) => ({
    line: one.line,
    text: one.text.slice(0, 200),
    fields: one.faults.flatMap((fault) => fieldOf(fault)),
    reason: badLineText(one),
  }));
  return { lines, bad: bad.length, total };
}

const fieldOf = (fault: LineFault) => ('field' in fault ? [fault.field] : []);

export function presentParticipant(one: Participant, isSettled: boolean): PenaParticipant {
  const { bought, payout } = one;
  return {
    costumer_id: one.customerId,
    name: one.name,
    lastname: one.lastname,
    email: one.email ?? '',
    shares: bought.reduce((sum, { shares }) => sum + shares, 0),
    numbers: bought.map(({ first, shares }) => ({ from: first, to: first + shares - 1 })),
    price: toDecimal(cents(bought.reduce((sum, { priceCents }) => sum + priceCents, 0))),
    boughtAt: new Date(Math.min(...bought.map(({ at }) => at.getTime()))).toISOString(),
    prize: isSettled
      ? prizeText(
          payout === null ? null : { free: false, amountCents: payout.isKnown ? payout.amountCents : 0 },
        )
      : null,
  };
}

/** The movements of a game's books and what does not agree in them. */
export function presentLedger({ entries, differences }: Ledger) {
  return {
    entries: entries.map((entry) => ({
      ...entry,
      in: toDecimal(entry.in),
      out: toDecimal(entry.out),
      balance: toDecimal(entry.balance),
      each: decimal(entry.each),
    })),
    differences: differences.map(({ currency, amount }) => ({ currency, amount: toDecimal(amount) })),
  };
}
