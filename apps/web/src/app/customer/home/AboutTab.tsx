import { publicTexts } from '@bolillero/texts/public';
import { Points } from './Points.tsx';
import { Tab } from './Tab.tsx';

const words = publicTexts.about;

/** Quiénes somos. */
export function AboutTab() {
  return (
    <Tab first title={words.title} lead={words.lead} description={publicTexts.description}>
      <Points points={words.points} />
    </Tab>
  );
}
