import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Subject {
  readonly id: number;
  readonly title: string;
}
interface Question {
  readonly subject_id: number;
}

test('a new house has subjects with questions, in one order', async () => {
  const subjects: Subject[] = (await app.get('/subjects/list')).body;
  expect(subjects.length).toBeGreaterThanOrEqual(6);
  expect(Object.keys(subjects[0] ?? {})).toEqual(['id', 'title']);
  const questions: Question[] = (await app.get('/questions/list')).body;
  expect(questions[0]).toEqual({
    id: expect.any(Number),
    subject_id: subjects[0]?.id,
    title: expect.any(String),
    description: expect.stringMatching(/^<p>/),
  });
  const inOrder = subjects.flatMap(({ id }) => questions.filter((question) => question.subject_id === id));
  expect(inOrder).toEqual(questions);
});

test('the questions of one subject are its own', async () => {
  const [, second] = (await app.get('/subjects/list')).body;
  const { status, body } = await app.get(`/questions/list/${second.id}`);
  expect(status).toBe(200);
  expect(body.length).toBeGreaterThanOrEqual(3);
  expect(new Set(body.map((question: Question) => question.subject_id))).toEqual(new Set([second.id]));
});

test('an unknown subject is a 404, none a 400', async () => {
  expect((await app.get('/questions/list/999999')).status).toBe(404);
  expect((await app.get('/questions/list/x')).status).toBe(400);
});
