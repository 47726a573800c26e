import type { StudyProps } from '../../api/study.ts';

/** What a question is asked with. */
export interface QuestionProps extends StudyProps {
  /** Whether it is to say over which draws it speaks: not where the study below it says so of the same draws. */
  readonly saysScope: boolean;
}
