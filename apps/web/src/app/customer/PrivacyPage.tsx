import { privacyTexts } from '@bolillero/texts/public-legal';
import { useSettings } from '../../api/settings.ts';
import { LegalText } from '../../components/reading/LegalText.tsx';

/** What is kept about people. */
export function PrivacyPage() {
  const { house } = useSettings();
  return <LegalText {...privacyTexts} sections={privacyTexts.sections(house)} />;
}
