import { jsPDF } from 'jspdf';
import type { Pen } from '../../../components/paper/pen.ts';
import type { Receipt } from '../api.ts';
import { drawReceipt, paperHeight, paperWidth } from './draw-receipt.ts';

/** Points of a page for each pixel of the drawing. */
const point = 0.75;

/** A receipt as a PDF of one page, as long as the receipt. */
export function receiptPdf(receipt: Receipt, issuer: string): Blob {
  const size: [number, number] = [paperWidth * point, paperHeight(receipt, issuer) * point];
  const pdf = new jsPDF({
    unit: 'pt',
    format: size,
    orientation: size[1] > size[0] ? 'portrait' : 'landscape',
  });
  drawReceipt(receipt, issuer, pdfPen(pdf));
  return pdf.output('blob');
}

/** Helvetica, which every reader of PDFs has, holds all that is written in Spanish. */
function pdfPen(pdf: jsPDF): Pen {
  const at = (pixels: number) => pixels * point;
  return {
    text: (value, x, y, { size, bold, color, align = 'left' }) => {
      pdf.setFont('helvetica', bold ? 'bold' : 'normal');
      pdf.setFontSize(at(size));
      pdf.setTextColor(color);
      pdf.text(value, at(x), at(y), { align, baseline: 'middle' });
    },
    circle: (x, y, radius, fill) => {
      pdf.setFillColor(fill);
      pdf.circle(at(x), at(y), at(radius), 'F');
    },
    box: (x, y, width, height, edge) => {
      pdf.setDrawColor(edge);
      pdf.setLineWidth(1);
      pdf.roundedRect(at(x), at(y), at(width), at(height), 4, 4, 'S');
    },
    dashes: (y, from, to, color) => {
      pdf.setDrawColor(color);
      pdf.setLineWidth(1);
      pdf.setLineDashPattern([4, 3], 0);
      pdf.line(at(from), at(y), at(to), at(y));
      pdf.setLineDashPattern([], 0);
    },
  };
}
