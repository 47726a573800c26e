import { uiTexts } from '@bolillero/texts/ui';
import classes from './Footer.module.css';

/** The foot of every page for players: who may play, and one honest line. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <span className={classes.mark}>
        <span aria-hidden="true">{uiTexts.footer.adults}</span>
        <span className="visually-hidden">{uiTexts.footer.adultsInWords}</span>
      </span>
      <p className={classes.line}>{uiTexts.footer.responsible}</p>
    </footer>
  );
}
