import type { Receipt } from '../api.ts';
import { drawReceipt, paperHeight, paperWidth } from './draw-receipt.ts';
import type { Pen } from './pen.ts';

/** Pixels of the picture for each pixel of the drawing: sharp on a phone. */
const scale = 2;

/** A receipt as a PNG. */
export async function receiptImage(receipt: Receipt): Promise<Blob> {
  await document.fonts.ready;
  const height = paperHeight(receipt);
  const canvas = document.createElement('canvas');
  canvas.width = paperWidth * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.scale(scale, scale);
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, paperWidth, height);
  drawReceipt(receipt, canvasPen(context));
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

function canvasPen(context: CanvasRenderingContext2D): Pen {
  return {
    text: (value, x, y, { size, bold, color, align = 'left' }) => {
      context.font = `${bold ? 700 : 400} ${size}px "Manrope Variable", sans-serif`;
      context.fillStyle = color;
      context.textAlign = align;
      context.textBaseline = 'middle';
      context.fillText(value, x, y);
    },
    circle: (x, y, radius, fill) => {
      context.fillStyle = fill;
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
    },
    box: (x, y, width, height, edge) => {
      context.strokeStyle = edge;
      context.lineWidth = 2;
      context.beginPath();
      context.roundRect(x, y, width, height, 5);
      context.stroke();
    },
    dashes: (y, from, to, color) => {
      context.strokeStyle = color;
      context.lineWidth = 2;
      context.setLineDash([6, 4]);
      context.beginPath();
      context.moveTo(from, y);
      context.lineTo(to, y);
      context.stroke();
      context.setLineDash([]);
    },
  };
}
