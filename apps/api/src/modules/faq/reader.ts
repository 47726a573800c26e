import type { BodyOf } from '@bolillero/contract/call';
import type { createQuestion, createSubject } from '@bolillero/contract/calls/faq';
import { faqFaultTexts } from '@bolillero/texts/faq';
import { AppError, type FieldError } from '../../errors/app-error.ts';
import { sanitizeAnswer } from './answer-html.ts';

/** One line, as titles are compared and shown. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** @throws {AppError} input-invalid */
export function readSubject({ name }: Pick<BodyOf<typeof createSubject>, 'name'>): string {
  const title = oneLine(name);
  if (title === '') throw invalid([{ path: 'name', message: faqFaultTexts.subject }]);
  return title;
}

/**
 * A question with its answer as it may be shown.
 * @throws {AppError} input-invalid
 */
export function readQuestion(body: Pick<BodyOf<typeof createQuestion>, 'title' | 'description'>): {
  title: string;
  answerHtml: string;
} {
  const read = { title: oneLine(body.title), answerHtml: sanitizeAnswer(body.description) };
  const errors: FieldError[] = [];
  if (read.title === '') errors.push({ path: 'title', message: faqFaultTexts.title });
  if (read.answerHtml === '') errors.push({ path: 'description', message: faqFaultTexts.answer });
  if (errors.length > 0) throw invalid(errors);
  return read;
}

const invalid = (errors: readonly FieldError[]) =>
  new AppError('input-invalid', { message: errors.map(({ message }) => message), errors });
