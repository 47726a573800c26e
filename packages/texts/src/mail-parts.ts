import { placeOfZone } from './time-zones.ts';

/** A mail before it is a text or a page: both say the same, part by part. */
export interface MailText {
  readonly subject: string;
  /** What happened, in one line. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What it is about, each with its name. */
  readonly facts?: readonly MailFact[];
  /** Things in a row, each with a line beneath it and an amount where it has one. */
  readonly items?: readonly MailItem[];
  /** What somebody wrote, to the letter. */
  readonly quotes?: readonly { readonly label: string; readonly text: string }[];
  readonly action?: { readonly label: string; readonly link: string };
  /** What is said after the link. */
  readonly notes?: readonly string[];
}

export type MailFact = readonly [label: string, value: string];

export interface MailItem {
  readonly title: string;
  readonly detail: string;
  readonly amount?: string;
}

/** An instant as the house's calendar and clocks show it: '21 de noviembre de 2026 a las 12:00 (hora de Lima)'. */
export function instantInMail(instant: Date, timeZone: string): string {
  const written = new Intl.DateTimeFormat('es', {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(instant);
  return `${written} (hora de ${placeOfZone(timeZone)})`;
}

/** '04 · 15 · 23 · 42 · 61', and the special ball with its name. */
export function ballsInMail(balls: readonly number[], special: number | null, specialName: string): string {
  const main = balls.map((ball) => String(ball).padStart(2, '0')).join(' · ');
  return special === null ? main : `${main} + ${specialName} ${String(special).padStart(2, '0')}`;
}
