import { uiTexts } from '@bolillero/texts/ui';

const two = (n: number) => String(n).padStart(2, '0');

/** What is left, in words: "2 d 04 h 12 min" from a day up, "04:12:33" below it, "Cerrado" at and after the end. */
export function countdownText(msLeft: number): string {
  if (msLeft <= 0) return uiTexts.draw.closed;
  // rounded up: one second is left until the very end
  const seconds = Math.ceil(msLeft / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const unit = uiTexts.countdown;
  return days > 0
    ? `${days} ${unit.days} ${two(hours)} ${unit.hours} ${two(minutes)} ${unit.minutes}`
    : `${two(hours)}:${two(minutes)}:${two(seconds % 60)}`;
}
