import { profileTexts } from '@bolillero/texts/profile';
import { Amount } from '../../../components/ui/Amount.tsx';
import classes from './PurchaseList.module.css';

const words = profileTexts.purchases;

interface PrizeTextProps {
  /** Decimal amount, `Jugada gratis`, `por confirmar`, `0`; null until the draw is settled. */
  readonly prize: string | null;
  readonly currency: string;
  /** Where no label stands before it. */
  readonly labelled?: boolean;
}

/** What a purchase has won, or that nobody knows yet. */
export function PrizeText({ prize, currency, labelled = false }: PrizeTextProps) {
  if (prize === null) return <span className={classes.quiet}>{words.awaiting}</span>;
  if (Number(prize) === 0) return <span className={classes.quiet}>{words.noPrize}</span>;
  return (
    <span>
      {labelled && `${words.prize} `}
      <Amount value={prize} currency={currency} tone="prize" />
    </span>
  );
}
