import { eq } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { installationFact } from '../schema/operation.ts';
import { faqQuestion, faqSubject } from '../schema/support.ts';
import { editionOf, editions } from './faq-editions.ts';
import { knowingSubjects } from './faq-knowing.ts';
import { playingSubjects } from './faq-playing.ts';
import type { BaseSubject } from './faq-subject.ts';

const fact = 'base-faq';

export const baseSubjects: readonly BaseSubject[] = [...playingSubjects, ...knowingSubjects];

/**
 * The frequent questions of a new house, written once: what is changed or deleted later does not come back. A house
 * that has subjects of its own keeps them alone. A question that stands as an earlier version of the product wrote it is
 * brought up to date.
 */
export async function installFaq(db: Db): Promise<void> {
  const known = await db.select().from(installationFact).where(eq(installationFact.name, fact));
  if (known.length > 0) return await renewAnswers(db);
  await db.insert(installationFact).values({ name: fact, value: {} });
  const [own] = await db.select({ id: faqSubject.id }).from(faqSubject).limit(1);
  if (own !== undefined) return;
  for (const [index, { title, questions }] of baseSubjects.entries()) {
    const [subject] = await db
      .insert(faqSubject)
      .values({ title, position: index + 1 })
      .returning({ id: faqSubject.id });
    if (subject === undefined) throw new Error('a subject was not inserted');
    await db.insert(faqQuestion).values(
      questions.map(({ title: asked, answer }, position) => ({
        subjectId: subject.id,
        title: asked,
        answerHtml: answer,
        position: position + 1,
      })),
    );
  }
}

async function renewAnswers(db: Db): Promise<void> {
  const present = baseSubjects.flatMap(({ questions }) => questions);
  const { id, title, answerHtml: answer } = faqQuestion;
  for (const stored of await db.select({ id, title, answer }).from(faqQuestion)) {
    const edition = editionOf(stored);
    const renewed = present.find((question) => editions[question.title]?.slice(0, -1).includes(edition));
    if (renewed === undefined) continue;
    await db
      .update(faqQuestion)
      .set({ title: renewed.title, answerHtml: renewed.answer })
      .where(eq(faqQuestion.id, stored.id));
  }
}
