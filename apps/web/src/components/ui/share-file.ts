import { saveFile } from './save-file.ts';

/** Whether this browser passes files of this type on to other programs. */
export function sharesFiles(type: string): boolean {
  return navigator.canShare?.({ files: [new File([], 'file', { type })] }) ?? false;
}

/** Passes a file on to the program that the person chooses; where the browser cannot, it is kept as a download. */
export async function shareFile(file: File): Promise<void> {
  if (sharesFiles(file.type)) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (error) {
      // they thought better of it; whatever else went wrong, the file is still to be had
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  saveFile(file.name, file, file.type);
}
