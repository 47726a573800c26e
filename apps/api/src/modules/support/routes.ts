import {
  answerSupportQuestion,
  exportSupportQuestions,
  listSupportQuestions,
  sendSupportMessage,
} from '@bolillero/contract/calls/support';
import { adminSupportTexts } from '@bolillero/texts/admin-support';
import { daysIn } from '../../lists/days-in.ts';
import { adminOf, serve } from '../../plugins/calls.ts';
import { serveList } from '../../plugins/serve-list.ts';
import { identify } from '../../plugins/sessions.ts';
import type { RegisterModule } from '../../register-module.ts';
import { messageColumns, presentMessage } from './presenter.ts';
import { type ListedMessage, supportMessages } from './repository.ts';
import { answerMessage, sendMessage } from './service.ts';

export const registerSupport: RegisterModule = (app, context) => {
  serve(app, context, sendSupportMessage, async ({ body, request }) => {
    // Anybody may write; who happens to be signed in is remembered.
    const { customer } = await identify(context, request);
    const customerId = customer?.customerId ?? null;
    await sendMessage(context, body, { customerId, address: request.ip });
    return { ok: true };
  });

  serveList(app, context, [listSupportQuestions, exportSupportQuestions], {
    list: supportMessages,
    prepare: async ({ query: { q = '', answered, from, to } }) => ({
      filter: { q: q.trim(), answered, ...daysIn(context.config.houseTimeZone, { from, to }) },
      present: ({ row, answeredBy }: ListedMessage) => presentMessage(row, answeredBy),
    }),
    file: { name: adminSupportTexts.file, columns: messageColumns, personal: true },
  });

  serve(app, context, answerSupportQuestion, async ({ body, identity }) => ({
    ok: true,
    data: await answerMessage(context, adminOf({ identity }), body.id, body.respuesta),
  }));
};
