import {
  deletePlaySet,
  listPlaySets,
  playPlaySet,
  playsOfSet,
  renamePlaySet,
  savePlaySet,
} from '@bolillero/contract/calls/play-sets';
import { customerOf, serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { readLines } from '../checkouts/reader.ts';
import { presentLine, presentPlaySet } from './presenter.ts';
import { deleteSet, linesOfSet, listSets, playSet, renameSet, saveSet } from './service.ts';

/** Plays that a customer keeps under a name. */
export const registerPlaySets: RegisterModule = (app, context) => {
  serve(app, context, listPlaySets, async ({ query, identity }) => {
    const { customerId } = customerOf({ identity });
    const sets = await listSets(context, customerId, { lotteryId: query.id, type: query.type });
    return { data: sets.map(presentPlaySet) };
  });

  serve(app, context, playsOfSet, async ({ params, identity }) => {
    const lines = await linesOfSet(context, customerOf({ identity }).customerId, params.id);
    return { data: lines.map(presentLine) };
  });

  serve(app, context, savePlaySet, async ({ body, identity, request }) => {
    const { loterie_id: lotteryId, type, name, balls } = body;
    const { lines } = readLines(request, balls);
    const saved = await saveSet(context, customerOf({ identity }), { lotteryId, type, name, lines });
    return { ok: true, data: presentPlaySet(saved) };
  });

  serve(app, context, renamePlaySet, async ({ params, body, identity }) => {
    const { customerId } = customerOf({ identity });
    return { ok: true, data: presentPlaySet(await renameSet(context, customerId, params.id, body.name)) };
  });

  serve(app, context, deletePlaySet, async ({ params, identity }) => {
    await deleteSet(context, customerOf({ identity }).customerId, params.id);
    return { ok: true };
  });

  serve(app, context, playPlaySet, async ({ params, identity }) => {
    const { ids, date } = await playSet(context, customerOf({ identity }), params.id);
    return { ok: true, registered: [...ids], date_lottery: date };
  });
};
