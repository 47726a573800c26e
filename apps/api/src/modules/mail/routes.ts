import {
  exportMail,
  listMail,
  mailChoices,
  oneMail,
  readdressMail,
  resendMail,
  setMailChoices,
  unsubscribeMail,
  withholdMail,
} from '@bolillero/contract/calls/mail';
import { adminMailTexts } from '@bolillero/texts/admin-mail';
import { AppError } from '../../errors/app-error.ts';
import { adminOf, customerOf, serve } from '../../plugins/calls.ts';
import { serveList } from '../../plugins/serve-list.ts';
import type { RegisterModule } from '../../register-module.ts';
import { instantsOf } from '../../wire/instants-of-days.ts';
import { exportColumns } from './export-presenter.ts';
import { presentMail, presentWholeMail } from './presenter.ts';
import { find, mails } from './repository.ts';
import { choicesOf, readdress, resend, saveChoiceByLink, saveChoices, withhold } from './service.ts';

/** Room for what a mail program sends with its one click: a field of its own that says nothing new. */
const clickLimit = 4_096;

export const registerMail: RegisterModule = (app, context) => {
  serveList(app, context, [listMail, exportMail], {
    list: mails,
    prepare: async ({ query }) => {
      const { q = '', kind, failing = false, state, costumer_id: customerId } = query;
      const filter = { q: q.trim(), kind, failing: Boolean(failing), state, customerId };
      return {
        filter: { ...filter, ...instantsOf(query, context.config.houseTimeZone) },
        present: presentMail,
      };
    },
    file: { name: adminMailTexts.file, columns: exportColumns, personal: true },
  });

  serve(app, context, oneMail, async ({ params }) => {
    const row = await find(context.db, params.id);
    if (row === null) throw new AppError('not-found');
    return { data: presentWholeMail(row) };
  });

  serve(app, context, resendMail, async ({ params, identity }) => {
    const row = await resend(context, adminOf({ identity }), params.id);
    return { ok: true, data: presentMail(row) };
  });

  serve(app, context, readdressMail, async ({ params, identity, body }) => {
    const row = await readdress(context, adminOf({ identity }), params.id, body.address);
    return { ok: true, data: presentMail(row) };
  });

  serve(app, context, withholdMail, async ({ params, identity }) => {
    const row = await withhold(context, adminOf({ identity }), params.id);
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
