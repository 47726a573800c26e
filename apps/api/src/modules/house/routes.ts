import { oneHouse, updateHouse } from '@bolillero/contract/calls/house';
import { findHouse } from '../../house/repository.ts';
import { adminOf, serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { presentHouse } from './presenter.ts';
import { saveSettings } from './service.ts';

export const registerHouse: RegisterModule = (app, context) => {
  const { db, config } = context;

  serve(app, context, oneHouse, async () => ({ data: presentHouse(await findHouse(db), config) }));

  serve(app, context, updateHouse, async ({ identity, body }) => {
    const row = await saveSettings(context, adminOf({ identity }), body);
    return { ok: true, data: presentHouse(row, config) };
  });
};
