import type { MixCommon } from '../mix.ts';
import {
  JasBotCard,
  MarkedCard,
  MostLikelyCard,
  NumerologyCard,
  PercentageCard,
  ZonesCard,
} from './MixCardKinds.tsx';
import classes from './MixCards.module.css';

/** A card for each helper, in one order, whatever came of them. */
export function MixCards({ birthday, ...common }: MixCommon & { readonly birthday: string | null }) {
  return (
    <div className={classes.cards}>
      <MostLikelyCard {...common} />
      <JasBotCard {...common} />
      <PercentageCard {...common} />
      <NumerologyCard {...common} birthday={birthday} />
      <ZonesCard {...common} />
      <MarkedCard {...common} />
    </div>
  );
}
