import type { FaqQuestion, FaqSubject } from '@bolillero/contract/calls/faq';
import { movedTo } from '@bolillero/domain/faq/order';
import { searchText } from '@bolillero/domain/search/search-text';
import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { presentQuestion, presentSubject } from './presenter.ts';
import {
  deleteQuestion,
  deleteSubject,
  insertQuestion,
  insertSubject,
  lockSubject,
  lockSubjects,
  type QuestionRow,
  questions,
  renameSubject,
  type SubjectRow,
  updateQuestion,
  writeQuestionOrder,
  writeSubjectOrder,
} from './repository.ts';

type Db = Context['db'];
type TypedQuestion = Pick<QuestionRow, 'title' | 'answerHtml'>;
/** A question as somebody read it before changing it, by its names on the wire. */
type ReadQuestion = Pick<FaqQuestion, 'title' | 'description'>;
/** A question by the subject that it is of: another subject's is not found. */
interface Which {
  readonly subjectId: number;
  readonly id: number;
}

/** @throws {AppError} faq-title-taken */
export async function createSubject(
  { db, clock }: Context,
  admin: AdminIdentity,
  title: string,
): Promise<SubjectRow> {
  return await db.transaction(async (tx) => {
    const all = await lockSubjects(tx);
    refuseTaken(all, title, 'name');
    const row = await insertSubject(tx, { title, position: all.length + 1 });
    await recordChange(tx, admin, clock.date(), {
      action: 'create',
      entity: 'faq_subject',
      entityId: row.id,
      after: { title, place: row.position },
    });
    return row;
  });
}

/** @throws {AppError} not-found, faq-changed, faq-title-taken */
export async function updateSubject(
  { db, clock }: Context,
  admin: AdminIdentity,
  id: number,
  { title, read }: { readonly title: string; readonly read: { readonly name: string } | undefined },
): Promise<SubjectRow> {
  return await db.transaction(async (tx) => {
    const all = await lockSubjects(tx);
    const known = theOne(all, id);
    if (read !== undefined && read.name !== known.title) throw changed(presentSubject(known));
    refuseTaken(all, title, 'name', id);
    await renameSubject(tx, id, title);
    await recordChange(tx, admin, clock.date(), {
      action: 'update',
      entity: 'faq_subject',
      entityId: id,
      before: { title: known.title },
      after: { title },
    });
    return { ...known, title };
  });
}

/**
 * Deletes a subject with its questions; those after it move up.
 * @throws {AppError} not-found
 */
export async function removeSubject(
  { db, clock }: Context,
  admin: AdminIdentity,
  id: number,
): Promise<SubjectRow> {
  return await db.transaction(async (tx) => {
    const all = await lockSubjects(tx);
    const known = theOne(all, id);
    // a question that is being added to it is waited for, and goes too
    await lockSubject(tx, id);
    const itsQuestions = (await questions(tx, id)).map(presentQuestion);
    await deleteSubject(tx, id);
    await writeSubjectOrder(tx, idsOf(all.filter((row) => row !== known)));
    await recordChange(tx, admin, clock.date(), {
      action: 'delete',
      entity: 'faq_subject',
      entityId: id,
      before: { ...presentSubject(known), place: known.position, questions: itsQuestions },
    });
    return known;
  });
}

/**
 * Puts a subject in another place, whatever others did meanwhile. Answers the order that there is then.
 * @throws {AppError} not-found
 */
export async function moveSubject(
  { db, clock }: Context,
  admin: AdminIdentity,
  id: number,
  place: number,
): Promise<SubjectRow[]> {
  return await db.transaction(async (tx) => {
    const all = await lockSubjects(tx);
    const order = movedTo(all, theOne(all, id), place);
    await writeSubjectOrder(tx, idsOf(order));
    await recordMove(tx, admin, clock.date(), { entity: 'faq_subject', id, before: all, after: order });
    return order;
  });
}

/** @throws {AppError} not-found, faq-title-taken */
export async function createQuestion(
  { db, clock }: Context,
  admin: AdminIdentity,
  subjectId: number,
  typed: TypedQuestion,
): Promise<QuestionRow> {
  return await db.transaction(async (tx) => {
    const all = await lockQuestions(tx, subjectId);
    refuseTaken(all, typed.title, 'title');
    const row = await insertQuestion(tx, { subjectId, ...typed, position: all.length + 1 });
    await recordChange(tx, admin, clock.date(), {
      action: 'create',
      entity: 'faq_question',
      entityId: row.id,
      after: { ...presentQuestion(row), place: row.position },
    });
    return row;
  });
}

/** @throws {AppError} not-found, faq-changed, faq-title-taken */
export async function changeQuestion(
  { db, clock }: Context,
  admin: AdminIdentity,
  { subjectId, id }: Which,
  { typed, read }: { readonly typed: TypedQuestion; readonly read: ReadQuestion | undefined },
): Promise<QuestionRow> {
  return await db.transaction(async (tx) => {
    const all = await lockQuestions(tx, subjectId);
    const known = theOne(all, id);
    if (read !== undefined && (read.title !== known.title || read.description !== known.answerHtml))
      throw changed(presentQuestion(known));
    refuseTaken(all, typed.title, 'title', id);
    await updateQuestion(tx, id, typed);
    const row = { ...known, ...typed };
    await recordChange(tx, admin, clock.date(), {
      action: 'update',
      entity: 'faq_question',
      entityId: id,
      before: presentQuestion(known),
      after: presentQuestion(row),
    });
    return row;
  });
}

/**
 * Deletes a question; those after it move up.
 * @throws {AppError} not-found
 */
export async function removeQuestion(
  { db, clock }: Context,
  admin: AdminIdentity,
  { subjectId, id }: Which,
): Promise<QuestionRow> {
  return await db.transaction(async (tx) => {
    const all = await lockQuestions(tx, subjectId);
    const known = theOne(all, id);
    await deleteQuestion(tx, id);
    await writeQuestionOrder(tx, idsOf(all.filter((row) => row !== known)));
    await recordChange(tx, admin, clock.date(), {
      action: 'delete',
      entity: 'faq_question',
      entityId: id,
      before: { ...presentQuestion(known), place: known.position },
    });
    return known;
  });
}

/**
 * Puts a question in another place of its subject. Answers the order that there is then.
 * @throws {AppError} not-found
 */
export async function moveQuestion(
  { db, clock }: Context,
  admin: AdminIdentity,
  { subjectId, id }: Which,
  place: number,
): Promise<QuestionRow[]> {
  return await db.transaction(async (tx) => {
    const all = await lockQuestions(tx, subjectId);
    const order = movedTo(all, theOne(all, id), place);
    await writeQuestionOrder(tx, idsOf(order));
    await recordMove(tx, admin, clock.date(), { entity: 'faq_question', id, before: all, after: order });
    return order;
  });
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/** The questions of a subject, which nobody else changes until the transaction ends. */
async function lockQuestions(tx: Db, subjectId: number): Promise<QuestionRow[]> {
  if ((await lockSubject(tx, subjectId)) === null) throw new AppError('not-found');
  return await questions(tx, subjectId);
}

function theOne<Row extends { readonly id: number }>(rows: readonly Row[], id: number): Row {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new AppError('not-found');
  return row;
}

/** What somebody saved since it was read is told, so that nobody overwrites it unseen. */
const changed = (current: FaqSubject | FaqQuestion) => new AppError('faq-changed', { details: { current } });

/** A title that differs in capitals or accents alone is the same one. */
function refuseTaken(
  rows: readonly { readonly id: number; readonly title: string }[],
  title: string,
  path: string,
  own?: number,
): void {
  const wanted = searchText(title);
  if (!rows.some((row) => row.id !== own && searchText(row.title) === wanted)) return;
  const error = new AppError('faq-title-taken');
  throw new AppError('faq-title-taken', { errors: [{ path, message: String(error.text) }] });
}

interface Move {
  readonly entity: 'faq_subject' | 'faq_question';
  readonly id: number;
  readonly before: readonly { readonly id: number; readonly title: string }[];
  readonly after: readonly { readonly id: number; readonly title: string }[];
}

/** What stands where it stood is no change. */
async function recordMove(
  tx: Db,
  admin: AdminIdentity,
  at: Date,
  { entity, id, before, after }: Move,
): Promise<void> {
  const place = (rows: Move['before']) => rows.findIndex((row) => row.id === id) + 1;
  if (place(before) === place(after)) return;
  await recordChange(tx, admin, at, {
    action: 'reorder',
    entity,
    entityId: id,
    before: { place: place(before) },
    after: { place: place(after) },
  });
}
