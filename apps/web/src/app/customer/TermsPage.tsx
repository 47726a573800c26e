import { termsTexts } from '@bolillero/texts/public-legal';
import { useSettings } from '../../api/settings.ts';
import { LegalText } from '../../components/reading/LegalText.tsx';

/** The rules of the service. */
export function TermsPage() {
  const { minAge, house } = useSettings();
  return <LegalText {...termsTexts} sections={termsTexts.sections(minAge, house)} />;
}
