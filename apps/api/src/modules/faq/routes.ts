import {
  createQuestion as createQuestionCall,
  createSubject as createSubjectCall,
  deleteQuestion as deleteQuestionCall,
  deleteSubject as deleteSubjectCall,
  listQuestions,
  listSubjectQuestions,
  listSubjects,
  moveQuestion as moveQuestionCall,
  moveSubject as moveSubjectCall,
  updateQuestion as updateQuestionCall,
  updateSubject as updateSubjectCall,
} from '@bolillero/contract/calls/faq';
import { AppError } from '../../errors/app-error.ts';
import { adminOf, serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { presentQuestion, presentSubject } from './presenter.ts';
import { readQuestion, readSubject } from './reader.ts';
import { isSubject, questions, subjects } from './repository.ts';
import {
  changeQuestion,
  createQuestion,
  createSubject,
  moveQuestion,
  moveSubject,
  removeQuestion,
  removeSubject,
  updateSubject,
} from './service.ts';

/** The frequent questions. Their answers are HTML that was sanitised on its way in. */
export const registerFaq: RegisterModule = (app, context) => {
  serve(app, context, listSubjects, async () => (await subjects(context.db)).map(presentSubject));

  serve(app, context, listQuestions, async () => (await questions(context.db, null)).map(presentQuestion));

  serve(app, context, listSubjectQuestions, async ({ params }) => {
    if (!(await isSubject(context.db, params.subjectId))) throw new AppError('not-found');
    return (await questions(context.db, params.subjectId)).map(presentQuestion);
  });

  serve(app, context, createSubjectCall, async ({ body, identity }) => {
    const row = await createSubject(context, adminOf({ identity }), readSubject(body));
    return { ok: true, data: presentSubject(row) };
  });

  serve(app, context, updateSubjectCall, async ({ params, body, identity }) => {
    const row = await updateSubject(context, adminOf({ identity }), params.id, {
      title: readSubject(body),
      read: body.read,
    });
    return { ok: true, data: presentSubject(row) };
  });

  serve(app, context, deleteSubjectCall, async ({ params, identity }) => {
    const row = await removeSubject(context, adminOf({ identity }), params.id);
    return { ok: true, data: presentSubject(row) };
  });

  serve(app, context, moveSubjectCall, async ({ params, body, identity }) => {
    const order = await moveSubject(context, adminOf({ identity }), params.id, body.place);
    return { ok: true, data: order.map(presentSubject) };
  });

  serve(app, context, createQuestionCall, async ({ params, body, identity }) => {
    const row = await createQuestion(context, adminOf({ identity }), params.subjectId, readQuestion(body));
    return { ok: true, data: presentQuestion(row) };
  });

  serve(app, context, updateQuestionCall, async ({ params, body, identity }) => {
    const row = await changeQuestion(context, adminOf({ identity }), params, {
      typed: readQuestion(body),
      read: body.read,
    });
    return { ok: true, data: presentQuestion(row) };
  });

  serve(app, context, deleteQuestionCall, async ({ params, identity }) => {
    const row = await removeQuestion(context, adminOf({ identity }), params);
    return { ok: true, data: presentQuestion(row) };
  });

  serve(app, context, moveQuestionCall, async ({ params, body, identity }) => {
    const order = await moveQuestion(context, adminOf({ identity }), params, body.place);
    return { ok: true, data: order.map(presentQuestion) };
  });
};
