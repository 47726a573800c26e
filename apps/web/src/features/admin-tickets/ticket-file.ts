import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';

/** A ticket's PDF is smaller than this many bytes (back-office 5). */
export const ticketFileBelow = 1_048_576;

/** What is wrong with a file before it is sent, or null. The server looks at its content again. */
export function ticketFileFault(file: Pick<File, 'name' | 'type' | 'size'> | null): string | null {
  if (file === null) return texts.fileMissing;
  // some systems give dropped files no type: the name speaks for them, the server judges the content
  const isPdf = file.type === 'application/pdf' || (file.type === '' && /\.pdf$/i.test(file.name));
  if (!isPdf) return texts.fileNotPdf;
  return file.size >= ticketFileBelow ? texts.fileTooLarge : null;
}
