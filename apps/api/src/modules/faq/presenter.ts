import type { FaqQuestion, FaqSubject } from '@bolillero/contract/calls/faq';
import type { QuestionRow, SubjectRow } from './repository.ts';

export function presentSubject({ id, title }: SubjectRow): FaqSubject {
  return { id, title };
}

export function presentQuestion({ id, subjectId, title, answerHtml }: QuestionRow): FaqQuestion {
  return { id, subject_id: subjectId, title, description: answerHtml };
}
