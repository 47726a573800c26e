import {
  beginSecondFactor,
  confirmSecondFactor,
  endOwnOtherSessions,
  endOwnSession,
  endSecondFactor,
  endSessionsOfUser,
  listOwnSessions,
  listSessionsOfUser,
  makeRecoveryCodes as makeCodesCall,
  resetSecondFactor,
  secondFactorState,
} from '@bolillero/contract/calls/user-security';
import { presentOpenSession } from '../../identity/open-session-presenter.ts';
import { openSessionsOf } from '../../identity/open-sessions-repository.ts';
import { adminOf, serve } from '../../plugins/calls.ts';
import { originOf } from '../../plugins/sessions.ts';
import type { RegisterModule } from '../../register-module.ts';
import {
  beginFactor,
  confirmFactor,
  endFactor,
  makeRecoveryCodes,
  resetFactor,
  stateOfFactor,
} from './second-factor.ts';
import { theUser } from './service.ts';
import { endSessionOf, endSessionsOf } from './sessions.ts';

/** Second factors and sessions: one's own, and for administrators those of the others. */
export const registerSecurityRoutes: RegisterModule = (app, context) => {
  serve(app, context, secondFactorState, async ({ identity }) => ({
    data: await stateOfFactor(context, adminOf({ identity })),
  }));

  serve(app, context, beginSecondFactor, async ({ identity }) => ({
    ok: true,
    data: await beginFactor(context, adminOf({ identity })),
  }));

  serve(app, context, confirmSecondFactor, async ({ body, identity, request }) => {
    const codes = await confirmFactor(context, adminOf({ identity }), body.code ?? '', originOf(request));
    return { ok: true, data: { recovery_codes: codes } };
  });

  serve(app, context, endSecondFactor, async ({ identity, request }) => {
    await endFactor(context, adminOf({ identity }), originOf(request));
    return { ok: true };
  });

  serve(app, context, makeCodesCall, async ({ identity, request }) => {
    const codes = await makeRecoveryCodes(context, adminOf({ identity }), originOf(request));
    return { ok: true, data: { recovery_codes: codes } };
  });

  serve(app, context, resetSecondFactor, async ({ params, identity, request }) => {
    await resetFactor(context, adminOf({ identity }), params.id, originOf(request));
    return { ok: true };
  });

  const sessionsOf = async (adminId: number, current: number) => {
    const rows = await openSessionsOf(context, { adminId });
    return { data: rows.map((row) => presentOpenSession(row, current)) };
  };

  serve(app, context, listOwnSessions, async ({ identity }) => {
    const { adminId, sessionId } = adminOf({ identity });
    return await sessionsOf(adminId, sessionId);
  });

  serve(app, context, endOwnSession, async ({ body, identity, request }) => {
    const who = adminOf({ identity });
    await endSessionOf(context, who, who.adminId, body.id, originOf(request));
    return { ok: true, ...(await sessionsOf(who.adminId, who.sessionId)) };
  });

  serve(app, context, endOwnOtherSessions, async ({ identity, request }) => {
    const who = adminOf({ identity });
    await endSessionsOf(context, who, who.adminId, originOf(request));
    return { ok: true, ...(await sessionsOf(who.adminId, who.sessionId)) };
  });

  serve(app, context, listSessionsOfUser, async ({ params, identity }) => {
    const { id } = await theUser(context.db, params.id);
    return await sessionsOf(id, adminOf({ identity }).sessionId);
  });

  serve(app, context, endSessionsOfUser, async ({ params, body, identity, request }) => {
    const who = adminOf({ identity });
    const { id } = await theUser(context.db, params.id);
    if (body.session === undefined) await endSessionsOf(context, who, id, originOf(request));
    else await endSessionOf(context, who, id, body.session, originOf(request));
    return { ok: true, ...(await sessionsOf(id, who.sessionId)) };
  });
};
