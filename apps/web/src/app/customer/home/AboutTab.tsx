import { publicTexts } from '@bolillero/texts/public';
import { useSettings } from '../../../api/settings.ts';
import { Points } from './Points.tsx';
import { Tab } from './Tab.tsx';

const words = publicTexts.about;

/** Quiénes somos. */
export function AboutTab() {
  const { minAge } = useSettings();
  return (
    <Tab first title={words.title} lead={words.lead} description={publicTexts.description}>
      <Points points={words.points(minAge)} />
    </Tab>
  );
}
