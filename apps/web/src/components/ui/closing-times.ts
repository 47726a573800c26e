import { placeOfZone } from '@bolillero/texts/time-zones';
import { uiTexts } from '@bolillero/texts/ui';
import { weekdayTime } from './dates.ts';

/** A sale's cut-off by the player's clock, and by the draw's where they differ. */
export function closingTimes(closesAt: string, timeZone: string): string {
  const instant = Date.parse(closesAt);
  const [here, there] = [weekdayTime(instant), weekdayTime(instant, timeZone)];
  return uiTexts.draw.closesAt(here, here === there ? null : `${there} (${placeOfZone(timeZone)})`);
}
