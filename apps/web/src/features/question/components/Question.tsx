import { askedBalls, askedFaults, readAskedNumbers } from '@bolillero/domain/tickets/asked-balls';
import { lazy, Suspense } from 'react';
import { Bone } from '../../../components/ui/Bone.tsx';
import { drumsOf } from '../asked-of.ts';
import type { QuestionProps } from '../question-props.ts';
import classes from './Question.module.css';
import { QuestionBox } from './QuestionBox.tsx';

const QuestionAnswer = lazy(() => import('./QuestionAnswer.tsx'));

/** 'Tu pregunta': the box, and below it what the history says of the balls in the address. */
export default function Question(props: QuestionProps) {
  const { lottery, series, search, onSearch } = props;
  const numbers = readAskedNumbers(search.pregunta ?? '');
  const isAsked = numbers.length > 0 && askedFaults(drumsOf(lottery), numbers).length === 0;
  return (
    <div className={classes.question}>
      <QuestionBox lottery={lottery} series={series} search={search} onSearch={onSearch} />
      {isAsked && (
        <Suspense fallback={<Bone height={520} />}>
          <QuestionAnswer {...props} asked={askedBalls(numbers)} />
        </Suspense>
      )}
    </div>
  );
}
