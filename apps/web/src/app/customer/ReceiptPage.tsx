import { receiptTexts as words } from '@bolillero/texts/receipt';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { cartCountQuery } from '../../api/queries.ts';
import { ButtonLink, TextLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { useMediaQuery } from '../../components/ui/use-media-query.ts';
import { useLotteries } from '../../features/lotteries/api.ts';
import { type Receipt, receiptQuery } from '../../features/receipt/api.ts';
import { NextSteps } from '../../features/receipt/components/NextSteps.tsx';
import classes from '../../features/receipt/components/Receipt.module.css';
import { ReceiptButtons } from '../../features/receipt/components/ReceiptButtons.tsx';
import { ReceiptSlips } from '../../features/receipt/components/ReceiptSlips.tsx';
import { ReceiptStrip } from '../../features/receipt/components/ReceiptStrip.tsx';
import { paths, routes } from '../../paths.ts';

const route = getRouteApi(`/signedIn${routes.receipt}`);

/** The receipt of a payment: where a payment ends, and again from Compras. */
export function ReceiptPage() {
  const { order } = route.useParams();
  const { pagado: isNew } = route.useSearch();
  const query = useQuery(receiptQuery(order));
  return (
    <>
      <PageHeader title={isNew ? words.paid : words.title} takesFocus={isNew} />
      <Loaded
        query={query}
        waiting={<RowsSkeleton rows={5} height={56} />}
        isEmpty={(receipt) => receipt === null}
        empty={
          <EmptyState
            title={words.none}
            hint={words.noneHint}
            action={<ButtonLink {...paths.profile()}>{words.seePurchases}</ButtonLink>}
          />
        }
      >
        {(receipt) => receipt && <Everything receipt={receipt} />}
      </Loaded>
    </>
  );
}

function Everything({ receipt }: { receipt: Receipt }) {
  const isWide = useMediaQuery('(min-width: 60.01em)');
  const lotteries = useLotteries().data ?? [];
  const [inCart] = useQuery(cartCountQuery()).data ?? [];
  return (
    <div className={classes.page}>
      <div className={classes.paper}>
        <ReceiptStrip receipt={receipt} />
        <ReceiptButtons
          receipt={receipt}
          onward={
            <ButtonLink {...paths.profile()} size="md">
              {words.seePurchases}
            </ButtonLink>
          }
        />
        <NextSteps receipt={receipt} />
        {inCart && (
          <p>
            <TextLink {...paths.cart(inCart.lotteryId, inCart.name)}>{words.backToCart}</TextLink>
          </p>
        )}
      </div>
      {isWide && <ReceiptSlips lines={receipt.lines} lotteries={lotteries} />}
    </div>
  );
}
