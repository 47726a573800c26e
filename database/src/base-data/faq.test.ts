import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../connection.ts';
import { faqQuestion, faqSubject } from '../schema/support.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { baseSubjects, installFaq } from './faq.ts';
import { editionOf, editions } from './faq-editions.ts';

const questions = baseSubjects.flatMap((subject) => subject.questions);
const allowed = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'a']);

test('there are some of each subject, and none is asked twice', () => {
  expect(baseSubjects.length).toBeGreaterThanOrEqual(6);
  for (const subject of baseSubjects) expect(subject.questions.length).toBeGreaterThanOrEqual(3);
  const titles = [...baseSubjects, ...questions].map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(questions.map(({ title, answer }) => [title, answer]))('%s', (_, answer) => {
  const open: string[] = [];
  for (const [, slash, tag = '', attributes = ''] of answer.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
    expect(allowed).toContain(tag);
    if (slash === '/') {
      expect(open.pop()).toBe(tag);
      continue;
    }
    open.push(tag);
    if (tag === 'a')
      expect(attributes).toMatch(/^ href="\/[a-z-]+(\?(suscription=true|tab=(datos|juego)))?"$/);
    else expect(attributes).toBe('');
  }
  expect(open).toEqual([]);
  const text = answer.replace(/<[^>]+>/g, ' ');
  expect(text).not.toMatch(/[<>&]/);
  expect(text.length).toBeGreaterThan(120);
});

test('each has its editions, the present one last', () => {
  expect(Object.keys(editions)).toEqual(questions.map(({ title }) => title));
  expect(questions.map((question) => [question.title, editions[question.title]?.at(-1)])).toEqual(
    questions.map((question) => [question.title, editionOf(question)]),
  );
});

test('one that stands as an earlier version wrote it is brought up to date; what the house wrote stays', async () => {
  const fresh = await freshDatabase();
  const { db, close } = openDatabase(fresh.config);
  try {
    const now = '¿Las herramientas y los pronósticos aumentan mis probabilidades?';
    const earlier = {
      title: '¿Las ayudas y los pronósticos aumentan mis probabilidades?',
      answerHtml:
        '<p><strong>No.</strong> Cada sorteo es independiente de los anteriores y todas las combinaciones tienen exactamente la misma probabilidad. Ninguna ayuda, estadística, bot ni número «de la suerte» la cambia, tampoco los nuestros.</p><p>Las ayudas sirven para elegir números de una manera que te guste y para mirar el historial con orden. Por eso las mostramos siempre junto a las probabilidades verdaderas del juego.</p>',
    };
    const rows = () => db.select().from(faqQuestion).orderBy(faqQuestion.id);
    const answerOf = async (title: string) => (await rows()).find((row) => row.title === title)?.answerHtml;
    const wasInstalled = await rows();
    await db.update(faqQuestion).set(earlier).where(eq(faqQuestion.title, now));
    const own = '<p>Escríbenos.</p>';
    await db
      .update(faqQuestion)
      .set({ answerHtml: own })
      .where(eq(faqQuestion.title, '¿Cómo cobro un premio?'));

    await installFaq(db);
    expect(await answerOf(now)).toBe(wasInstalled.find(({ title }) => title === now)?.answerHtml);
    expect(await answerOf(earlier.title)).toBeUndefined();
    expect(await answerOf('¿Cómo cobro un premio?')).toBe(own);
    expect(await rows()).toHaveLength(questions.length);

    await db
      .update(faqQuestion)
      .set({ ...earlier, answerHtml: `${earlier.answerHtml} ` })
      .where(eq(faqQuestion.title, now));
    await installFaq(db);
    expect(await answerOf(earlier.title)).toBe(`${earlier.answerHtml} `);
  } finally {
    await close();
    await fresh.drop();
  }
});

test('are installed once: what was changed or deleted does not come back', async () => {
  const fresh = await freshDatabase();
  const { db, close } = openDatabase(fresh.config);
  try {
    expect(await db.select().from(faqQuestion)).toHaveLength(questions.length);
    await installFaq(db);
    expect(await db.select().from(faqSubject)).toHaveLength(baseSubjects.length);
    await db.delete(faqSubject);
    await installFaq(db);
    expect(await db.select().from(faqSubject)).toEqual([]);
    expect(await db.select().from(faqQuestion)).toEqual([]);
  } finally {
    await close();
    await fresh.drop();
  }
});
