/** How long the internal name of a lottery may be. */
export const longestLotteryName = 40;

const pattern = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

/** Whether a text can be the internal name of a lottery, which addresses it: words of a-z and 0-9 joined by `_`, a letter first. */
export function isLotteryName(text: string): boolean {
  return text.length >= 2 && text.length <= longestLotteryName && pattern.test(text);
}

/**
 * The internal name that a shown name suggests: `cinco_andes` of 'Cinco Andes'. Empty where it has no letter.
 */
export function lotteryNameOf(shown: string): string {
  const plain = shown
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+/, '')
    .slice(0, longestLotteryName);
  return plain.endsWith('_') ? plain.slice(0, -1) : plain;
}
