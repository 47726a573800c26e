import { studyTexts } from '@bolillero/texts/study';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { LotteryPicker } from '../../../features/study/components/LotteryPicker.tsx';
import { paths } from '../../../paths.ts';
import { StudyPage } from './StudyPage.tsx';

const words = studyTexts.forecast;

/** 'Pronóstico': choose a lottery. */
export function ForecastsPage() {
  return (
    <StudyPage title={words.title} lead={words.lead}>
      <LotteryPicker
        action={({ id, name, description }) => (
          <ButtonLink {...paths.forecast(id, name)} aria-label={studyTexts.pick(description)} fullWidth>
            {studyTexts.choose}
          </ButtonLink>
        )}
      />
    </StudyPage>
  );
}
