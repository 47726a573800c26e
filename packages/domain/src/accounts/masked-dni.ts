/** As many digits at the end tell one document from another without telling the document. */
const shown = 4;

/** An identity document as it stands on a screen that not everybody may read: `•••• 4471`. */
export function maskedDni(dni: string): string {
  return dni.length <= shown ? '••••' : `•••• ${dni.slice(-shown)}`;
}
