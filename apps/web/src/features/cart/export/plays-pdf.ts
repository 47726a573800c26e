import { exportTexts as words } from '@bolillero/texts/exports';
import { uiTexts } from '@bolillero/texts/ui';
import { GState, jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { paperColors } from '../../../components/paper/paper-colors.ts';
import type { ExportRow } from './export-rows.ts';

/** In points of a page of A4. */
const margin = 40;
const watermarkSize = 96;
/** In degrees: rising along the page. */
const watermarkAngle = 52;

const { ink, muted, felt, hairline } = paperColors;

/** The plays as a table to print, page after page. Helvetica, which every reader has, holds all that is written in Spanish. */
export function playsPdf(rows: readonly ExportRow[]): Blob {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4' });
  pdf.setProperties({ title: words.title });
  pdf.setFont('helvetica', 'bold').setFontSize(18).setTextColor(ink);
  pdf.text(words.title, margin, margin + 14);
  autoTable(pdf, {
    startY: margin + 34,
    margin,
    theme: 'grid',
    // no ground under the rows: it would cover the watermark
    styles: { fontSize: 10, textColor: ink, fillColor: false, lineColor: hairline },
    headStyles: { fontStyle: 'bold', fillColor: felt, textColor: '#FFFFFF' },
    columnStyles: { 0: { cellWidth: 44, textColor: muted }, 2: { fontStyle: 'bold' } },
    head: [[words.index, words.lottery, words.numbers, words.special]],
    body: rows.map((row) => [row.index, row.lottery, row.balls.map(printed).join(' '), specialOf(row)]),
    willDrawPage: () => drawWatermark(pdf),
  });
  numberPages(pdf);
  return pdf.output('blob');
}

function specialOf({ special, multiplier }: ExportRow): string {
  return [special === null ? null : printed(special), multiplier].filter((part) => part !== null).join(' · ');
}

/** A ball as paper has it, of two digits. */
const printed = (ball: number) => String(ball).padStart(2, '0');

/** The brand across the page, so faint that it can be written over. */
function drawWatermark(pdf: jsPDF): void {
  const { width, height } = pdf.internal.pageSize;
  pdf.saveGraphicsState();
  pdf.setGState(new GState({ opacity: 0.1 }));
  pdf.setFont('helvetica', 'bold').setFontSize(watermarkSize).setTextColor(felt);
  // text turns about where it begins: half its length back from the middle of the page
  const half = pdf.getTextWidth(uiTexts.brand) / 2;
  const turn = (watermarkAngle * Math.PI) / 180;
  pdf.text(uiTexts.brand, width / 2 - half * Math.cos(turn), height / 2 + half * Math.sin(turn), {
    angle: watermarkAngle,
  });
  pdf.restoreGraphicsState();
}

function numberPages(pdf: jsPDF): void {
  const { width, height } = pdf.internal.pageSize;
  const pages = pdf.getNumberOfPages();
  pdf.setFont('helvetica', 'normal').setFontSize(9).setTextColor(muted);
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page);
    pdf.text(words.page(page, pages), width - margin, height - margin / 2, { align: 'right' });
  }
}
