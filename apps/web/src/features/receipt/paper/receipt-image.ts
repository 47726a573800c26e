import { pictureOf } from '../../../components/paper/picture.ts';
import type { Receipt } from '../api.ts';
import { drawReceipt, paperHeight, paperWidth } from './draw-receipt.ts';

/** A receipt as a PNG. */
export function receiptImage(receipt: Receipt): Promise<Blob> {
  return pictureOf(paperWidth, paperHeight(receipt), (pen) => drawReceipt(receipt, pen));
}
