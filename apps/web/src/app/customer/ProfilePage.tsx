import { profileTexts } from '@bolillero/texts/profile';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { PersonalData } from '../../features/account/components/PersonalData.tsx';
import { NotificationList } from '../../features/notifications/components/NotificationList.tsx';
import { PurchaseList } from '../../features/purchases/components/PurchaseList.tsx';
import { useCustomerSession } from '../../session/customer.ts';
import { type ProfileTab, paths, routes } from '../paths.ts';
import classes from './ProfilePage.module.css';

const route = getRouteApi(`/signedIn${routes.profile}`);

const tabs = ['purchases', 'notifications', 'personal'] as const satisfies readonly ProfileTab[];
type Tab = (typeof tabs)[number];

/** The customer's profile; its tabs have addresses of their own. */
export function ProfilePage() {
  const { notification, tab } = route.useSearch();
  const session = useCustomerSession();
  const open: Tab = notification ? 'notifications' : tab === 'datos' ? 'personal' : 'purchases';
  // while they sign out there is nothing to show
  if (session.state !== 'in') return null;
  return (
    <>
      <PageHeader title={profileTexts.title} subtitle={session.person.email} />
      <nav className={classes.tabs} aria-label={profileTexts.sections}>
        {tabs.map((one) => (
          <Link
            key={one}
            {...paths.profile(one)}
            className={classes.tab}
            activeOptions={{ includeSearch: true, exact: true }}
            data-open={one === open || undefined}
            aria-current={one === open ? 'page' : undefined}
          >
            {profileTexts[one].title}
          </Link>
        ))}
      </nav>
      <section aria-label={profileTexts[open].title}>
        {open === 'purchases' && (
          <PurchaseList
            emptyAction={<ButtonLink {...paths.lotteries()}>{profileTexts.purchases.play}</ButtonLink>}
          />
        )}
        {open === 'notifications' && <NotificationList />}
        {open === 'personal' && <PersonalData />}
      </section>
    </>
  );
}
