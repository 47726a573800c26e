import { studyTexts } from '@bolillero/texts/study';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { LotteryPicker } from '../../../features/study/components/LotteryPicker.tsx';
import { paths } from '../../../paths.ts';
import { StudyPage } from './StudyPage.tsx';

/** 'Resultados': choose a lottery. */
export function StudyResultsPage() {
  return <Picker words={studyTexts.results} page={paths.studyResult} />;
}

/** 'Analítica': choose a lottery. */
export function AnalysesPage() {
  return <Picker words={studyTexts.analysis} page={paths.analysis} />;
}

/** 'Pronóstico Mix': choose a lottery. */
export function ForecastsPage() {
  return <Picker words={studyTexts.forecast} page={paths.forecast} />;
}

interface PickerProps {
  readonly words: { readonly title: string; readonly lead: string };
  /** The page of a lottery that the picker leads to. */
  readonly page: typeof paths.studyResult | typeof paths.analysis | typeof paths.forecast;
}

function Picker({ words, page }: PickerProps) {
  return (
    <StudyPage title={words.title} lead={words.lead}>
      <LotteryPicker
        action={({ id, name, description }) => (
          <ButtonLink {...page(id, name)} aria-label={studyTexts.pick(description)} fullWidth>
            {studyTexts.choose}
          </ButtonLink>
        )}
      />
    </StudyPage>
  );
}
