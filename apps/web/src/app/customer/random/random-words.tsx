import { playPrice } from '@bolillero/domain/tickets/play-price';
import { randomPlayTexts as words } from '@bolillero/texts/random-play';
import { uiTexts } from '@bolillero/texts/ui';
import IconDice5 from '@tabler/icons-react/dist/esm/icons/IconDice5.mjs';
import { moneyText } from '../../../components/ui/Amount.tsx';
import type { LotteryOnSale } from '../../../features/lotteries/api.ts';
import type { RandomPlay } from './random-play.ts';

/** What a random play costs: one without the multiplier, service included. */
const priceText = (lottery: LotteryOnSale) => moneyText(playPrice(lottery, { withMultiplier: false }).total);

/** What is read of 'Al azar', which every card has. */
export const randomName = (lottery: LotteryOnSale) => words.named(priceText(lottery), lottery.description);

/** 'Al azar · $3.00' as a button shows it. */
export function RandomFace({ lottery }: { lottery: LotteryOnSale }) {
  return (
    <>
      <IconDice5 size={20} aria-hidden="true" />
      {words.button(priceText(lottery))}
    </>
  );
}

/** A play's numbers as they are read. */
export function numbersOf(
  { specialName }: LotteryOnSale,
  { balls, special }: Pick<RandomPlay, 'balls' | 'special'>,
): string {
  return uiTexts.balls.row(balls, special === null ? null : `${specialName} ${special}`, null);
}
