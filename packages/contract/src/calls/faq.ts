import { longestAnswerHtml, longestFaqTitle } from '@bolillero/domain/faq/limits';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Id, OkDataOf, Strict } from '../wire.ts';

export const FaqSubject = Type.Object({ id: Id, title: Type.String() });
export type FaqSubject = Static<typeof FaqSubject>;

export const FaqQuestion = Type.Object({
  id: Id,
  subject_id: Id,
  title: Type.String(),
  /** Sanitised HTML. */
  description: Type.String(),
});
export type FaqQuestion = Static<typeof FaqQuestion>;

const ofSubject = Type.Object({ subjectId: Id });
const ofQuestion = Type.Object({ subjectId: Id, id: Id });

// The database takes no NUL in a text.
const title = Type.String({ maxLength: longestFaqTitle, pattern: '^[^\\u0000]*$' });
const subjectFields = { name: title };
const questionFields = {
  title,
  /** HTML; what is not of the closed list of an answer's tags is left out on the way in. */
  description: Type.String({ maxLength: longestAnswerHtml, pattern: '^[^\\u0000]*$' }),
};
const subjectBody = Strict(subjectFields);
const questionBody = Strict(questionFields);
/** What is changed, as it was read: where it is another by now, a 409 with it as it stands. Absent: nothing is compared. */
const subjectChange = Strict({ ...subjectFields, read: Type.Optional(subjectBody) });
const questionChange = Strict({ ...questionFields, read: Type.Optional(questionBody) });
/** Counts from 1; beyond the last one it is the last one. */
const placeBody = Strict({ place: Type.Integer({ minimum: 1, maximum: 1_000_000 }) });

export const listSubjects = defineCall({
  id: 'subjects.list',
  method: 'GET',
  path: '/subjects/list',
  access: 'visitor',
  summary: 'Los temas de las preguntas frecuentes',
  answer: Type.Array(FaqSubject),
});

export const createSubject = defineCall({
  id: 'subjects.create',
  method: 'POST',
  path: '/subjects/list',
  access: 'administrator',
  summary: 'Crea un tema de las preguntas frecuentes, al final',
  body: subjectBody,
  errors: ['faq-title-taken'],
  answer: OkDataOf(FaqSubject),
});

export const updateSubject = defineCall({
  id: 'subjects.update',
  method: 'PUT',
  path: '/subjects/list/{id}',
  access: 'administrator',
  summary: 'Cambia el nombre de un tema',
  params: Type.Object({ id: Id }),
  body: subjectChange,
  errors: ['not-found', 'faq-title-taken', 'faq-changed'],
  answer: OkDataOf(FaqSubject),
});

export const deleteSubject = defineCall({
  id: 'subjects.delete',
  method: 'DELETE',
  path: '/subjects/list/{id}',
  access: 'administrator',
  summary: 'Elimina un tema con sus preguntas',
  params: Type.Object({ id: Id }),
  errors: ['not-found'],
  answer: OkDataOf(FaqSubject),
});

export const moveSubject = defineCall({
  id: 'subjects.move',
  method: 'POST',
  path: '/subjects/order/{id}',
  access: 'administrator',
  summary: 'Pone un tema en otro lugar; responde el orden que queda',
  params: Type.Object({ id: Id }),
  body: placeBody,
  errors: ['not-found'],
  answer: OkDataOf(Type.Array(FaqSubject)),
});

export const listQuestions = defineCall({
  id: 'questions.list',
  method: 'GET',
  path: '/questions/list',
  access: 'visitor',
  summary: 'Las preguntas frecuentes con sus respuestas en HTML',
  answer: Type.Array(FaqQuestion),
});

export const listSubjectQuestions = defineCall({
  id: 'questions.list-of',
  method: 'GET',
  path: '/questions/list/{subjectId}',
  access: 'visitor',
  summary: 'Las preguntas frecuentes de un tema',
  params: ofSubject,
  errors: ['not-found'],
  answer: Type.Array(FaqQuestion),
});

export const createQuestion = defineCall({
  id: 'questions.create',
  method: 'POST',
  path: '/questions/list/{subjectId}',
  access: 'administrator',
  summary: 'Crea una pregunta al final de su tema; su respuesta se guarda ya saneada',
  params: ofSubject,
  body: questionBody,
  errors: ['not-found', 'faq-title-taken'],
  answer: OkDataOf(FaqQuestion),
});

export const updateQuestion = defineCall({
  id: 'questions.update',
  method: 'PUT',
  path: '/questions/list/{subjectId}/{id}',
  access: 'administrator',
  summary: 'Cambia una pregunta y su respuesta',
  params: ofQuestion,
  body: questionChange,
  errors: ['not-found', 'faq-title-taken', 'faq-changed'],
  answer: OkDataOf(FaqQuestion),
});

export const deleteQuestion = defineCall({
  id: 'questions.delete',
  method: 'DELETE',
  path: '/questions/list/{subjectId}/{id}',
  access: 'administrator',
  summary: 'Elimina una pregunta',
  params: ofQuestion,
  errors: ['not-found'],
  answer: OkDataOf(FaqQuestion),
});

export const moveQuestion = defineCall({
  id: 'questions.move',
  method: 'POST',
  path: '/questions/order/{subjectId}/{id}',
  access: 'administrator',
  summary: 'Pone una pregunta en otro lugar de su tema; responde el orden que queda',
  params: ofQuestion,
  body: placeBody,
  errors: ['not-found'],
  answer: OkDataOf(Type.Array(FaqQuestion)),
});
