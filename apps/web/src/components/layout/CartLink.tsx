import { uiTexts } from '@bolillero/texts/ui';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { cartCountQuery } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { CountBadge } from '../ui/CountBadge.tsx';
import { cartFlash } from './cart-flash.ts';
import classes from './Header.module.css';

/** The cart, at the lottery one is at, else at the first that has something in it; an empty one leads to the lotteries. */
export function CartLink() {
  const { pathname } = useLocation();
  const flashing = useSyncExternalStore(cartFlash.subscribe, cartFlash.get);
  const counts = useQuery(cartCountQuery()).data ?? [];
  const plays = counts.reduce((total, count) => total + count.plays, 0);
  const shares = counts.reduce((total, count) => total + count.shares, 0);
  const [, id, name] = pathname.match(/^\/(?:loteria|checkout)\/(\d+)\/([^/]+)/) ?? [];
  const here = id && name ? { id: Number(id), name } : null;
  const first = counts.find((count) => count.lotteryId === here?.id) ?? counts[0];
  const target = first ? { id: first.lotteryId, name: first.name } : here;
  const label = uiTexts.nav.cart(plays, shares);
  return (
    <Link
      {...(target ? paths.cart(target.id, target.name) : paths.lotteries())}
      className={classes.iconLink}
      data-flash={flashing || undefined}
      aria-label={label}
      title={label}
    >
      <IconShoppingCart size={22} aria-hidden="true" />
      <CountBadge count={plays + shares} />
    </Link>
  );
}
