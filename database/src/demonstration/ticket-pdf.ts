const a5 = { width: 420, height: 595 } as const;

/**
 * A page of text as a PDF file, the first line as its title: what an administrator uploads as the bought ticket. Written by
 * hand (PDF 1.4, the built-in Helvetica, Latin-1), since nothing else in the server makes PDFs.
 */
export function ticketPdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    'BT',
    `/F1 20 Tf 36 ${a5.height - 60} Td (${escaped(title)}) Tj`,
    '/F1 12 Tf 0 -12 Td',
    ...lines.map((line) => `0 -20 Td (${escaped(line)}) Tj`),
    'ET',
  ].join('\n');
  const content = Buffer.from(text, 'latin1');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a5.width} ${a5.height}] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${text}\nendstream`,
  ];
  return assemble(objects);
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\xff]/g, '?');
}

/** The objects one after the other, and the table of where each begins. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}${trailer}`, 'latin1');
}
