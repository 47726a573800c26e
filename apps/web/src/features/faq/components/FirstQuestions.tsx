import { faqTexts as words } from '@bolillero/texts/public-faq';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useTopics } from '../api.ts';
import { QuestionItem } from './QuestionItem.tsx';
import classes from './Questions.module.css';

/** The first question of each subject. */
export function FirstQuestions() {
  const { data, error, refetch } = useTopics();
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <RowsSkeleton rows={5} height={50} />
      </Loading>
    );
  if (data.length === 0) return <EmptyState title={words.none} hint={words.noneHint} />;
  return (
    <div className={classes.list}>
      {data.flatMap(({ questions }) =>
        questions.slice(0, 1).map((question) => <QuestionItem key={question.id} question={question} />),
      )}
    </div>
  );
}
