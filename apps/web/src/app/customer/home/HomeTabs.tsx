import { publicTexts } from '@bolillero/texts/public';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../paths.ts';
import { useCustomerSession } from '../../../session/customer.ts';
import classes from './HomeTabs.module.css';

const words = publicTexts.tabs;
const tabs = [
  { label: words.about, path: paths.home() },
  { label: words.questions, path: paths.homeQuestions() },
  { label: words.ticket, path: paths.homeTicket() },
  { label: words.support, path: paths.homeSupport() },
  { label: words.promotion, path: paths.homePromotion() },
] as const;

/**
 * The five tabs of the landing, each with an address. A change keeps the place on the page, and the focus here. Who is
 * signed in has no first tab: its address leads them to the lotteries.
 */
export function HomeTabs() {
  const signedIn = useCustomerSession().state === 'in';
  return (
    <nav aria-label={words.label} className={classes.strip} data-keeps-focus>
      {tabs.slice(signedIn ? 1 : 0).map(({ label, path }) => (
        <Link
          key={label}
          {...path}
          resetScroll={false}
          activeOptions={{ exact: true }}
          activeProps={{ 'aria-current': 'page' }}
          className={classes.tab}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
