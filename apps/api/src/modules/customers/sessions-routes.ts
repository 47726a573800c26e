import {
  endSession as endCall,
  endOtherSessions as endOthersCall,
  listSessions,
} from '@bolillero/contract/calls/costumers';
import { presentOpenSession } from '../../identity/open-session-presenter.ts';
import { openSessionsOf } from '../../identity/open-sessions-repository.ts';
import { customerOf, serve } from '../../plugins/calls.ts';
import { originOf } from '../../plugins/sessions.ts';
import type { RegisterModule } from '../../register-module.ts';
import { endOtherSessions, endSession } from './sessions.ts';

/** Where a customer is signed in. */
export const registerSessionRoutes: RegisterModule = (app, context) => {
  const list = async ({ customerId, sessionId }: ReturnType<typeof customerOf>) => {
    const rows = await openSessionsOf(context, { customerId });
    return { data: rows.map((row) => presentOpenSession(row, sessionId)) };
  };

  serve(app, context, listSessions, async ({ identity }) => await list(customerOf({ identity })));

  serve(app, context, endCall, async ({ body, identity, request }) => {
    const customer = customerOf({ identity });
    await endSession(context, customer, body.id, originOf(request));
    return { ok: true, ...(await list(customer)) };
  });

  serve(app, context, endOthersCall, async ({ identity, request }) => {
    const customer = customerOf({ identity });
    await endOtherSessions(context, customer, originOf(request));
    return { ok: true, ...(await list(customer)) };
  });
};
