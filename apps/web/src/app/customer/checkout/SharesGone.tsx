import { times } from '@bolillero/domain/money/cents';
import { paySharesTexts } from '@bolillero/texts/cart-shares';
import { paymentTexts } from '@bolillero/texts/payment';
import { useQuery } from '@tanstack/react-query';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { BusyOverlay } from '../../../components/ui/Loader.tsx';
import { showError } from '../../../components/ui/notice-store.ts';
import { Window } from '../../../components/ui/Window.tsx';
import { wholeCartQuery } from '../../../features/cart/api/cart.ts';
import { isShares, isShort, type SharesLine, totalOf } from '../../../features/cart/api/cart-line.ts';
import { useSetShares } from '../../../features/cart/api/shares.ts';
import { useLotteries } from '../../../features/lotteries/api.ts';
import { PaymentFailed } from '../../../features/payment/components/PaymentFailed.tsx';
import classes from './CartPayment.module.css';
import type { CartPaymentInHand } from './use-cart-payment.ts';

const words = paySharesTexts;

interface SharesGoneProps {
  readonly inHand: CartPaymentInHand;
  /** What the server said of it. */
  readonly messages: readonly string[];
}

/** Others bought shares before these were paid: nothing was charged; as many as are left can be paid at once, or the rest alone. */
export function SharesGone({ inHand, messages }: SharesGoneProps) {
  const { payment, lines, pay } = inHand;
  const cart = useQuery(wholeCartQuery());
  const lotteries = useLotteries();
  const { mutate, isPending } = useSetShares();
  const busy = cart.isFetching || lotteries.isFetching || isPending;
  const asked = new Set(lines.map(({ id }) => id));
  const still = (cart.data?.lines ?? []).filter(({ id, expired }) => asked.has(id) && !expired);
  const short = still.filter(isShares).filter(isShort);
  const rest = still.filter((line) => !isShort(line));
  const some = short.flatMap(asManyAsLeft);
  const nameOf = (line: SharesLine) =>
    lotteries.data?.find(({ id }) => id === line.lotteryId)?.description ?? '';
  const payLeft = () =>
    mutate(
      short.map(({ shares: { gameId, left } }) => ({ gameId, shares: left })),
      { onSuccess: () => void pay([...rest, ...some]), onError: (error) => showError(error) },
    );
  if (!busy && short.length === 0) return <PaymentFailed messages={messages} onClose={payment.close} />;
  return (
    <Window
      key={busy ? 'asking' : 'known'}
      title={words.goneTitle}
      onClose={payment.close}
      width={420}
      titleFirst={busy}
    >
      <div className={classes.closed}>
        <BusyOverlay visible={busy} text={paymentTexts.capturing} />
        <p className={classes.text}>{paymentTexts.cart.closed.text}</p>
        <p className={classes.text}>{words.goneText}</p>
        <ul className={classes.lines}>
          {short.map((line) => (
            <li key={line.id}>{words.gone(nameOf(line), line.shares.shares, line.shares.left)}</li>
          ))}
        </ul>
        {some.length > 0 && (
          <Button size="md" fullWidth onClick={payLeft} disabled={busy} data-autofocus>
            {words.payLeft(moneyText(totalOf([...rest, ...some])))}
          </Button>
        )}
        {rest.length > 0 && (
          <Button
            size="md"
            variant={some.length > 0 ? 'default' : 'filled'}
            fullWidth
            onClick={() => void pay(rest)}
            disabled={busy}
          >
            {words.payRest(moneyText(totalOf(rest)))}
          </Button>
        )}
        <Button variant="subtle" fullWidth onClick={payment.close}>
          {paymentTexts.cart.closed.back}
        </Button>
      </div>
    </Window>
  );
}

/** A line with the shares that are left; none where there are none. */
function asManyAsLeft(line: SharesLine): SharesLine[] {
  const { left, sharePrice } = line.shares;
  if (left <= 0) return [];
  return [{ ...line, price: times(sharePrice, left), shares: { ...line.shares, shares: left } }];
}
