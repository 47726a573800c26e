import { cartTexts } from '@bolillero/texts/cart';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useClearLotteryCart, type useLotteryCart } from '../../../features/cart/api/cart.ts';
import { CartTable } from '../../../features/cart/components/CartTable.tsx';
import { CartTotal } from '../../../features/cart/components/CartTotal.tsx';
import { ExpiredLines } from '../../../features/cart/components/ExpiredLines.tsx';
import { OtherSeriesLines } from '../../../features/cart/components/OtherSeriesLines.tsx';
import { useRemoveLines } from '../../../features/cart/components/use-remove-lines.ts';
import { paths } from '../../../paths.ts';
import { usePlaysSeries } from '../../../session/customer.ts';
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
  const playsSeries = usePlaysSeries();
  const clear = useClearLotteryCart(lottery.id);
  const clearAll = async () => {
    if (!(await confirm({ title: cartTexts.confirmClear, danger: true }))) return;
    clear.mutate(undefined, {
      onSuccess: () => showSuccess(cartTexts.removed),
      onError: (error) => showError(error),
    });
  };
  // what was on sale before is shown until the answer comes: it is this same cart, empty or not
  const query = { data: cart.data, error: cart.error, refetch: cart.refetch };
  return (
    <Loaded
      query={query}
      waiting={<RowsSkeleton rows={5} height={56} />}
      isEmpty={({ lines }) => lines.length === 0}
      empty={
        <EmptyState
          title={cartTexts.empty}
          hint={cartTexts.emptyHint}
          action={<ButtonLink {...paths.play(lottery.id, lottery.name)}>{cartTexts.goPlay}</ButtonLink>}
        />
      }
    >
      {({ lines, nextDate }) => (
        <>
          <OtherSeriesLines lines={lines.filter((line) => !playsSeries(line.series))} />
          <ExpiredLines
            lines={lines.filter((line) => line.expired && playsSeries(line.series))}
            nextDate={nextDate}
          />
          <div className={classes.cart}>
            <div>
              <CartTable lines={lines} lottery={lottery} onRemove={(line) => void remove([line])} />
              <Button
                variant="subtle"
                color="danger"
                className={classes.clear}
                onClick={() => void clearAll()}
              >
                {cartTexts.clear}
              </Button>
            </div>
            <CartTotal
              lines={lines}
              nextDate={nextDate}
              closesAt={lottery.closesAt}
              onBuy={onBuy}
              buying={buying}
            />
          </div>
        </>
      )}
    </Loaded>
  );
}
