import { picksSpecial } from '@bolillero/domain/games/matrix';
import { playTexts } from '@bolillero/texts/play';
import { normalTourTexts as words } from '@bolillero/texts/play-tours';
import { seen } from '../../../components/tour/find-step.ts';
import type { TourStep } from '../../../components/tour/run-tour.ts';
import { guidedParts as parts, saleInWords } from './guided-parts.ts';
import type { GuidedPlay } from './guided-play.ts';

/** The guide of the normal play page: six steps, whatever the screen and the lottery. */
export function normalTour(play: GuidedPlay): readonly TourStep[] {
  const { matrix, specialName } = play.lottery;
  return [
    { ...words.draw(saleInWords(play)), find: parts.heading },
    { ...words.slip(matrix.balls), find: parts.numbers },
    picksSpecial(matrix)
      ? { ...words.special(specialName), find: seen('[data-slip] :has(> [data-tone=special])') }
      : { ...words.missing, find: seen('[data-tray]', '[data-slip] [data-status]') },
    {
      ...words.tools,
      find: seen(`[role=toolbar][aria-label="${playTexts.helpers.all}"]`, '[data-slip] [role=toolbar]'),
    },
    // on phones the row that tells of the ticket, beside the slips the plays that came of them
    { ...words.inCart, find: seen('[data-tray]', '[data-played]', '[data-slip] [data-status]') },
    { ...words.bet, find: parts.bet },
  ];
}
