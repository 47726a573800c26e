import { faqTexts as words } from '@bolillero/texts/public-faq';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useTopics } from '../api.ts';
import { QuestionItem } from './QuestionItem.tsx';
import classes from './Questions.module.css';

/** The first question of each subject. */
export function FirstQuestions() {
  const query = useTopics();
  return (
    <Loaded
      query={query}
      waiting={<RowsSkeleton rows={5} height={50} />}
      empty={<EmptyState title={words.none} hint={words.noneHint} />}
    >
      {(data) => (
        <div className={classes.list}>
          {data.flatMap(({ questions }) =>
            questions.slice(0, 1).map((question) => <QuestionItem key={question.id} question={question} />),
          )}
        </div>
      )}
    </Loaded>
  );
}
