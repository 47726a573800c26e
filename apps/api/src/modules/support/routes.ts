import {
  answerSupportQuestion,
  listSupportQuestions,
  sendSupportMessage,
} from '@bolillero/contract/calls/support';
import { adminOf, serve } from '../../plugins/calls.ts';
import { identify } from '../../plugins/sessions.ts';
import type { RegisterModule } from '../../register-module.ts';
import { pageOf, pagesOf } from '../../wire/paging.ts';
import { presentMessage } from './presenter.ts';
import { list } from './repository.ts';
import { answerMessage, sendMessage } from './service.ts';

export const registerSupport: RegisterModule = (app, context) => {
  serve(app, context, sendSupportMessage, async ({ body, request }) => {
    // Anybody may write; who happens to be signed in is remembered.
    const { customer } = await identify(context, request);
    const customerId = customer?.customerId ?? null;
    await sendMessage(context, body, { customerId, address: request.ip });
    return { ok: true };
  });

  serve(app, context, listSupportQuestions, async ({ query }) => {
    const { q = '', sort, answered, page, perPage } = query;
    const filter = { q: q.trim(), sort, answered };
    const { rows, total } = await list(context.db, filter, pageOf(page, perPage));
    return { data: rows.map(presentMessage), total, pages: pagesOf(total, perPage) };
  });

  serve(app, context, answerSupportQuestion, async ({ body, identity }) => ({
    ok: true,
    data: presentMessage(await answerMessage(context, adminOf({ identity }), body.id, body.respuesta)),
  }));
};
