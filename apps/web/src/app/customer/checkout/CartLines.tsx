import { cartTexts } from '@bolillero/texts/cart';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { Loading, RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useClearLotteryCart, type useLotteryCart } from '../../../features/cart/api/cart.ts';
import { CartTable } from '../../../features/cart/components/CartTable.tsx';
import { CartTotal } from '../../../features/cart/components/CartTotal.tsx';
import { ExpiredLines } from '../../../features/cart/components/ExpiredLines.tsx';
import { useRemoveLines } from '../../../features/cart/components/use-remove-lines.ts';
import { paths } from '../../../paths.ts';
import classes from './Checkout.module.css';

interface CartLinesProps {
  readonly lottery: LotteryDetail;
  readonly cart: ReturnType<typeof useLotteryCart>;
  readonly onBuy: () => void;
  readonly buying: boolean;
}

/** The lines of the cart with what can be done to them. */
export function CartLines({ lottery, cart, onBuy, buying }: CartLinesProps) {
  const remove = useRemoveLines();
  const clear = useClearLotteryCart(lottery.id);
  const { data } = cart;
  if (!data && cart.error) return <ErrorState error={cart.error} onRetry={() => void cart.refetch()} />;
  if (!data)
    return (
      <Loading>
        <RowsSkeleton rows={5} height={56} />
      </Loading>
    );
  if (data.lines.length === 0)
    return (
      <EmptyState
        title={cartTexts.empty}
        hint={cartTexts.emptyHint}
        action={<ButtonLink {...paths.play(lottery.id, lottery.name)}>{cartTexts.goPlay}</ButtonLink>}
      />
    );
  const clearAll = async () => {
    if (!(await confirm({ title: cartTexts.confirmClear, danger: true }))) return;
    clear.mutate(undefined, {
      onSuccess: () => showSuccess(cartTexts.removed),
      onError: (error) => showError(error),
    });
  };
  return (
    <>
      <ExpiredLines lines={data.lines.filter((line) => line.expired)} nextDate={data.nextDate} />
      <div className={classes.cart}>
        <div>
          <CartTable
            lines={data.lines}
            lottery={lottery}
            onRemove={(line) => void remove([line], cartTexts.confirmRemove)}
          />
          <Button variant="subtle" color="danger" className={classes.clear} onClick={() => void clearAll()}>
            {cartTexts.clear}
          </Button>
        </div>
        <CartTotal
          lines={data.lines}
          nextDate={data.nextDate}
          closesAt={lottery.closesAt}
          onBuy={onBuy}
          buying={buying}
        />
      </div>
    </>
  );
}
