import { privacyTexts } from '@bolillero/texts/public-legal';
import { LegalText } from '../../components/reading/LegalText.tsx';

/** What is kept about people. */
export function PrivacyPage() {
  return <LegalText {...privacyTexts} />;
}
