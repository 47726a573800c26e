import type { BodyOf } from '@bolillero/contract/call';
import type { createWinner } from '@bolillero/contract/calls/winners';
import { winnerFields } from '@bolillero/contract/field-names';
import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { winnerFaultTexts } from '@bolillero/texts/winners';
import { AppError } from '../../errors/app-error.ts';

/** A winner as somebody entered it. Undefined: not said, it stays as it is. */
export interface TypedWinner {
  readonly customerId: number;
  readonly lotteryId: number;
  readonly drawId: number;
  readonly shownName: string | undefined;
  readonly consentOn: string | null | undefined;
}

/**
 * @param today the house's date: nobody agreed to anything after it
 * @throws {AppError} input-invalid
 */
export function readWinner(body: BodyOf<typeof createWinner>, today: string): TypedWinner {
  const { detail_lotery: drawId, shown_name: shownName, consent_date: consentOn } = body;
  if (drawId == null) throw invalid(winnerFields.draw, winnerFaultTexts.draw);
  if (consentOn != null && (parseDrawDate(consentOn) === null || consentOn > today))
    throw invalid(winnerFields.consentOn, winnerFaultTexts.consentOn);
  return {
    customerId: body.costumer_id,
    lotteryId: body.lotery_id,
    drawId,
    shownName: shownName?.replace(/\s+/g, ' ').trim(),
    consentOn,
  };
}

export function invalid(path: string, message: string): AppError {
  return new AppError('input-invalid', { message: [message], errors: [{ path, message }] });
}
