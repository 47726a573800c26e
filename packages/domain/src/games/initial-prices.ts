import { cents } from '../money/cents.ts';

/**
 * What every lottery starts with in a new house; from then on its row in the database has the prices. The play page
 * shows the ticket price alone (2.50), the cart both (3.00): Rulebook 2.
 */
export const initialPrices = {
  ticketPrice: cents(2_50),
  serviceFee: cents(50),
  // Not said by anybody: the group games ask for it.
  sharePrice: cents(0),
  // No source gives a number: as many as the play page keeps open at a time.
  playsPerDay: 200,
} as const;
