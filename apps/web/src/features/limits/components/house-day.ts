import { instantInWords } from '../../../components/ui/dates.ts';

/** An instant as the day and time at which it comes for the person: limits and pauses hold to the minute. */
export function dayOfInstant(instant: string): string {
  return instantInWords(instant);
}
