import {
  listMail,
  mailChoices,
  resendMail,
  setMailChoices,
  unsubscribeMail,
} from '@bolillero/contract/calls/mail';
import { adminOf, customerOf, serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { pageOf, pagesOf } from '../../wire/paging.ts';
import { presentMail } from './presenter.ts';
import { list } from './repository.ts';
import { choicesOf, resend, saveChoiceByLink, saveChoices } from './service.ts';

/** Room for what a mail program sends with its one click: a field of its own that says nothing new. */
const clickLimit = 4_096;

export const registerMail: RegisterModule = (app, context) => {
  serve(app, context, listMail, async ({ query }) => {
    const { q = '', sort, page, perPage, kind, failing = false, costumer_id: customerId } = query;
    const { rows, total } = await list(
      context.db,
      { q: q.trim(), kind, failing: Boolean(failing), customerId },
      sort,
      pageOf(page, perPage),
    );
    return { data: rows.map(presentMail), total, pages: pagesOf(total, perPage) };
  });

  serve(app, context, resendMail, async ({ params, identity }) => {
    const row = await resend(context, adminOf({ identity }), params.id);
    return { ok: true, data: presentMail(row) };
  });

  serve(app, context, mailChoices, async ({ identity }) => ({
    data: await choicesOf(context, customerOf({ identity }).customerId),
  }));

  serve(app, context, setMailChoices, async ({ identity, body }) => ({
    ok: true,
    data: await saveChoices(context, customerOf({ identity }).customerId, body.unwanted),
  }));

  app.register(async (clicks) => {
    // Mail programs send a form, in either of its encodings (RFC 8058): here alone any body is taken, and none is read.
    clicks.removeAllContentTypeParsers();
    clicks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: clickLimit }, async () => ({}));
    serve(clicks, context, unsubscribeMail, async ({ query: { token, kind, again = false } }) => {
      const chosen = await saveChoiceByLink(context, { token, kind, wanted: Boolean(again) });
      return chosen === null ? { ok: false } : { ok: true, ...chosen };
    });
  });
};
