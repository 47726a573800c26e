import { publicTexts } from '@bolillero/texts/public';
import { Link } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import classes from './HomeTabs.module.css';

const words = publicTexts.tabs;
const tabs = [
  { label: words.about, path: paths.home() },
  { label: words.questions, path: paths.homeQuestions() },
  { label: words.ticket, path: paths.homeTicket() },
  { label: words.support, path: paths.homeSupport() },
  { label: words.promotion, path: paths.homePromotion() },
] as const;

/** The five tabs of the landing, each with an address. A change keeps the place on the page, and the focus here. */
export function HomeTabs() {
  return (
    <nav aria-label={words.label} className={classes.strip} data-keeps-focus>
      {tabs.map(({ label, path }) => (
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
