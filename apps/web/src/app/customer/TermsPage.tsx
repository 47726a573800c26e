import { termsTexts } from '@bolillero/texts/public-legal';
import { useSettings } from '../../api/settings.ts';
import { LegalText } from '../../components/reading/LegalText.tsx';

/** The rules of the service. */
export function TermsPage() {
  const age = useSettings().minAge;
  return <LegalText {...termsTexts} sections={termsTexts.sections(age)} />;
}
