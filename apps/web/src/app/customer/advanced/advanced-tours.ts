import { picksSpecial } from '@bolillero/domain/games/matrix';
import { chosenGroup, zonesGroup } from '@bolillero/domain/play-board/board';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { type PlayTourWords, advancedTourTexts as words } from '@bolillero/texts/play-tours';
import { seen } from '../../../components/tour/find-step.ts';
import type { TourStep } from '../../../components/tour/run-tour.ts';
import { mostTickets } from '../../../features/play/tickets/ticket-store.ts';
import { guidedParts as parts, saleInWords } from '../play/guided-parts.ts';
import type { GuidedPlay } from '../play/guided-play.ts';

/** 'Ayudas', which only phones have. */
const sheetButton = '[data-slip] [role=toolbar] > [aria-haspopup=dialog]';
/** So many main balls a BOT asks for at most. */
const mostOfBot = 5;

/** The guide of the advanced play page: twenty-one steps, whatever the screen and the lottery. */
export function advancedTour(play: GuidedPlay): readonly TourStep[] {
  const { matrix, specialName } = play.lottery;
  const special = picksSpecial(matrix) ? specialName : null;
  const series = seen(`[aria-label="${lotteryTexts.series.label}"]`);
  return [
    { ...words.draw(saleInWords(play)), find: parts.heading },
    series() === null ? { ...words.oneSeries, find: parts.heading } : { ...words.series, find: series },
    { ...words.slip(matrix.balls, special), find: parts.numbers },
    { ...words.colours, find: seen(':has(> [data-tile])', '[data-slip] [data-interactive]') },
    step(words.help, '[data-option=guide]'),
    step(words.legend, '[data-option=legend]'),
    step(words.add(mostTickets), '[data-option=add]', '[role=toolbar] > [data-add]'),
    step(words.clear, '[data-option=clear]'),
    step(words.delete, '[data-option=delete]'),
    { ...words.groups, find: groups },
    step(words.previous, `[data-group="${chosenGroup}"]`),
    step(words.jas, '[data-tool=jas-bot]'),
    step(words.bot(Math.min(mostOfBot, matrix.balls), special), '[data-tool=jas-bot]'),
    step(words.percentage, '[data-tool=percentage]'),
    step(words.mostLikely, '[data-tool=most-likely]'),
    step(words.zones, `[data-group="${zonesGroup}"]`),
    { ...words.marked, find: parts.slipTools },
    step(words.mark, '[role=toolbar]:has(> [data-tool=jas-bot])'),
    { ...words.pairs, find: parts.numbers },
    step(words.played(play.exports), ':has(> * > [data-played])'),
    { ...words.bet, find: parts.bet },
  ];
}

/** What stands on the page is shown there; what a phone keeps in 'Ayudas', at what opens it. */
function step(said: PlayTourWords, ...selectors: readonly string[]): TourStep {
  const find = seen(...selectors);
  return find() === null ? { ...words.inSheet(said), find: seen(sheetButton) } : { ...said, find };
}

/** JA1 to ZONAS POSIBLES: on phones they are wider than the strip in which they scroll. */
const groups: TourStep['find'] = () => {
  const all = seen('[role=radiogroup]:has(> [data-group])')();
  const strip = all?.parentElement;
  return all && strip && all.clientWidth > strip.clientWidth ? strip : all;
};
