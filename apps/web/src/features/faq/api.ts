import { type FaqSubject, listQuestions, listSubjects } from '@bolillero/contract/calls/faq';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { faqKey } from '../../api/queries.ts';

export interface Question {
  readonly id: number;
  readonly title: string;
  /** HTML that the server has sanitised. */
  readonly answer: string;
}

/** A subject with its questions; one without questions is left out. */
export interface Topic extends FaqSubject {
  readonly questions: readonly Question[];
}

export const topicsQuery = () =>
  queryOptions({
    queryKey: [...faqKey, 'public'],
    queryFn: async ({ signal }): Promise<Topic[]> => {
      const [subjects, questions] = await Promise.all([
        request(listSubjects, { signal }),
        request(listQuestions, { signal }),
      ]);
      return subjects
        .map((subject) => ({
          ...subject,
          questions: questions
            .filter((one) => one.subject_id === subject.id)
            .map(({ id, title, description }) => ({ id, title, answer: description })),
        }))
        .filter((topic) => topic.questions.length > 0);
    },
    staleTime: 300_000,
  });

export function useTopics() {
  return useQuery(topicsQuery());
}
