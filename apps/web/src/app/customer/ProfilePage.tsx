import { limitTexts } from '@bolillero/texts/limits';
import { profileTexts } from '@bolillero/texts/profile';
import { subscriptionTexts } from '@bolillero/texts/subscription';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { Loading, RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { PurchaseList } from '../../features/purchases/components/PurchaseList.tsx';
import { type ProfileTab, paths, routes } from '../../paths.ts';
import { useCustomerSession } from '../../session/customer.ts';
import classes from './ProfilePage.module.css';

const route = getRouteApi(`/signedIn${routes.profile}`);

const NotificationList = lazy(() =>
  import('../../features/notifications/components/NotificationList.tsx').then((module) => ({
    default: module.NotificationList,
  })),
);
const PersonalTab = lazy(() =>
  import('../../features/account/components/PersonalTab.tsx').then((module) => ({
    default: module.PersonalTab,
  })),
);
const SubscriptionTab = lazy(() =>
  import('./subscription/SubscriptionTab.tsx').then((module) => ({ default: module.SubscriptionTab })),
);
const LimitTab = lazy(() =>
  import('../../features/limits/components/LimitTab.tsx').then((module) => ({ default: module.LimitTab })),
);

const titles: Readonly<Record<ProfileTab, string>> = {
  purchases: profileTexts.purchases.title,
  personal: profileTexts.personal.title,
  subscription: subscriptionTexts.title,
  notifications: profileTexts.notifications.title,
  limits: limitTexts.title,
};
const tabs = Object.keys(titles) as readonly ProfileTab[];

/** The tab that an address opens. */
function tabOf({ notification, suscription, tab }: ReturnType<typeof route.useSearch>): ProfileTab {
  if (notification) return 'notifications';
  if (suscription) return 'subscription';
  if (tab === 'datos') return 'personal';
  return tab === 'juego' ? 'limits' : 'purchases';
}

/** The customer's profile; its tabs have addresses of their own. */
export function ProfilePage() {
  const search = route.useSearch();
  const open = tabOf(search);
  const session = useCustomerSession();
  const navigate = useNavigate();
  // What was opened from its address is closed in its place: going back opens nothing again.
  const closed = { replace: true, resetScroll: false } as const;
  const openPurchase = (compra: number | undefined) =>
    void (compra === undefined
      ? navigate({ ...paths.profile(), ...closed })
      : navigate({ ...paths.purchase(compra), resetScroll: false }));
  const closeNotice = () => void navigate({ ...paths.profile('notifications'), ...closed });
  const sections = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the tabs are a strip, and the open one is to be seen
  useEffect(() => {
    sections.current?.querySelector('[data-open]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [open]);
  // while they sign out there is nothing to show
  if (session.state !== 'in') return null;
  return (
    <>
      <PageHeader title={profileTexts.title} subtitle={session.person.email} />
      <nav ref={sections} className={classes.tabs} aria-label={profileTexts.sections}>
        {tabs.map((one) => (
          <Link
            key={one}
            {...paths.profile(one)}
            className={classes.tab}
            activeOptions={{ includeSearch: true, exact: true }}
            data-open={one === open || undefined}
            aria-current={one === open ? 'page' : undefined}
          >
            {titles[one]}
          </Link>
        ))}
      </nav>
      <section aria-label={titles[open]} className={classes.open}>
        <Suspense
          fallback={
            <Loading>
              <RowsSkeleton rows={4} height={72} />
            </Loading>
          }
        >
          {open === 'purchases' && (
            <PurchaseList
              open={search.compra}
              onOpen={openPurchase}
              emptyAction={<ButtonLink {...paths.lotteries()}>{profileTexts.purchases.play}</ButtonLink>}
            />
          )}
          {open === 'notifications' && <NotificationList open={search.compra} onClose={closeNotice} />}
          {open === 'personal' && <PersonalTab />}
          {open === 'subscription' && <SubscriptionTab customerId={session.person.id} next={search.next} />}
          {open === 'limits' && <LimitTab />}
        </Suspense>
      </section>
    </>
  );
}
