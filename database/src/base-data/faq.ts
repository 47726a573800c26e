import { eq } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { installationFact } from '../schema/operation.ts';
import { faqQuestion, faqSubject } from '../schema/support.ts';
import { knowingSubjects } from './faq-knowing.ts';
import { playingSubjects } from './faq-playing.ts';
import type { BaseSubject } from './faq-subject.ts';

const fact = 'base-faq';

export const baseSubjects: readonly BaseSubject[] = [...playingSubjects, ...knowingSubjects];

/**
 * The frequent questions of a new house, written once: what is changed or deleted later does not come back. A house
 * that has subjects of its own keeps them alone.
 */
export async function installFaq(db: Db): Promise<void> {
  const known = await db.select().from(installationFact).where(eq(installationFact.name, fact));
  if (known.length > 0) return;
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
