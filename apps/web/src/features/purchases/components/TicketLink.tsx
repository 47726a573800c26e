import { profileTexts } from '@bolillero/texts/profile';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import classes from './PurchaseList.module.css';

const words = profileTexts.purchases;

/** The ticket's PDF, in a tab of its own: the browser's own session opens it. */
export function TicketLink({ href, number }: { href: string; number: string }) {
  return (
    <a className={classes.link} href={href} target="_blank" rel="noopener" aria-label={words.pdfOf(number)}>
      <IconFileTypePdf size={20} aria-hidden="true" />
      {words.pdf}
    </a>
  );
}
