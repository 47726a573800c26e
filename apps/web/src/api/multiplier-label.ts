import { uiTexts } from '@bolillero/texts/ui';

/** What the multipliers of several plays are called together: their own name where all have the same, else the general word. */
export function multiplierLabelAmong(labels: readonly string[]): string {
  const [label, ...others] = new Set(labels);
  return label && others.length === 0 ? label : uiTexts.balls.anyMultiplier;
}
