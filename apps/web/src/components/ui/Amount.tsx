import {
  type Cents,
  type Currency,
  formatJackpot,
  formatMoney,
  parseAmount,
} from '@bolillero/domain/money/cents';
import classes from './Amount.module.css';
import { classNames } from './class-names.ts';

interface AmountProps {
  /** Whole cents, or the wire's decimal text ("50000.00"). Text that is no amount ("Jugada gratis") is shown as it is. */
  readonly value: Cents | string;
  readonly currency?: Currency | string | undefined;
  /** `prize` is gold: for prizes and money won, nothing else. */
  readonly tone?: 'plain' | 'muted' | 'prize';
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** A jackpot: in whole units. */
  readonly jackpot?: boolean;
  readonly className?: string | undefined;
}

/** Money on the screen: exact, in figures of equal width, never broken over two lines. */
export function Amount(props: AmountProps) {
  const { value, currency = 'USD', tone = 'plain', size = 'md', jackpot = false, className } = props;
  return (
    <span className={classNames(classes.amount, className)} data-tone={tone} data-size={size}>
      {(jackpot ? jackpotText : moneyText)(value, currency)}
    </span>
  );
}

/** The same as a text, for labels and notices. */
export function moneyText(value: Cents | string, currency: Currency | string = 'USD'): string {
  return written(formatMoney, value, currency);
}

/** A jackpot as a text. */
export function jackpotText(value: Cents | string, currency: Currency | string = 'USD'): string {
  return written(formatJackpot, value, currency);
}

function written(format: typeof formatMoney, value: Cents | string, currency: Currency | string): string {
  const known: Currency = currency === 'PEN' ? 'PEN' : 'USD';
  if (typeof value === 'number') return format(value, known);
  const parsed = parseAmount(value);
  return parsed.ok ? format(parsed.value, known) : value;
}
