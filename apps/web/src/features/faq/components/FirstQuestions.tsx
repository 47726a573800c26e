import { faqTexts as words } from '@bolillero/texts/public-faq';
import { Bone } from '../../../components/ui/Bone.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { useTopics } from '../api.ts';
import { QuestionItem } from './QuestionItem.tsx';
import classes from './Questions.module.css';

/** A new house has so many subjects. */
const places = [1, 2, 3, 4, 5, 6, 7];

/** The first question of each subject. */
export function FirstQuestions() {
  const query = useTopics();
  return (
    <Loaded
      query={query}
      waiting={
        <div className={classes.list}>
          {places.map((place) => (
            <Bone key={place} height={50} />
          ))}
        </div>
      }
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
