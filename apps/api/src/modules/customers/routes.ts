import {
  customerProfile,
  favouriteLotteries,
  oneCustomer,
  registerCustomer,
  signInCustomer,
  signOutCustomer,
  updateProfile as updateCall,
  validCustomerToken,
} from '@bolillero/contract/calls/costumers';
import { Id } from '@bolillero/contract/wire';
import { Type } from 'typebox';
import { AppError } from '../../errors/app-error.ts';
import { requireCredentials } from '../../identity/check-password.ts';
import { closeSession } from '../../identity/sessions-repository.ts';
import { customerOf, serve } from '../../plugins/calls.ts';
import { parseJsonText } from '../../plugins/json-text.ts';
import { clearSessionCookie, liveToken, originOf, setSessionCookie } from '../../plugins/sessions.ts';
import type { RegisterModule } from '../../register-module.ts';
import { registerEmailRoutes } from './emails-routes.ts';
import { registerPasswordRoutes } from './passwords-routes.ts';
import { presentCustomer } from './presenter.ts';
import { setFavourites, updateProfile } from './profile.ts';
import { register, signIn, theCustomer } from './service.ts';
import { registerSessionRoutes } from './sessions-routes.ts';

const FavouriteIds = Type.Array(Id, { maxItems: 50 });

export const registerCustomers: RegisterModule = (app, context) => {
  serve(app, context, registerCustomer, async ({ body, request }) => {
    const { email = '', birthday = '', password = '', confirm_password: confirmation = '' } = body;
    const { name = '', lastname = '', country = '', terms } = body;
    const refusesTerms = terms === false;
    const typed = { email, birthday, password, confirmation, name, lastname, country, refusesTerms };
    const row = await register(context, typed, request.ip);
    return { status: 200, costumer: presentCustomer(row) };
  });

  serve(app, context, signInCustomer, async ({ body, request, reply }) => {
    const credentials = requireCredentials(body, ['email', 'password'], 'customer-sign-in-failed');
    const { token, row } = await signIn(context, credentials, originOf(request), request.log);
    setSessionCookie(context, reply, 'customer', token);
    return { status: 200, token, costumer: presentCustomer(row) };
  });

  serve(app, context, validCustomerToken, async ({ body, request, reply }) => {
    const live = await liveToken(context, request, 'customer', body.token);
    if (live?.identity.customer == null) return { ok: false };
    const row = await theCustomer(context, live.identity.customer.customerId);
    setSessionCookie(context, reply, 'customer', live.token);
    return { ok: true, token: live.token, costumer: presentCustomer(row) };
  });

  serve(app, context, signOutCustomer, async ({ identity, reply }) => {
    await closeSession(context.db, customerOf({ identity }).sessionId);
    clearSessionCookie(context, reply, 'customer');
    return { ok: true };
  });

  serve(app, context, customerProfile, async ({ identity }) => {
    const row = await theCustomer(context, customerOf({ identity }).customerId);
    return { data: presentCustomer(row) };
  });

  serve(app, context, oneCustomer, async ({ params, identity }) => {
    const isOwn = identity.customer?.customerId === params.id;
    if (!isOwn && identity.admin?.role !== 'administrator') throw new AppError('not-found');
    return { data: presentCustomer(await theCustomer(context, params.id)) };
  });

  serve(app, context, updateCall, async ({ body, identity }) => {
    const { customerId } = customerOf({ identity });
    await updateProfile(context, customerId, body);
    return { ok: true, data: presentCustomer(await theCustomer(context, customerId)) };
  });

  serve(app, context, favouriteLotteries, async ({ body, identity, request }) => {
    const ids = parseJsonText<typeof FavouriteIds>(request, FavouriteIds, body.loteries, 'loteries');
    return { ok: true, data: await setFavourites(context, customerOf({ identity }).customerId, ids) };
  });

  registerEmailRoutes(app, context);
  registerPasswordRoutes(app, context);
  registerSessionRoutes(app, context);
};
