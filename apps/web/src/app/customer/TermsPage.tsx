import { termsTexts } from '@bolillero/texts/public-legal';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../api/queries.ts';
import { LegalText } from '../../components/reading/LegalText.tsx';

/** The rules of the service. */
export function TermsPage() {
  const age = useQuery(settingsQuery()).data?.min_age ?? 18;
  return <LegalText {...termsTexts} sections={termsTexts.sections(age)} />;
}
