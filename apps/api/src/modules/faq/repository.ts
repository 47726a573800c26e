import type { Db } from '@bolillero/database/connection';
import { faqQuestion, faqSubject } from '@bolillero/database/schema/support';
import { asc, eq, sql } from 'drizzle-orm';

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

/** Whoever changes which subjects there are, or their order, waits here for who was first. Reading them goes on. */
export async function lockSubjects(tx: Db): Promise<SubjectRow[]> {
  await tx.execute(sql`LOCK TABLE ${faqSubject} IN SHARE ROW EXCLUSIVE MODE`);
  return await subjects(tx);
}

/** A subject, held until the transaction ends: whoever changes its questions or their order waits here. */
export async function lockSubject(tx: Db, id: number): Promise<SubjectRow | null> {
  const [row] = await tx.select().from(faqSubject).where(eq(faqSubject.id, id)).for('update');
  return row ?? null;
}

export async function insertSubject(tx: Db, values: Omit<SubjectRow, 'id'>): Promise<SubjectRow> {
  const [row] = await tx.insert(faqSubject).values(values).returning();
  if (row === undefined) throw new Error('a subject was not inserted');
  return row;
}

export async function renameSubject(tx: Db, id: number, title: string): Promise<void> {
  await tx.update(faqSubject).set({ title }).where(eq(faqSubject.id, id));
}

/** Its questions go with it. */
export async function deleteSubject(tx: Db, id: number): Promise<void> {
  await tx.delete(faqSubject).where(eq(faqSubject.id, id));
}

export async function insertQuestion(tx: Db, values: Omit<QuestionRow, 'id'>): Promise<QuestionRow> {
  const [row] = await tx.insert(faqQuestion).values(values).returning();
  if (row === undefined) throw new Error('a question was not inserted');
  return row;
}

export async function updateQuestion(
  tx: Db,
  id: number,
  values: Pick<QuestionRow, 'title' | 'answerHtml'>,
): Promise<void> {
  await tx.update(faqQuestion).set(values).where(eq(faqQuestion.id, id));
}

export async function deleteQuestion(tx: Db, id: number): Promise<void> {
  await tx.delete(faqQuestion).where(eq(faqQuestion.id, id));
}

/** Gives each the place that it has in the list, from 1 on. */
export async function writeSubjectOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`UPDATE faq_subject SET position = place FROM unnest(${sql.param(ids)}::int[])
    WITH ORDINALITY AS o (subject, place) WHERE id = subject AND position <> place`);
}

/** The same for the questions of one subject. */
export async function writeQuestionOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`UPDATE faq_question SET position = place FROM unnest(${sql.param(ids)}::int[])
    WITH ORDINALITY AS o (question, place) WHERE id = question AND position <> place`);
}
