import { securityTexts } from '@bolillero/texts/second-factor';
import { showSuccess, showWarning } from '../../components/ui/notice-store.ts';

const { recovery: words } = securityTexts;

/** Puts a text where it can be pasted, and says whether that could be done. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess(words.copied);
  } catch {
    showWarning(words.notCopied);
  }
}
