import {
  changePassword as changeCall,
  confirmCustomerPassword,
  forgotPassword,
  recoverPassword,
  validResetLink,
} from '@bolillero/contract/calls/costumers';
import { customerOf, serve } from '../../plugins/calls.ts';
import { originOf, setSessionCookie } from '../../plugins/sessions.ts';
import type { RegisterModule } from '../../register-module.ts';
import { changePassword, confirmOwnPassword } from './own-password.ts';
import { askForReset, liveReset, recover, sendReset, sendResetJob } from './resets.ts';

/** New passwords: with the current one, or with a link that was mailed. */
export const registerPasswordRoutes: RegisterModule = (app, context) => {
  context.jobs.handle(sendResetJob, (payload) => sendReset(context, payload), 2);

  serve(app, context, changeCall, async ({ body, identity, request, reply }) => {
    const { customerId } = customerOf({ identity });
    const { current = '', password_new: password = '', confirm_new: confirmation = '' } = body;
    const typed = { current, password, confirmation };
    const token = await changePassword(context, customerId, typed, originOf(request));
    setSessionCookie(context, reply, 'customer', token);
    return { ok: true, data: token };
  });

  serve(app, context, confirmCustomerPassword, async ({ body, identity, request }) => {
    await confirmOwnPassword(context, customerOf({ identity }), body, request.ip);
    return { ok: true };
  });

  serve(app, context, forgotPassword, async ({ body, request }) => {
    await askForReset(context, body.email ?? '', request.ip);
    return { ok: true };
  });

  serve(app, context, validResetLink, async ({ query }) => ({
    ok: (await liveReset(context, context.db, query)) !== null,
  }));

  serve(app, context, recoverPassword, async ({ body, request }) => {
    const { email, token, password = '', new_password: confirmation = '' } = body;
    await recover(context, { email, token }, { password, confirmation }, originOf(request));
    return { ok: true };
  });
};
