/** Hands the browser a file to keep. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the download has begun once the click is handled; a minute is ample
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
