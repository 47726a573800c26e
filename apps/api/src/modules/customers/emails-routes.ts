import {
  addEmail as addCall,
  confirmEmail as confirmCall,
  deleteEmail as deleteCall,
  listEmails,
  makePrimaryEmail,
} from '@bolillero/contract/calls/costumers';
import { AppError } from '../../errors/app-error.ts';
import { customerOf, serve } from '../../plugins/calls.ts';
import { originOf, refuseCookieAlone } from '../../plugins/sessions.ts';
import type { RegisterModule } from '../../register-module.ts';
import { addEmail, confirmEmail, deleteEmail, makePrimary } from './emails.ts';
import { presentEmail } from './presenter.ts';
import { emailsOf } from './repository.ts';

/** The addresses of a customer. */
export const registerEmailRoutes: RegisterModule = (app, context) => {
  serve(app, context, listEmails, async ({ query, identity }) => {
    const { customerId } = customerOf({ identity });
    if (query.id !== undefined && query.id !== customerId) throw new AppError('not-found');
    return (await emailsOf(context.db, customerId)).map(presentEmail);
  });

  serve(app, context, addCall, async ({ body, identity, request }) => {
    const { customerId } = customerOf({ identity });
    const emails = await addEmail(context, customerId, body.email, originOf(request));
    return { ok: true, data: emails.map(presentEmail) };
  });

  serve(app, context, confirmCall, async ({ body }) => ({ ok: await confirmEmail(context, body.token) }));

  serve(app, context, makePrimaryEmail, async ({ query, identity, request }) => {
    refuseCookieAlone(request);
    const { customerId } = customerOf({ identity });
    if (query.costumer_id !== undefined && query.costumer_id !== customerId) throw new AppError('not-found');
    const emails = await makePrimary(context, customerId, query.id, originOf(request));
    return { ok: true, data: emails.map(presentEmail) };
  });

  serve(app, context, deleteCall, async ({ body, identity, request, reply }) => {
    await deleteEmail(context, customerOf({ identity }).customerId, body.id, originOf(request));
    // A text is sent as it stands: this is the JSON of one.
    return reply.type('application/json').send(JSON.stringify('OK'));
  });
};
