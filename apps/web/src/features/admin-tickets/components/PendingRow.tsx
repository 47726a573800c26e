import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FileInput, useFileDrop } from '../../../components/ui/FileDrop.tsx';
import { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
import table from '../../../components/ui/table.module.css';
import type { Purchase } from '../api/tickets.ts';
import type { RowUpload } from '../use-uploads.ts';
import { RefundButton } from './RefundButton.tsx';
import { TicketCells } from './TicketCells.tsx';
import classes from './Tickets.module.css';

interface PendingRowProps {
  readonly purchase: Purchase;
  readonly lottery: Lottery | undefined;
  readonly upload: RowUpload | undefined;
  /** A file was chosen or dropped. */
  readonly onFile: (file: File) => void;
  /** Its multiplier is asked together with the file. */
  readonly onAsk: (() => void) | null;
  readonly onStop: () => void;
  readonly onRefund: () => void;
}

/** A ticket that waits for its PDF: take the button, or drop the file on the row. */
export function PendingRow({ purchase, lottery, upload, onFile, onAsk, onStop, onRefund }: PendingRowProps) {
  const input = useRef<HTMLInputElement>(null);
  const sending = upload?.state === 'sending';
  const { over, ...target } = useFileDrop(onFile, sending);
  const percent = sending ? Math.round(upload.part * 100) : 0;
  return (
    <tr className={classes.row} data-over={over || undefined} {...target}>
      <TicketCells purchase={purchase} pending lottery={lottery} />
      <td className={table.actions}>
        {sending ? (
          <span className={classes.sending}>
            <span className={classes.percent}>{texts.uploading(percent)}</span>
            <ProgressBar label={texts.uploadingOf(purchase.id)} part={upload.part} />
            <Button size="xs" variant="subtle" onClick={onStop}>
              {texts.stop}
            </Button>
          </span>
        ) : (
          <span className={classes.acts}>
            <Button
              size="xs"
              variant="light"
              leftSection={<IconUpload size={16} aria-hidden="true" />}
              aria-label={texts.uploadFor(purchase.id)}
              onClick={() => (onAsk ? onAsk() : input.current?.click())}
            >
              {texts.upload}
            </Button>
            <FileInput
              ref={input}
              accept="application/pdf,.pdf"
              label={texts.uploadFor(purchase.id)}
              onFile={onFile}
            />
            <RefundButton purchase={purchase} onRefund={onRefund} />
          </span>
        )}
        {upload?.state === 'failed' && (
          <p role="alert" className={classes.fault}>
            {upload.reason}
          </p>
        )}
      </td>
    </tr>
  );
}
