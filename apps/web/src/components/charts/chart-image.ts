import { chartTexts as texts } from '@bolillero/texts/charts';
import { saveFile } from '../ui/save-file.ts';
import { fileName } from './chart-files.ts';

/** Pixels of the picture for each pixel of the screen. */
const scale = 2;
const margin = 24;
const face = '"Manrope Variable", sans-serif';

interface ImageWords {
  readonly title: string;
  readonly sentence: string;
  readonly scope: string;
}

/**
 * Saves what stands in `picture` (SVG or canvas) as a PNG in the colours of the screen, with its title, its sentence and its whole scope:
 * a picture that is passed on says what it is of. Answers the file's name.
 */
export async function saveChartImage(picture: HTMLElement | null, words: ImageWords): Promise<string> {
  const name = `${fileName(words.title)}.png`;
  const blob = await chartImage(picture, words);
  saveFile(name, blob, 'image/png');
  return name;
}

export async function chartImage(
  picture: HTMLElement | null,
  { title, sentence, scope }: ImageWords,
): Promise<Blob> {
  const parts = [
    ...(picture?.querySelectorAll<SVGSVGElement | HTMLCanvasElement>('svg[data-chart], canvas') ?? []),
  ];
  if (picture === null || parts.length === 0) throw new Error('no picture');
  await document.fonts.ready;
  const box = picture.getBoundingClientRect();
  const width = Math.max(360, box.width) + 2 * margin;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const lines = wrapped(context, sentence, `700 20px ${face}`, width - 2 * margin);
  const scopeLines = wrapped(context, scope, `500 13px ${face}`, width - 2 * margin);
  const head = margin + 30 + lines.length * 27 + 10;
  const height = head + box.height + 16 + (scopeLines.length + 1) * 20 + margin / 2;
  canvas.width = width * scale;
  canvas.height = height * scale;
  context.scale(scale, scale);
  const colour = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  context.fillStyle = colour('--card');
  context.fillRect(0, 0, width, height);
  context.textBaseline = 'alphabetic';
  const write = (text: string, y: number, font: string, ink: string) => {
    context.font = font;
    context.fillStyle = ink;
    context.textAlign = 'left';
    context.fillText(text, margin, y);
  };
  write(title, margin + 16, `700 17px ${face}`, colour('--muted'));
  lines.forEach((line, at) => {
    write(line, margin + 46 + at * 27, `700 20px ${face}`, colour('--ink'));
  });
  for (const part of parts) {
    const place = part.getBoundingClientRect();
    const [x, y] = [margin + place.left - box.left, head + place.top - box.top];
    if (part instanceof HTMLCanvasElement) context.drawImage(part, x, y, place.width, place.height);
    else await drawSvg(context, part, x, y, place);
  }
  scopeLines.forEach((line, at) => {
    write(line, head + box.height + 28 + at * 20, `500 13px ${face}`, colour('--muted'));
  });
  write(texts.source, head + box.height + 28 + scopeLines.length * 20, `500 13px ${face}`, colour('--muted'));
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Of an SVG's look what a copy outside the page would lose. */
const looks = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'visibility',
  'display',
  'rx',
  'mix-blend-mode',
] as const;

/** Shapes are copied with their look; words are written anew, since a copy has no fonts. */
async function drawSvg(
  context: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  x: number,
  y: number,
  box: DOMRect,
): Promise<void> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [svg.querySelectorAll('*'), copy.querySelectorAll('*')];
  originals.forEach((original, at) => {
    const style = getComputedStyle(original);
    const target = copies[at] as SVGElement;
    for (const look of looks) target.style.setProperty(look, style.getPropertyValue(look));
    if (original instanceof SVGTextElement) target.style.setProperty('display', 'none');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(box.width));
  copy.setAttribute('height', String(box.height));
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    context.drawImage(image, x, y, box.width, box.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  for (const text of svg.querySelectorAll('text')) {
    const style = getComputedStyle(text);
    if (style.display === 'none' || style.visibility === 'hidden') continue;
    const place = text.getBoundingClientRect();
    context.font = `${style.fontWeight} ${style.fontSize} ${face}`;
    context.fillStyle = style.fill;
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    context.fillText(text.textContent, x + place.left - box.left, y + place.top - box.top + place.height / 2);
  }
  context.textBaseline = 'alphabetic';
}

/** A text in lines of at most so many pixels, words kept whole. */
function wrapped(context: CanvasRenderingContext2D, text: string, font: string, width: number): string[] {
  context.font = font;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && context.measureText(`${last} ${word}`).width <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
