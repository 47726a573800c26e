import { expect, test } from 'vitest';
import { openDatabase } from '../connection.ts';
import { faqQuestion, faqSubject } from '../schema/support.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { baseSubjects, installFaq } from './faq.ts';

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
