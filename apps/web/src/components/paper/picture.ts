import type { Pen } from './pen.ts';

/** Pixels of the picture for each pixel of the drawing: sharp on a phone. */
const scale = 2;

/** A canvas draws lines from place to place besides. */
export interface PicturePen extends Pen {
  /** A fine line through these places, half seen through. */
  readonly line: (places: readonly (readonly [x: number, y: number])[], color: string) => void;
}

/** What is drawn on white paper of this size, in pixels of the screen, as a PNG. */
export async function pictureOf(
  width: number,
  height: number,
  draw: (pen: PicturePen) => void,
): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.scale(scale, scale);
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  draw(canvasPen(context));
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

function canvasPen(context: CanvasRenderingContext2D): PicturePen {
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
    line: (places, color) => {
      context.strokeStyle = color;
      context.lineWidth = 2.5;
      context.lineJoin = 'round';
      context.globalAlpha = 0.45;
      context.beginPath();
      for (const [x, y] of places) context.lineTo(x, y);
      context.stroke();
      context.globalAlpha = 1;
    },
  };
}
