import { listQuestions, listSubjectQuestions, listSubjects } from '@bolillero/contract/calls/support';
import { AppError } from '../../errors/app-error.ts';
import { serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { presentQuestion, presentSubject } from './presenter.ts';
import { isSubject, questions, subjects } from './repository.ts';

/** The frequent questions. Their answers are HTML that was sanitised on its way in. */
export const registerFaq: RegisterModule = (app, context) => {
  serve(app, context, listSubjects, async () => (await subjects(context.db)).map(presentSubject));

  serve(app, context, listQuestions, async () => (await questions(context.db, null)).map(presentQuestion));

  serve(app, context, listSubjectQuestions, async ({ params }) => {
    if (!(await isSubject(context.db, params.subjectId))) throw new AppError('not-found');
    return (await questions(context.db, params.subjectId)).map(presentQuestion);
  });
};
