import { cartTexts } from '@bolillero/texts/cart';
import { useQuery } from '@tanstack/react-query';
import { cartQuery } from '../../../api/queries.ts';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { useLotteries } from '../../../features/lotteries/api.ts';
import { paths } from '../../../paths.ts';
import classes from './Checkout.module.css';

/** The customer's carts of other lotteries: each is paid on its own page. */
export function OtherCarts({ lotteryId }: { lotteryId: number }) {
  const items = useQuery(cartQuery()).data ?? [];
  const lotteries = useLotteries().data ?? [];
  const others = lotteries.filter(
    ({ id }) => id !== lotteryId && items.some((item) => item.lotteryId === id),
  );
  if (others.length === 0) return null;
  return (
    <p className={classes.others}>
      {cartTexts.others}{' '}
      {others.map(({ id, name, description }) => (
        <TextLink key={id} {...paths.cart(id, name)}>
          {description} ({items.filter((item) => item.lotteryId === id).length})
        </TextLink>
      ))}
    </p>
  );
}
