import { issuerLine } from '@bolillero/texts/house';
import { receiptTexts as words } from '@bolillero/texts/receipt';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../../../api/settings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showWarning } from '../../../components/ui/notice-store.ts';
import { saveFile } from '../../../components/ui/save-file.ts';
import type { Receipt } from '../api.ts';
import classes from './Receipt.module.css';

type Kind = 'image' | 'pdf';

interface ReceiptButtonsProps {
  readonly receipt: Receipt;
  readonly onward: ReactNode;
}

/** Keeps a receipt as an image or as a PDF; what makes them is loaded when it is asked for. */
export function ReceiptButtons({ receipt, onward }: ReceiptButtonsProps) {
  const [making, setMaking] = useState<Kind | null>(null);
  const issuer = issuerLine(useSettings().house);
  const make = async (kind: Kind) => {
    setMaking(kind);
    try {
      const name = words.fileName(receipt.number);
      if (kind === 'image') {
        const { receiptImage } = await import('../paper/receipt-image.ts');
        saveFile(`${name}.png`, await receiptImage(receipt, issuer), 'image/png');
      } else {
        const { receiptPdf } = await import('../paper/receipt-pdf.ts');
        saveFile(`${name}.pdf`, receiptPdf(receipt, issuer), 'application/pdf');
      }
    } catch {
      showWarning(words.imageFailed);
    } finally {
      setMaking(null);
    }
  };
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        size="md"
        leftSection={<IconPhoto size={18} aria-hidden="true" />}
        loading={making === 'image'}
        onClick={() => void make('image')}
      >
        {words.image}
      </Button>
      <Button
        variant="default"
        size="md"
        leftSection={<IconFileTypePdf size={18} aria-hidden="true" />}
        loading={making === 'pdf'}
        onClick={() => void make('pdf')}
      >
        {words.pdf}
      </Button>
      {onward}
    </div>
  );
}
