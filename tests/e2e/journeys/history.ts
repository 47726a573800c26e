import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const real = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data', 'powerball.csv');

/** A history of Powerball to import: the real one where it is at hand, else a short one of our own. */
export function powerballHistory(): { name: string; mimeType: string; buffer: Buffer; draws: number } {
  const text = existsSync(real) ? readFileSync(real, 'utf8') : generated();
  const draws = text.trim().split('\n').length - 1;
  return { name: 'powerball.csv', mimeType: 'text/csv', buffer: Buffer.from(text), draws };
}

/** Sixty made-up draws that end on Wednesday 5 August 2026. */
function generated(): string {
  const lines = ['date,ball_one,ball_two,ball_three,ball_four,ball_five,ball_six,ball_red,potenciador'];
  const last = Date.UTC(2026, 7, 5);
  for (let week = 59; week >= 0; week -= 1) {
    const date = new Date(last - week * 7 * 86_400_000).toISOString().slice(0, 10);
    const first = 1 + (week % 40);
    lines.push(
      `${date},${first},${first + 3},${first + 9},${first + 17},${first + 29},,${1 + (week % 26)},2`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The smallest file that a PDF reader opens: one empty page. */
export const ticketPdf = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
trailer <</Root 1 0 R>>
%%EOF
`;

export const ticketFile = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(ticketPdf),
});
