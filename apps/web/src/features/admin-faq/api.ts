import {
  createQuestion,
  createSubject,
  deleteQuestion,
  deleteSubject,
  type FaqQuestion,
  type FaqSubject,
  listQuestions,
  listSubjectQuestions,
  listSubjects,
  moveQuestion,
  moveSubject,
  updateQuestion,
  updateSubject,
} from '@bolillero/contract/calls/faq';
import { movedTo } from '@bolillero/domain/faq/order';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failedWith, namingFields } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { faqKey } from '../../api/queries.ts';
import { showError } from '../../components/ui/notice-store.ts';

export interface Subject {
  readonly id: number;
  readonly title: string;
  /** How many questions it has. */
  readonly questions: number;
}

export interface Question {
  readonly id: number;
  readonly title: string;
  /** HTML that the server has sanitised. */
  readonly answer: string;
}

/** A subject with what is asked of it. */
export interface SubjectQuestions {
  readonly title: string;
  readonly questions: readonly Question[];
}

const subjectsKey = [...faqKey, 'subjects'] as const;
const questionsKey = (subjectId: number) => [...faqKey, 'questions', subjectId] as const;

const asQuestion = ({ id, title, description }: FaqQuestion): Question => ({
  id,
  title,
  answer: description,
});

const subjectsQuery = () =>
  queryOptions({
    queryKey: subjectsKey,
    queryFn: async ({ signal }): Promise<readonly Subject[]> => {
      const [subjects, questions] = await Promise.all([
        request(listSubjects, { signal }),
        request(listQuestions, { signal }),
      ]);
      return subjects.map((subject) => ({
        ...subject,
        questions: questions.filter((one) => one.subject_id === subject.id).length,
      }));
    },
  });

/** Every subject, those without questions too. */
export function useSubjects() {
  return useQuery(subjectsQuery());
}

const questionsQuery = (subjectId: number) =>
  queryOptions({
    queryKey: questionsKey(subjectId),
    queryFn: async ({ signal }): Promise<SubjectQuestions> => {
      const [subjects, questions] = await Promise.all([
        request(listSubjects, { signal }),
        request(listSubjectQuestions, { params: { subjectId }, signal }),
      ]);
      const title = subjects.find(({ id }) => id === subjectId)?.title ?? '';
      return { title, questions: questions.map(asQuestion) };
    },
  });

/** The questions of a subject; fails with `not-found` where there is none such. */
export function useQuestions(subjectId: number) {
  return useQuery(questionsQuery(subjectId));
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: faqKey });
}

type KnownSubject = Pick<Subject, 'id' | 'title'>;

/** What somebody else saved since it was read; null where a refusal is about something else. */
function savedMeanwhile<Wire>(error: unknown): Wire | null {
  return failedWith(error, 'faq-changed') ? (error.details as { readonly current: Wire }).current : null;
}

export const subjectSavedMeanwhile = (error: unknown): KnownSubject | null =>
  savedMeanwhile<FaqSubject>(error);

export function questionSavedMeanwhile(error: unknown): Question | null {
  const current = savedMeanwhile<FaqQuestion>(error);
  return current && asQuestion(current);
}

/** Creates a subject, or renames the one that is known: as it was read. */
export function useSaveSubject() {
  return useMutation({
    mutationFn: ({ known, title }: { readonly known: KnownSubject | null; readonly title: string }) =>
      namingFields({ name: 'title' }, () =>
        known === null
          ? request(createSubject, { body: { name: title } })
          : request(updateSubject, {
              params: { id: known.id },
              body: { name: title, read: { name: known.title } },
            }),
      ),
    onSuccess: useRefresh(),
  });
}

/** Deletes a subject with its questions. */
export function useRemoveSubject() {
  return useMutation({
    mutationFn: (id: number) => request(deleteSubject, { params: { id } }),
    onSettled: useRefresh(),
  });
}

/** Creates a question of a subject, or changes the one that is known: as it was read. */
export function useSaveQuestion(subjectId: number) {
  return useMutation({
    mutationFn: ({ known, title, answer }: Omit<Question, 'id'> & { readonly known: Question | null }) => {
      const body = { title, description: answer };
      return namingFields({ description: 'answer' }, () =>
        known === null
          ? request(createQuestion, { params: { subjectId }, body })
          : request(updateQuestion, {
              params: { subjectId, id: known.id },
              body: { ...body, read: { title: known.title, description: known.answer } },
            }),
      );
    },
    onSuccess: useRefresh(),
  });
}

export function useRemoveQuestion(subjectId: number) {
  return useMutation({
    mutationFn: (id: number) => request(deleteQuestion, { params: { subjectId, id } }),
    onSettled: useRefresh(),
  });
}

interface Move {
  readonly id: number;
  readonly place: number;
}

/** Puts a row where it is wanted at once, and lets the server say how the order is after the last move. */
function useMoves<Data>(
  key: readonly unknown[],
  send: (move: Move) => Promise<unknown>,
  reorder: (data: Data, move: Move) => Data,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [...key, 'move'],
    // one after the other, in the order in which they were made
    scope: { id: key.join('-') },
    mutationFn: send,
    onMutate: async (move) => {
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<Data>(key, (data) => data && reorder(data, move));
    },
    onError: (error) => showError(error),
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: [...key, 'move'] }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: faqKey });
    },
  });
}

function inPlace<Row extends { readonly id: number }>(rows: readonly Row[], { id, place }: Move): Row[] {
  const row = rows.find((one) => one.id === id);
  return row === undefined ? [...rows] : movedTo(rows, row, place);
}

export function useMoveSubject() {
  return useMoves<readonly Subject[]>(
    subjectsKey,
    ({ id, place }) => request(moveSubject, { params: { id }, body: { place } }),
    inPlace,
  );
}

export function useMoveQuestion(subjectId: number) {
  return useMoves<SubjectQuestions>(
    questionsKey(subjectId),
    ({ id, place }) => request(moveQuestion, { params: { subjectId, id }, body: { place } }),
    (data, move) => ({ ...data, questions: inPlace(data.questions, move) }),
  );
}
