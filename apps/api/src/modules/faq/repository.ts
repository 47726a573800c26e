import type { Db } from '@bolillero/database/connection';
import { faqQuestion, faqSubject } from '@bolillero/database/schema/support';
import { asc, eq } from 'drizzle-orm';

export type SubjectRow = typeof faqSubject.$inferSelect;
export type QuestionRow = typeof faqQuestion.$inferSelect;

export async function subjects(db: Db): Promise<SubjectRow[]> {
  return await db.select().from(faqSubject).orderBy(asc(faqSubject.position), asc(faqSubject.id));
}

export async function isSubject(db: Db, id: number): Promise<boolean> {
  const rows = await db.select({ id: faqSubject.id }).from(faqSubject).where(eq(faqSubject.id, id));
  return rows.length > 0;
}

/** The questions of one subject, or of all of them, in the order of the subjects. */
export async function questions(db: Db, subjectId: number | null): Promise<QuestionRow[]> {
  const rows = await db
    .select({ question: faqQuestion })
    .from(faqQuestion)
    .innerJoin(faqSubject, eq(faqSubject.id, faqQuestion.subjectId))
    .where(subjectId === null ? undefined : eq(faqSubject.id, subjectId))
    .orderBy(asc(faqSubject.position), asc(faqSubject.id), asc(faqQuestion.position), asc(faqQuestion.id));
  return rows.map(({ question }) => question);
}
