import { cents } from '../money/cents.ts';
import type { SubscriptionPackage } from '../subscriptions/package.ts';
import { florida } from './florida.ts';
import type { LotteryDefinition } from './lottery-definition.ts';
import { megaMillions } from './mega-millions.ts';
import { powerBalls } from './power-balls.ts';
import { tinkas } from './tinkas.ts';

/** The four lotteries as a new house gets them (Rulebook 3). From then on its database says what they are. */
export const lotteries: readonly LotteryDefinition[] = [powerBalls, megaMillions, florida, tinkas];

/** The packages that are there from the first start (Rulebook 3). */
export const subscriptionPackages: readonly SubscriptionPackage[] = [
  { months: 1, monthlyPrice: cents(30_00) },
  { months: 3, monthlyPrice: cents(27_00) },
  { months: 6, monthlyPrice: cents(24_00) },
  { months: 12, monthlyPrice: cents(21_00) },
];
