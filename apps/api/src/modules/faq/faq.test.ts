import { faqQuestion, faqSubject } from '@bolillero/database/schema/support';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await anAdmin(app)).token;
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

const put = (path: string, payload: object, token?: string) => app.call('PUT', path, { payload, token });

describe('changing subjects', () => {
  const titles = async () => (await app.get('/subjects/list')).body.map(({ title }: Subject) => title);
  const add = async (name: string) => (await app.post('/subjects/list', { name }, admin)).body.data;

  test('one is added at the end, renamed and deleted with its questions; the audit says so', async () => {
    const before = await titles();
    const { status, body } = await app.post('/subjects/list', { name: '  Cobros   y plazos ' }, admin);
    expect([status, body]).toEqual([
      200,
      { ok: true, data: { id: expect.any(Number), title: 'Cobros y plazos' } },
    ]);
    expect(await titles()).toEqual([...before, 'Cobros y plazos']);
    const { id } = body.data;
    await app.post(`/questions/list/${id}`, { title: '¿Cuándo?', description: '<p>Hoy.</p>' }, admin);

    const renamed = await put(`/subjects/list/${id}`, { name: 'COBROS y plazos' }, admin);
    expect(renamed.body).toEqual({ ok: true, data: { id, title: 'COBROS y plazos' } });

    expect((await app.delete(`/subjects/list/${id}`, admin)).status).toBe(200);
    expect(await titles()).toEqual(before);
    expect((await app.get(`/questions/list/${id}`)).status).toBe(404);
    const { data } = (await app.get(`/audit?entity=faq_subject&entity_id=${id}`, admin)).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['delete', 'update', 'create']);
    expect(data[0].before.questions).toMatchObject([{ title: '¿Cuándo?', description: '<p>Hoy.</p>' }]);
    expect(data[1]).toMatchObject({
      before: { title: 'Cobros y plazos' },
      after: { title: 'COBROS y plazos' },
    });
  });

  test('a title is of one subject, whatever its capitals and accents', async () => {
    const { id, title } = await add('Cárnet');
    for (const { status, body } of [
      await app.post('/subjects/list', { name: 'carnet' }, admin),
      await put(`/subjects/list/${(await add('Otro')).id}`, { name: ' CARNET ' }, admin),
    ]) {
      expect([status, body.code, body.errors[0].path]).toEqual([409, 'faq-title-taken', 'name']);
    }
    expect((await put(`/subjects/list/${id}`, { name: title }, admin)).status).toBe(200);
  });

  test('they are moved to a place, and stay without gaps when one goes', async () => {
    const all: Subject[] = (await app.get('/subjects/list')).body;
    const last = all.at(-1);
    const { status, body } = await app.post(`/subjects/order/${last?.id}`, { place: 2 }, admin);
    expect(status).toBe(200);
    expect(body.data).toEqual([all[0], last, ...all.slice(1, -1)]);
    expect((await app.get('/subjects/list')).body).toEqual(body.data);
    const beyond = (await app.post(`/subjects/order/${last?.id}`, { place: 1000 }, admin)).body.data;
    expect(beyond).toEqual(all);
    await app.delete(`/subjects/list/${all[1]?.id}`, admin);
    const places = (await app.context.db.select().from(faqSubject)).map(({ position }) => position);
    expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index + 1));
  });

  test('of several administrators at once nobody loses a subject or a place', async () => {
    const names = ['P', 'Q', 'R', 'S'];
    const [first] = (await app.get('/subjects/list')).body;
    const answers = await Promise.all([
      ...names.map((name) => app.post('/subjects/list', { name }, admin)),
      app.post(`/subjects/order/${first.id}`, { place: 3 }, admin),
      app.post('/subjects/list', { name: 'p' }, admin),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409]);
    const places = (await app.context.db.select().from(faqSubject)).map(({ position }) => position);
    expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index + 1));
  });

  test('of two who rename one, the second is told what the first saved', async () => {
    const { id, title: name } = await add('Leído por dos');
    const path = `/subjects/list/${id}`;
    expect((await put(path, { name: 'De la primera', read: { name } }, admin)).status).toBe(200);
    const second = await put(path, { name: 'De la segunda', read: { name } }, admin);
    expect([second.status, second.body.code]).toEqual([409, 'faq-changed']);
    expect(second.body.details.current).toEqual({ id, title: 'De la primera' });
    expect(await titles()).toContain('De la primera');
    const seen = { name: 'De la segunda', read: { name: 'De la primera' } };
    expect((await put(path, seen, admin)).status).toBe(200);
  });

  test('bad input, nobody’s subject, and who may not', async () => {
    const empty = await app.post('/subjects/list', { name: ' ' }, admin);
    expect([empty.status, empty.body.message]).toEqual([400, ['El Tema es obligatorio.']]);
    expect((await app.post('/subjects/list', { name: 'x'.repeat(201) }, admin)).status).toBe(400);
    expect((await app.post('/subjects/list', { name: 'x', title: 'y' }, admin)).status).toBe(400);
    const { id } = await add('Permisos');
    expect((await app.post(`/subjects/order/${id}`, { place: 0 }, admin)).status).toBe(400);
    const calls = (id: number, token?: string) => [
      put(`/subjects/list/${id}`, { name: 'Mío' }, token),
      app.delete(`/subjects/list/${id}`, token),
      app.post(`/subjects/order/${id}`, { place: 1 }, token),
    ];
    for (const { status } of await Promise.all(calls(999_999, admin))) expect(status).toBe(404);
    for (const [token, refused] of await strangers()) {
      const made = app.post('/subjects/list', { name: 'Mío' }, token);
      for (const { status } of await Promise.all([made, ...calls(id, token)])) expect(status).toBe(refused);
    }
  });
});

describe('changing questions', () => {
  let subject: number;
  const list = () => `/questions/list/${subject}`;
  const add = async (title: string, description = '<p>Sí.</p>') =>
    (await app.post(list(), { title, description }, admin)).body.data;

  beforeAll(async () => {
    subject = (await app.post('/subjects/list', { name: 'De prueba' }, admin)).body.data.id;
  });

  test('one is added, changed, read by everybody at once, and deleted; the audit says so', async () => {
    const typed = {
      title: ' ¿Se cobra? ',
      description: '<p onclick="x()">Sí, <b>siempre</b>.<script>x()</script></p>',
    };
    const { status, body } = await app.post(list(), typed, admin);
    const kept = {
      subject_id: subject,
      title: '¿Se cobra?',
      description: '<p>Sí, <strong>siempre</strong>.</p>',
    };
    expect([status, body]).toEqual([200, { ok: true, data: { id: expect.any(Number), ...kept } }]);
    const { id } = body.data;
    expect((await app.get(list())).body).toEqual([{ id, ...kept }]);

    const changed = await put(
      `${list()}/${id}`,
      { ...kept, subject_id: undefined, title: '¿Se paga?' },
      admin,
    );
    expect(changed.body.data).toEqual({ id, ...kept, title: '¿Se paga?' });
    expect((await app.get('/questions/list')).body).toContainEqual(changed.body.data);

    expect((await app.delete(`${list()}/${id}`, admin)).status).toBe(200);
    expect((await app.get(list())).body).toEqual([]);
    const { data } = (await app.get(`/audit?entity=faq_question&entity_id=${id}`, admin)).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['delete', 'update', 'create']);
    expect(data[1]).toMatchObject({ before: { title: '¿Se cobra?' }, after: { title: '¿Se paga?' } });
  });

  test('they are moved within their subject, also by several at once', async () => {
    const ids: number[] = [];
    for (const title of ['A', 'B', 'C', 'D']) ids.push((await add(title)).id);
    const order = `/questions/order/${subject}`;
    const { body } = await app.post(`${order}/${ids[3]}`, { place: 1 }, admin);
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['D', 'A', 'B', 'C']);
    await Promise.all(ids.map((id) => app.post(`${order}/${id}`, { place: 2 }, admin)));
    await Promise.all([
      app.delete(`${list()}/${ids[0]}`, admin),
      app.delete(`${list()}/${ids[2]}`, admin),
      add('E'),
    ]);
    const rows = await app.context.db.select().from(faqQuestion).where(eq(faqQuestion.subjectId, subject));
    expect(rows.map(({ position }) => position).toSorted()).toEqual([1, 2, 3]);
    const { data } = (await app.get(`/audit?entity=faq_question&entity_id=${ids[3]}`, admin)).body;
    expect(data.at(-2)).toMatchObject({ action: 'reorder', before: { place: 4 }, after: { place: 1 } });
  });

  test('of two who change one at once, the second is told what the first saved', async () => {
    const { id, title, description } = await add('¿Leída por dos?');
    const read = { title, description };
    const path = `${list()}/${id}`;
    const answers = await Promise.all(
      ['<p>Uno.</p>', '<p>Dos.</p>'].map((answer) => put(path, { title, description: answer, read }, admin)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const saved = answers.find(({ status }) => status === 200)?.body.data;
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect([refused.code, refused.details.current]).toEqual(['faq-changed', saved]);
    expect((await app.get(list())).body).toContainEqual(saved);
    const wrong = await put(path, { title, description: '<p>x</p>', read: { title } }, admin);
    expect(wrong.status).toBe(400);
  });

  test('bad input, nobody’s question, another subject’s, and who may not', async () => {
    const nothing = await app.post(list(), { title: ' ', description: '<p> </p><img src=x>' }, admin);
    expect([nothing.status, nothing.body.errors]).toEqual([
      400,
      [
        { path: 'title', message: 'La Pregunta es obligatoria.' },
        { path: 'description', message: 'La Respuesta es obligatoria.' },
      ],
    ]);
    const good = { title: '¿Es mía?', description: '<p>No.</p>' };
    const { id } = await add(good.title);
    const taken = await app.post(list(), { ...good, title: '¿ES MIA?' }, admin);
    expect([taken.status, taken.body.errors[0].path]).toEqual([409, 'title']);
    expect((await app.post(list(), { title: good.title }, admin)).status).toBe(400);
    expect((await app.post(list(), { ...good, description: 'x'.repeat(20_001) }, admin)).status).toBe(400);
    expect((await app.post('/questions/list/999999', good, admin)).status).toBe(404);

    const [other] = (await app.get('/subjects/list')).body;
    const calls = (of: number, id: number, token?: string) => [
      put(`/questions/list/${of}/${id}`, good, token),
      app.delete(`/questions/list/${of}/${id}`, token),
      app.post(`/questions/order/${of}/${id}`, { place: 1 }, token),
    ];
    const missing = [...calls(subject, 999_999, admin), ...calls(other.id, id, admin)];
    for (const { status } of await Promise.all(missing)) expect(status).toBe(404);
    for (const [token, refused] of await strangers()) {
      const made = app.post(list(), good, token);
      for (const { status } of await Promise.all([made, ...calls(subject, id, token)]))
        expect(status).toBe(refused);
    }
  });
});

/** Whoever may not write frequent questions, and what they are answered. */
async function strangers(): Promise<[string | undefined, number][]> {
  return [
    [undefined, 401],
    [(await aCustomer(app)).token, 403],
    [(await anAdmin(app, 'operator')).token, 403],
  ];
}
