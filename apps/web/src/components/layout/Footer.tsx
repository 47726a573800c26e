import { uiTexts } from '@bolillero/texts/ui';
import { Link } from '@tanstack/react-router';
import { useSettings } from '../../api/settings.ts';
import { paths } from '../../paths.ts';
import classes from './Footer.module.css';
import { HouseLines } from './HouseLines.tsx';

const { footer, nav } = uiTexts;
const links = [
  { label: footer.responsiblePlay, path: paths.responsiblePlay() },
  { label: nav.questions, path: paths.faq() },
  { label: nav.support, path: paths.support() },
  { label: footer.stories, path: paths.stories() },
  { label: nav.promotions, path: paths.promotions() },
  { label: footer.proof, path: paths.proof() },
  { label: footer.terms, path: paths.terms() },
  { label: footer.privacy, path: paths.privacy() },
] as const;

/** The foot of every page for players: who may play, one honest line, and where to read the rest. */
export function Footer() {
  const { minAge, house } = useSettings();
  return (
    <footer className={classes.footer}>
      <div className={classes.honest}>
        <span className={classes.mark}>
          <span aria-hidden="true">{footer.adults(minAge)}</span>
          <span className="visually-hidden">{footer.adultsInWords(minAge)}</span>
        </span>
        <p className={classes.line}>{footer.responsible}</p>
      </div>
      <nav aria-label={footer.label} className={classes.links}>
        {links.map(({ label, path }) => (
          <Link key={label} {...path} className={classes.link}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={classes.house}>
        <HouseLines house={house} />
      </div>
    </footer>
  );
}
