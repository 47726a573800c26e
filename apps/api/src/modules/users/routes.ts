import {
  confirmAdminPassword,
  createUser as createCall,
  deleteUser as deleteCall,
  listUsers,
  oneUser,
  signInAdmin,
  signOutAdmin,
  updateUser as updateCall,
  validAdminToken,
} from '@bolillero/contract/calls/users';
import { requireCredentials } from '../../identity/check-password.ts';
import { adminOf, serve } from '../../plugins/calls.ts';
import { clearSessionCookie, liveToken, originOf, setSessionCookie } from '../../plugins/sessions.ts';
import type { RegisterModule } from '../../register-module.ts';
import { pageOf, pagesOf } from '../../wire/paging.ts';
import { presentUser } from './presenter.ts';
import { list, type UserRow } from './repository.ts';
import { registerSecurityRoutes } from './security-routes.ts';
import { createUser, deleteUser, theUser, updateUser } from './service.ts';
import { confirmOwnPassword, signIn, signOut } from './sign-in.ts';

export const registerUsers: RegisterModule = (app, context) => {
  const setsUpFirst = ({ hasSecondFactor }: UserRow) =>
    context.config.adminSecondFactorRequired && !hasSecondFactor;

  serve(app, context, signInAdmin, async ({ body, request, reply }) => {
    const credentials = requireCredentials(body, ['dni', 'password'], 'admin-sign-in-failed');
    const { code = '' } = body;
    const { token, row } = await signIn(context, { ...credentials, code }, originOf(request), request.log);
    setSessionCookie(context, reply, 'admin', token);
    return { status: 200, token, user: presentUser(row), second_factor_required: setsUpFirst(row) };
  });

  serve(app, context, validAdminToken, async ({ body, request, reply }) => {
    const live = await liveToken(context, request, 'admin', body.token);
    if (live?.identity.admin == null) return { ok: false };
    const row = await theUser(context.db, live.identity.admin.adminId);
    setSessionCookie(context, reply, 'admin', live.token);
    const user = presentUser(row);
    return { ok: true, token: live.token, user, second_factor_required: setsUpFirst(row) };
  });

  serve(app, context, signOutAdmin, async ({ identity, request, reply }) => {
    await signOut(context, adminOf({ identity }), originOf(request));
    clearSessionCookie(context, reply, 'admin');
    return { ok: true };
  });

  serve(app, context, confirmAdminPassword, async ({ body, identity, request }) => {
    await confirmOwnPassword(context, adminOf({ identity }), body, originOf(request), request.log);
    return { ok: true };
  });

  serve(app, context, listUsers, async ({ query }) => {
    const { q = '', role, sort, page, perPage } = query;
    const asked = perPage === undefined ? null : pageOf(page, perPage);
    const { rows, total } = await list(context.db, { q: q.trim(), role, sort, page: asked });
    const pages = perPage === undefined ? 1 : pagesOf(total, perPage);
    return { data: rows.map(presentUser), total, pages };
  });

  serve(app, context, oneUser, async ({ params }) => ({
    data: presentUser(await theUser(context.db, params.id)),
  }));

  serve(app, context, createCall, async ({ body, identity }) => ({
    ok: true,
    data: presentUser(await createUser(context, adminOf({ identity }), body)),
  }));

  serve(app, context, updateCall, async ({ params, body, identity }) => ({
    ok: true,
    data: presentUser(await updateUser(context, adminOf({ identity }), params.id, body)),
  }));

  serve(app, context, deleteCall, async ({ params, identity }) => {
    await deleteUser(context, adminOf({ identity }), params.id);
    return { ok: true };
  });

  registerSecurityRoutes(app, context);
};
