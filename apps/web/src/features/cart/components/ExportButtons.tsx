import { exportTexts as words } from '@bolillero/texts/exports';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { showWarning } from '../../../components/ui/notice-store.ts';
import { saveFile } from '../../../components/ui/save-file.ts';
import { type CartLine, isPlay } from '../api/cart-line.ts';
import type { ExportLottery, ExportRow } from '../export/export-rows.ts';
import { mayExport } from '../export/may-export.ts';

interface ExportButtonsProps {
  /** The customer's, as the server answers it with the cart; undefined until it has. */
  readonly country: string | undefined;
  /** Of the cart: its plays are kept, shares have no numbers. */
  readonly lines: readonly CartLine[];
  readonly lotteries: readonly ExportLottery[];
  /** What is said where there is nothing to export. */
  readonly emptyWords: string;
  /** Icons alone, beside other icons; otherwise in words. */
  readonly look: 'icons' | 'words';
}

/** Keeps the plays of the cart as a PDF or as an Excel file; what makes them is loaded when it is asked for. */
export function ExportButtons({ country, lines, lotteries, emptyWords, look }: ExportButtonsProps) {
  const plays = lines.filter(isPlay);
  const [isMaking, setMaking] = useState(false);
  if (!mayExport(country)) return null;
  const make = async (write: (rows: readonly ExportRow[]) => Promise<void>) => {
    if (plays.length === 0) return showWarning(emptyWords);
    if (isMaking) return;
    setMaking(true);
    try {
      const { exportRows } = await import('../export/export-rows.ts');
      await write(exportRows(plays, lotteries));
    } catch {
      showWarning(words.failed);
    } finally {
      setMaking(false);
    }
  };
  const pdf = () => make(savePdf);
  const sheet = () => make(saveSheet);
  if (look === 'icons') {
    return (
      <>
        <IconButton label={words.pdf} onClick={() => void pdf()} aria-busy={isMaking || undefined}>
          <IconFileTypePdf size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={words.excel} onClick={() => void sheet()} aria-busy={isMaking || undefined}>
          <IconFileSpreadsheet size={18} aria-hidden="true" />
        </IconButton>
      </>
    );
  }
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconFileTypePdf size={18} aria-hidden="true" />}
        onClick={() => void pdf()}
      >
        {words.print}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconFileSpreadsheet size={18} aria-hidden="true" />}
        onClick={() => void sheet()}
      >
        {words.excel}
      </Button>
    </>
  );
}

async function savePdf(rows: readonly ExportRow[]): Promise<void> {
  const { playsPdf } = await import('../export/plays-pdf.ts');
  saveFile(`${fileName()}.pdf`, playsPdf(rows), 'application/pdf');
}

async function saveSheet(rows: readonly ExportRow[]): Promise<void> {
  const { playsSheet } = await import('../export/plays-sheet.ts');
  const file = await playsSheet(rows);
  saveFile(`${fileName()}.xlsx`, file, file.type);
}

/** With the time of day by the viewer's clock: several of a day tell apart. */
function fileName(): string {
  return words.fileName(new Date().toTimeString().slice(0, 'HH:MM:SS'.length).replaceAll(':', '-'));
}
