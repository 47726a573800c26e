import { lazy, Suspense } from 'react';
import type { StudyProps } from '../../../api/study.ts';
import classes from './StudyQuestion.module.css';

const Question = lazy(() => import('../../../features/question/components/Question.tsx'));

/** 'Tu pregunta' on top of the pages of Analítica; its place is kept until it is there. */
export function StudyQuestion(props: StudyProps & { readonly saysScope: boolean }) {
  return (
    <div className={classes.place}>
      <Suspense fallback={<div className={classes.waiting} />}>
        <Question {...props} />
      </Suspense>
    </div>
  );
}
