import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import type { Lottery } from '../../../api/lottery.ts';
import buttonClasses from '../../../components/ui/Button.module.css';
import { Button, ButtonFace, buttonLook } from '../../../components/ui/Button.tsx';
import table from '../../../components/ui/table.module.css';
import type { Purchase } from '../api/tickets.ts';
import { RefundButton } from './RefundButton.tsx';
import { TicketCells } from './TicketCells.tsx';
import classes from './Tickets.module.css';

interface SoldRowProps {
  readonly purchase: Purchase;
  readonly lottery: Lottery | undefined;
  readonly busy: boolean;
  readonly onTakeBack: () => void;
  readonly onRefund: () => void;
}

/** A ticket that has its PDF: open it, take it back, or give its price back; after that it is the house's. */
export function SoldRow({ purchase, lottery, busy, onTakeBack, onRefund }: SoldRowProps) {
  return (
    <tr>
      <TicketCells purchase={purchase} lottery={lottery} />
      <td className={table.actions}>
        {purchase.refunded && <span className={`${table.tag} ${classes.givenBack}`}>{texts.refund.tag}</span>}
        <span className={`${table.buttons} ${classes.three}`}>
          {purchase.pdf !== null && (
            <a
              href={purchase.pdf}
              target="_blank"
              rel="noopener"
              aria-label={texts.openOf(purchase.id)}
              {...buttonLook({ variant: 'light', size: 'xs' })}
              className={buttonClasses.button}
            >
              <ButtonFace left={<IconFileTypePdf size={16} aria-hidden="true" />}>{texts.open}</ButtonFace>
            </a>
          )}
          {!purchase.refunded && (
            <Button
              size="xs"
              variant="subtle"
              color="danger"
              loading={busy}
              aria-label={texts.takeBackOf(purchase.id)}
              onClick={onTakeBack}
            >
              {texts.takeBack}
            </Button>
          )}
          <RefundButton purchase={purchase} disabled={busy} onRefund={onRefund} />
        </span>
      </td>
    </tr>
  );
}
