import {
  type FaqQuestion,
  type FaqSubject,
  listQuestions,
  listSubjects,
} from '@bolillero/contract/calls/support';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

/** A subject with its questions; one without questions is left out. */
export interface Topic extends FaqSubject {
  readonly questions: readonly FaqQuestion[];
}

export const topicsQuery = () =>
  queryOptions({
    queryKey: ['faq'],
    queryFn: async ({ signal }): Promise<Topic[]> => {
      const [subjects, questions] = await Promise.all([
        request(listSubjects, { signal }),
        request(listQuestions, { signal }),
      ]);
      return subjects
        .map((subject) => ({
          ...subject,
          questions: questions.filter((one) => one.subject_id === subject.id),
        }))
        .filter((topic) => topic.questions.length > 0);
    },
    staleTime: 300_000,
  });

export function useTopics() {
  return useQuery(topicsQuery());
}
