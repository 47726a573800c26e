import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { dayRange, exportOf, ListOf, listQuery } from '../list.ts';
import { Id, Instant, Nullable, Ok, OkDataOf } from '../wire.ts';

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
  /** Name of who answered it; null before. */
  answeredBy: Nullable(Type.String()),
});
export type SupportQuestion = Static<typeof SupportQuestion>;

export const listSupportQuestions = defineCall({
  id: 'supports.list-questions',
  method: 'GET',
  path: '/supports/list-questions',
  access: 'operator',
  summary: 'Los mensajes de soporte, los más nuevos primero; las fechas son las de su llegada',
  query: listQuery(['id', 'name', 'email', 'created', 'answered'], {
    /** Only those with an answer, or without one. */
    answered: Type.Optional(Type.Boolean()),
    ...dayRange,
  }),
  answer: ListOf(SupportQuestion),
});
export const exportSupportQuestions = exportOf(listSupportQuestions);

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
