import { pictureOf } from '../../../components/paper/picture.ts';
import type { Receipt } from '../api.ts';
import { drawReceipt, paperHeight, paperWidth } from './draw-receipt.ts';

/** A receipt as a PNG. */
export function receiptImage(receipt: Receipt, issuer: string): Promise<Blob> {
  return pictureOf(paperWidth, paperHeight(receipt, issuer), (pen) => drawReceipt(receipt, issuer, pen));
}
