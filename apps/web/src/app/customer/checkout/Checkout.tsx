import { cartTexts } from '@bolillero/texts/cart';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { PhoneHeader } from '../../../components/layout/PhoneHeader.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { PageHeader } from '../../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { wholeCartQuery } from '../../../features/cart/api/cart.ts';
import { useLotteries } from '../../../features/lotteries/api.ts';
import { UnfinishedPayment } from '../../../features/payment/components/UnfinishedPayment.tsx';
import { paths } from '../../../paths.ts';
import { CartContents } from './CartContents.tsx';
import { CartPayment } from './CartPayment.tsx';
import classes from './Checkout.module.css';
import { useCartPayment } from './use-cart-payment.ts';

// Only some customers export.
const ExportButtons = lazy(() =>
  import('../../../features/cart/components/ExportButtons.tsx').then((module) => ({
    default: module.ExportButtons,
  })),
);

interface CheckoutProps {
  /** Where the page opens. */
  readonly lottery: LotteryDetail;
  readonly customerId: number;
}

/** The customer's cart from its plays to its purchases. */
export function Checkout({ lottery, customerId }: CheckoutProps) {
  const cart = useQuery(wholeCartQuery());
  const lotteries = useLotteries();
  const inHand = useCartPayment(customerId);
  const isWide = useMediaQuery('(min-width: 48.01em)');
  const { payment } = inHand;
  const play = paths.play(lottery.id, lottery.name);
  const exports = (
    <Suspense>
      <ExportButtons
        country={cart.data?.country}
        lines={cart.data?.lines ?? []}
        lotteries={lotteries.data ?? []}
        emptyWords={cartTexts.empty}
        look="words"
      />
    </Suspense>
  );
  return (
    <>
      {isWide ? (
        <PageHeader title={cartTexts.title} actions={exports} />
      ) : (
        <PhoneHeader back={play} title={cartTexts.title} tools={null} />
      )}
      <div className={classes.page}>
        <UnfinishedPayment payment={payment} />
        <Loaded
          query={{
            data: cart.data && lotteries.data && { lines: cart.data.lines, lotteries: lotteries.data },
            error: cart.error ?? lotteries.error,
            refetch: () => Promise.all([cart.refetch(), lotteries.refetch()]),
          }}
          waiting={<RowsSkeleton rows={5} height={56} />}
          isEmpty={({ lines }) => lines.length === 0}
          empty={
            <EmptyState
              title={cartTexts.empty}
              hint={cartTexts.emptyHint}
              action={<ButtonLink {...play}>{cartTexts.goPlay}</ButtonLink>}
            />
          }
        >
          {({ lines, lotteries: onSale }) => (
            <CartContents
              lines={lines}
              lotteries={onSale}
              openAt={lottery.id}
              inHand={inHand}
              isWide={isWide}
            />
          )}
        </Loaded>
        {!isWide && <div className={classes.exports}>{exports}</div>}
      </div>
      <CartPayment inHand={inHand} />
    </>
  );
}
