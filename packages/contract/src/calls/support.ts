import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Id, Instant, Nullable, Ok, OkDataOf, PageOf, pageQuery } from '../wire.ts';

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

export const listSubjects = defineCall({
  id: 'subjects.list',
  method: 'GET',
  path: '/subjects/list',
  access: 'visitor',
  summary: 'Los temas de las preguntas frecuentes',
  answer: Type.Array(FaqSubject),
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
  params: Type.Object({ subjectId: Id }),
  errors: ['not-found'],
  answer: Type.Array(FaqQuestion),
});

export const sendSupportMessage = defineCall({
  id: 'supports.create',
  method: 'POST',
  path: '/supports/create',
  access: 'visitor',
  summary: 'Envía un mensaje a soporte',
  body: Type.Object({
    email: Type.Optional(Type.String({ maxLength: 254 })),
    name: Type.Optional(Type.String({ maxLength: 200 })),
    message: Type.Optional(Type.String({ maxLength: 5000 })),
  }),
  errors: ['support-invalid'],
  answer: Ok,
});

export const SupportQuestion = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  message: Type.String(),
  answer: Nullable(Type.String()),
  createdAt: Instant,
  answeredAt: Nullable(Instant),
});
export type SupportQuestion = Static<typeof SupportQuestion>;

export const listSupportQuestions = defineCall({
  id: 'supports.list-questions',
  method: 'GET',
  path: '/supports/list-questions',
  access: 'operator',
  summary: 'Los mensajes de soporte, los más nuevos primero',
  query: Type.Object({
    ...pageQuery,
    /** Only those with an answer, or without one. */
    answered: Type.Optional(Type.Boolean()),
  }),
  answer: PageOf(SupportQuestion),
});

export const answerSupportQuestion = defineCall({
  id: 'supports.create-answer',
  method: 'POST',
  path: '/supports/create_answer',
  access: 'operator',
  summary: 'Responde un mensaje de soporte, una vez; la respuesta sale por correo',
  body: Type.Object({
    id: Id,
    respuesta: Type.String({ maxLength: 5000 }),
    correo: Type.Optional(Type.String({ maxLength: 254 })),
    mensaje: Type.Optional(Type.String({ maxLength: 5000 })),
    nombre: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  errors: ['not-found', 'support-answered'],
  answer: OkDataOf(SupportQuestion),
});
