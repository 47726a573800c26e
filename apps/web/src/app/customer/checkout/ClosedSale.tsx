import { paySharesTexts } from '@bolillero/texts/cart-shares';
import { paymentTexts } from '@bolillero/texts/payment';
import { useQuery } from '@tanstack/react-query';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { BusyOverlay } from '../../../components/ui/Loader.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import { wholeCartQuery } from '../../../features/cart/api/cart.ts';
import { type CartLine, isPlay, isShort, totalOf } from '../../../features/cart/api/cart-line.ts';
import { useMoveLines } from '../../../features/cart/components/use-move-lines.ts';
import { useLotteries } from '../../../features/lotteries/api.ts';
import { PaymentFailed } from '../../../features/payment/components/PaymentFailed.tsx';
import classes from './CartPayment.module.css';
import type { CartPaymentInHand } from './use-cart-payment.ts';

const words = paymentTexts.cart.closed;

interface ClosedSaleProps {
  readonly inHand: CartPaymentInHand;
  /** What the server said of it. */
  readonly messages: readonly string[];
}

/**
 * A sale closed before what was of it was paid: nothing was charged; the rest can be paid at once, and plays go on to the next draw.
 * Shares do not: a group game has one draw.
 */
export function ClosedSale({ inHand, messages }: ClosedSaleProps) {
  const { payment, lines, pay } = inHand;
  const cart = useQuery(wholeCartQuery());
  const lotteries = useLotteries();
  const { move, isPending } = useMoveLines();
  const busy = cart.isFetching || lotteries.isFetching || isPending;
  const now = new Map((cart.data?.lines ?? []).map((line) => [line.id, line]));
  const still = lines.map(({ id }) => now.get(id)).filter((line) => line !== undefined);
  const closed = still.filter((line) => line.expired);
  const closedPlays = closed.filter(isPlay);
  const hasClosedGame = closed.length > closedPlays.length;
  const rest = still.filter((line) => !line.expired && !isShort(line));
  const named = (some: readonly CartLine[]) =>
    (lotteries.data ?? []).filter(({ id }) => some.some((line) => line.lotteryId === id));
  const namesOf = (some: readonly CartLine[]) =>
    new Intl.ListFormat('es').format(named(some).map(({ description }) => description));
  if (!busy && closed.length === 0) return <PaymentFailed messages={messages} onClose={payment.close} />;
  return (
    <Window
      key={busy ? 'asking' : 'known'}
      title={
        closedPlays.length > 0
          ? words.title(namesOf(closedPlays))
          : paySharesTexts.closedTitle(namesOf(closed))
      }
      onClose={payment.close}
      width={420}
      titleFirst={busy}
    >
      <div className={classes.closed}>
        <BusyOverlay visible={busy} text={paymentTexts.capturing} />
        <p className={classes.text}>{words.text}</p>
        {rest.length > 0 && (
          <Button size="md" fullWidth onClick={() => void pay(rest)} disabled={busy} data-autofocus>
            {hasClosedGame
              ? paySharesTexts.payRest(moneyText(totalOf(rest)))
              : words.payRest(namesOf(rest), moneyText(totalOf(rest)))}
          </Button>
        )}
        {named(closedPlays).map(({ id, description, nextDrawDate }) => {
          const some = closedPlays.filter((line) => line.lotteryId === id);
          const next = nextDrawDate === null ? null : dateInWords(nextDrawDate, 'short');
          return (
            next !== null && (
              <Button
                key={id}
                size="md"
                variant="default"
                fullWidth
                disabled={busy}
                onClick={() => move(some, next, payment.close)}
              >
                {words.move(some.length, description, next)}
              </Button>
            )
          );
        })}
        <Button variant="subtle" fullWidth onClick={payment.close}>
          {words.back}
        </Button>
      </div>
    </Window>
  );
}
