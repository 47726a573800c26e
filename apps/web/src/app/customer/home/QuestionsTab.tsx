import { publicTexts } from '@bolillero/texts/public';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { FirstQuestions } from '../../../features/faq/components/FirstQuestions.tsx';
import { paths } from '../../../paths.ts';
import classes from './Tab.module.css';
import { Tab } from './Tab.tsx';

const words = publicTexts.questions;

/** Preguntas: the first of each subject. */
export function QuestionsTab() {
  return (
    <Tab title={words.title} lead={words.lead} description={publicTexts.meta.questions}>
      <FirstQuestions />
      <p className={classes.actions}>
        <ButtonLink {...paths.faq()} variant="default" size="md">
          {words.all}
        </ButtonLink>
      </p>
    </Tab>
  );
}
